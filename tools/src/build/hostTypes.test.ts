import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { TYPES_ARCHIVE } from '@sightline/shared-lib/contracts';
import { strFromU8, unzipSync } from 'fflate';

import { inRepository } from '../webpack/paths';

import { writeHostTypes } from './hostTypes';

let folder = '';
const archive = () => readFileSync(join(folder, TYPES_ARCHIVE));
const provides = { fragments: ['cart.badge'], commands: ['stores.choose'] } as const;

beforeAll(() => {
  mkdirSync(inRepository('.cache'), { recursive: true });
  // Below the repository, where react and rxjs are found as a host's own are.
  folder = mkdtempSync(join(inRepository('.cache'), 'outside-host-'));
  writeHostTypes(folder, provides);
  for (const [path, text] of Object.entries(unzipSync(archive()))) {
    const file = join(folder, '@mf-types/mfe_demo', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the compiler says of a host's page that knows of the shop what the archive says, and nothing else. */
function complaints(source: string): string {
  writeFileSync(join(folder, 'page.ts'), source);
  const settings = {
    compilerOptions: {
      noEmit: true,
      strict: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2022',
      types: [],
      paths: { '*': ['./@mf-types/*'] },
    },
    files: ['page.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const tsc = inRepository('node_modules/typescript-7/bin/tsc');
  return spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' }).stdout;
}

describe('the types beside a release', () => {
  it('are what a host of another repository compiles against, and stop a wrong use [FED-05]', () => {
    const page = (label: string) => `
      import { remote, type GivenCommands, type GivenFragments } from 'mfe_demo/remote';
      export const badge: GivenFragments['cart.badge'] = { label: ${label} };
      export const store: GivenCommands['stores.choose']['output'] | undefined = undefined;
      export const page: number = remote.manifest.contract;`;
    expect(complaints(page("'Bag'"))).toBe('');
    const wrong = complaints(page('3').replace("['stores.choose']", "['cart.add']"));
    expect(wrong).toContain("Type 'number' is not assignable to type 'string'");
    expect(wrong).toContain("Property 'cart.add' does not exist");
  });

  it('are the same bytes whenever they are made of the same sources, and name no folder of this machine [FED-01]', () => {
    const first = archive();
    const tomorrow = Date.now() + 86_400_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(tomorrow);
    writeHostTypes(folder, provides);
    clock.mockRestore();
    expect(archive().equals(first)).toBe(true);
    const texts = Object.values(unzipSync(first)).map((bytes) => strFromU8(bytes));
    expect(texts.filter((text) => text.includes(inRepository('.')))).toEqual([]);
  });
});
