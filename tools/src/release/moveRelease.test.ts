import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Release } from '@sightline/shared-lib/contracts';

import { moveRelease } from './moveRelease';
import { promote, publish } from './releaseChannels';
import { writeRegistryFile } from './registryFile';
import { registryFiles } from './registryFiles';
import { aRelease } from './testing/aRelease';

const REMOTE = 'mfe-catalog';
const folder = mkdtempSync(join(tmpdir(), 'sightline-move-'));
const files = registryFiles(join(folder, 'releases'), join(folder, 'key.pem'));
afterAll(() => rmSync(folder, { recursive: true }));

const release = (id: string, commands: Release['provides']['commands']) =>
  aRelease(id, { provides: { pages: [], fragments: [], commands } });

/** A shell that has come to need what the release before did not give. */
const shell = { contract: 3, agreement: { gives: {}, takes: { 'command search.open': 's1' } } };

describe('taking a release back', () => {
  beforeEach(() => {
    const first = publish({ revision: 0, remotes: {} }, REMOTE, release('old', []));
    writeRegistryFile(files, promote(publish(first, REMOTE, release('new', ['search.open'])), REMOTE, 'new'));
  });
  const back = (anyway: boolean) =>
    moveRelease(files, REMOTE, { action: 'rollback' }, { shell, anyway, by: 'Ann', reason: 'it fails' });

  it('is refused when somebody would miss something then, who is named [FED-04]', () => {
    expect(() => back(false)).toThrow(/shell needs command search\.open: nobody gives it[^]*--anyway/);
  });

  it('is done all the same by who says that it is meant', () => {
    const { stable, changes } = back(true).remotes[REMOTE] ?? {};
    expect(stable).toBe('old');
    expect(changes?.[0]).toMatchObject({ action: 'rollback', release: 'old', by: 'Ann', reason: 'it fails' });
  });
});
