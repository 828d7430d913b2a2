import type { ReleaseKey, ReleaseRegistry } from '@sightline/shared-lib/contracts';
import { REGISTRY_KEY } from '@sightline/shared-lib/registry';

import { publicPem } from './signer';

/** As it stands in links and in the history. */
const NAME = /^[a-z][a-z0-9-]{0,40}$/;

function withKeys(registry: ReleaseRegistry, named: Readonly<Record<string, ReleaseKey>>): ReleaseRegistry {
  const revision = registry.revision + 1;
  return { ...registry, revision, keys: { revision, named } };
}

/** Lets a key release these remotes, and no others that it might before. Throws when its name or kind is none that a registry has. */
export function allowKey(registry: ReleaseRegistry, name: string, { publicKey, remotes }: ReleaseKey): ReleaseRegistry {
  if (!NAME.test(name) || name === REGISTRY_KEY)
    throw new Error(`A key is named with small letters, digits and hyphens, and not "${REGISTRY_KEY}": "${name}".`);
  if (remotes.length === 0) throw new Error('Say which remotes the key may release, or all.');
  const pem = publicPem(publicKey);
  const { [name]: _known, ...others } = registry.keys?.named ?? {};
  const [twin] = Object.entries(others).find(([, key]) => key.publicKey === pem) ?? [];
  if (twin !== undefined) throw new Error(`The registry has this key already, as ${twin}.`);
  return withKeys(registry, { ...others, [name]: { publicKey: pem, remotes } });
}

/** Takes a key's rights. What it signed is signed anew by whoever does this. */
export function refuseKey(registry: ReleaseRegistry, name: string): ReleaseRegistry {
  const { [name]: gone, ...others } = registry.keys?.named ?? {};
  if (!gone)
    throw new Error(`The registry has no key ${name}. Keys: ${Object.keys(others).join(', ') || 'its own alone'}.`);
  return withKeys(registry, others);
}
