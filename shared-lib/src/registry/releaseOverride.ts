import { createPrivateKey, sign, verify } from 'node:crypto';

import { isRemoteName, type ReleaseKeys, type RemoteName } from '../contracts';

import { keyFor, REGISTRY_KEY } from './releaseKeys';

/** Releases that one person wants to see, by remote. */
export type ReleaseOverrides = Readonly<Record<RemoteName, string>>;

/** How long an override lasts, in milliseconds: half a day of looking at a release. A longer one is refused, whoever signed it. */
export const OVERRIDE_LIFE_MS = 4 * 3_600_000;

/** Parts what is signed here from the registry, which the same key signs. */
const PURPOSE = 'sightline release override\n';
/** Longer than all remotes at once, in characters. */
const LONGEST = 1000;
/** `mfe-catalog@1a2b3c,mfe-account@4d5e6f until 1790000000000`, and ` by catalog` where it is not the registry's key that signed. */
const SHAPE = /^(\S+) until (\d{13,15})(?: by (\S+))?$/;

function parse(text: string): ReleaseOverrides {
  const overrides: Record<RemoteName, string> = {};
  for (const part of text.split(',')) {
    const [name, id] = part.split('@');
    if (isRemoteName(name) && id) overrides[name] = id;
  }
  return overrides;
}

/** An override as links and cookies carry it; only who holds a key of these remotes can make one. */
export function signOverride(
  overrides: ReleaseOverrides,
  privateKey: string,
  now = Date.now(),
  keyName: string = REGISTRY_KEY,
): string {
  const wishes = Object.entries(overrides).map(([name, id]) => `${name}@${id}`);
  const signed = keyName === REGISTRY_KEY ? '' : ` by ${keyName}`;
  const payload = `${wishes.join(',')} until ${now + OVERRIDE_LIFE_MS}${signed}`;
  const signature = sign(null, Buffer.from(PURPOSE + payload), createPrivateKey(privateKey));
  return `${Buffer.from(payload).toString('base64url')}.${signature.toString('base64url')}`;
}

/** What an override asks for; nothing when it is not signed with a key that may release all of it, or has ended. */
export function openOverride(
  token: string,
  registryKey: string,
  now = Date.now(),
  keys?: ReleaseKeys,
): ReleaseOverrides {
  if (token === '' || token.length > LONGEST) return {};
  const [payload = '', signature = ''] = token.split('.').map((part) => Buffer.from(part, 'base64url'));
  const [, wishes = '', until = '', name = REGISTRY_KEY] = SHAPE.exec(String(payload)) ?? [];
  const left = Number(until) - now;
  if (!(left > 0 && left <= OVERRIDE_LIFE_MS)) return {};
  const overrides = parse(wishes);
  const publicKey = keyFor(keys, name, Object.keys(overrides).filter(isRemoteName), registryKey);
  const genuine = publicKey && verify(null, Buffer.from(PURPOSE + String(payload)), publicKey, Buffer.from(signature));
  return genuine ? overrides : {};
}
