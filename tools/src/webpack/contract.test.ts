import { readdirSync } from 'node:fs';

import type { RemoteManifest } from '@sightline/shared-lib/contracts';

import { inRepository } from './paths';

/** Since this version shells offer what entries of this build take from them. */
const OFFERED_SINCE = 3;

const remotes = readdirSync(inRepository()).filter((name) => name.startsWith('mfe-'));

it.each(remotes)('%s asks for a shell that has what its entry takes from it [FED-05]', async (remote) => {
  const { manifest } = (await import(inRepository(remote, 'remote.ts'))) as { readonly manifest: RemoteManifest };
  expect(manifest.contract).toBeGreaterThanOrEqual(OFFERED_SINCE);
});
