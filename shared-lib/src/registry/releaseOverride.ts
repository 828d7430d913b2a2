import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

import { isRemoteName, type RemoteName } from '../contracts';

/** Releases that one person wants to see, by remote. */
export type ReleaseOverrides = Readonly<Record<RemoteName, string>>;

/** How long an override lasts, in milliseconds: half a day of looking at a release. A longer one is refused, whoever signed it. */
export const OVERRIDE_LIFE_MS = 4 * 3_600_000;

/** Parts what is signed here from the registry, which the same key signs. */
const PURPOSE = 'sightline release override\n';
/** Longer than all remotes at once, in characters. */
const LONGEST = 1000;
/** `mfe-catalog@1a2b3c,mfe-account@4d5e6f until 1790000000000` */
const SHAPE = /^(\S+) until (\d{13,15})$/;

function parse(text: string): ReleaseOverrides {
  const overrides: Record<RemoteName, string> = {};
  for (const part of text.split(',')) {
    const [name, id] = part.split('@');
    if (isRemoteName(name) && id) overrides[name] = id;
  }
  return overrides;
}

/** An override as links and cookies carry it; only who holds the key of releases can make one. */
export function signOverride(overrides: ReleaseOverrides, privateKey: string, now = Date.now()): string {
  const wishes = Object.entries(overrides).map(([name, id]) => `${name}@${id}`);
  const payload = `${wishes.join(',')} until ${now + OVERRIDE_LIFE_MS}`;
  const signature = sign(null, Buffer.from(PURPOSE + payload), createPrivateKey(privateKey));
  return `${Buffer.from(payload).toString('base64url')}.${signature.toString('base64url')}`;
}

/** What an override asks for; nothing when it is not signed with the key of releases, or has ended. */
export function openOverride(token: string, publicKey: string, now = Date.now()): ReleaseOverrides {
  if (token === '' || token.length > LONGEST) return {};
  const [payload = '', signature = ''] = token.split('.').map((part) => Buffer.from(part, 'base64url'));
  const genuine = verify(
    null,
    Buffer.from(PURPOSE + String(payload)),
    createPublicKey(publicKey),
    Buffer.from(signature),
  );
  const [, wishes = '', until = ''] = (genuine && SHAPE.exec(String(payload))) || [];
  const left = Number(until) - now;
  return left > 0 && left <= OVERRIDE_LIFE_MS ? parse(wishes) : {};
}
