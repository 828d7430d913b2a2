import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';

import { TYPES_ARCHIVE } from '@sightline/shared-lib/contracts';

import { inRepository } from '../webpack/paths';

import { writeHostTypes } from './hostTypes';

/** Reads an archive as any program does: by the directory at its end. */
function unpacked(archive: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  const end = archive.length - 22;
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [sum, packed, size] = [16, 20, 24].map((place) => archive.readUInt32LE(at + place)) as [
      number,
      number,
      number,
    ];
    const length = archive.readUInt16LE(at + 28);
    const local = archive.readUInt32LE(at + 42);
    const name = archive.toString('utf8', at + 46, at + 46 + length);
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const body = inflateRawSync(archive.subarray(begin, begin + packed));
    expect([name, body.length, crc32(body)]).toEqual([name, size, sum]);
    files[name] = body.toString();
    at += 46 + length;
  }
  return files;
}

let folder = '';
const archive = () => readFileSync(join(folder, TYPES_ARCHIVE));
const provides = { fragments: ['cart.badge'], commands: ['stores.choose'] } as const;

beforeAll(() => {
  mkdirSync(inRepository('.cache'), { recursive: true });
  // Below the repository, where react and rxjs are found as a host's own are.
  folder = mkdtempSync(join(inRepository('.cache'), 'outside-host-'));
  writeHostTypes(folder, provides);
  for (const [path, text] of Object.entries(unpacked(archive()))) {
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
    writeHostTypes(folder, provides);
    expect(archive().equals(first)).toBe(true);
    expect(Object.entries(unpacked(first)).filter(([, text]) => text.includes(inRepository('.')))).toEqual([]);
  });
});
