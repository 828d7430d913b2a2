import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { storybookConfig } from '.';
import { addressesOf, guests, SLICES } from './slices';

describe('the composed Storybook', () => {
  const folder = mkdtempSync(join(tmpdir(), 'slices-'));
  beforeAll(() => {
    for (const slice of SLICES) mkdirSync(join(folder, slice, 'features'), { recursive: true });
    for (const slice of ['shared-lib', 'mfe-catalog'])
      writeFileSync(join(folder, slice, 'features/Tile.stories.tsx'), '');
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(() => {
    delete process.env['STORYBOOK_SLICES'];
  });

  it('composes the slices that have stories into the kit [FED-06]', () => {
    expect(guests((slice) => join(folder, slice))).toEqual(['mfe-catalog']);
  });

  it('finds static slices beside itself and running ones at their ports [FED-06]', () => {
    expect(addressesOf(['shell', 'mfe-catalog'], (slice) => `./${slice}`)).toEqual({
      shell: { title: 'shell', url: './shell' },
      'mfe-catalog': { title: 'mfe-catalog', url: './mfe-catalog' },
    });
    expect(addressesOf(['shell'], (_, place) => `http://localhost:${6007 + place}`)['shell']?.url).toBe(
      'http://localhost:6007',
    );
  });

  it('reads the addresses that the command hands over, and none when a slice is opened alone', () => {
    expect(storybookConfig('..')).not.toHaveProperty('refs');
    const slices = addressesOf(['shell'], () => './shell');
    process.env['STORYBOOK_SLICES'] = JSON.stringify(slices);
    expect(storybookConfig('..').refs).toEqual(slices);
  });
});
