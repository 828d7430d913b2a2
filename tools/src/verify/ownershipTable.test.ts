import { readFileSync } from 'node:fs';

import { REMOTE_NAMES, type RemoteManifest } from '@sightline/shared-lib/contracts';

import { inRepository } from '../webpack/paths';

const rows = readFileSync(inRepository('README.md'), 'utf8').split('\n');
const named = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

it.each(REMOTE_NAMES)('README names what %s lends and answers, as its remote.ts says it [FED-01]', async (remote) => {
  const { manifest } = (await import(inRepository(remote, 'remote.ts'))) as { readonly manifest: RemoteManifest };
  const row = rows.find((line) => line.startsWith(`| \`${remote}\` |`)) ?? '';
  const [, , , fragments, commands] = row.split('|');
  expect(named(fragments)).toEqual(manifest.fragments);
  expect(named(commands)).toEqual(manifest.commands);
});
