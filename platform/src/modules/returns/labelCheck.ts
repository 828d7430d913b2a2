import { createHash, timingSafeEqual } from 'node:crypto';

import type { Return } from './returns.repository';

/** How long a key opens its label. */
const CHECK_MS = 24 * 60 * 60_000;

/** A key as it is kept. */
export const checkHash = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Until when a key that is given now opens its label. */
export const checkUntil = (now: Date): Date => new Date(now.getTime() + CHECK_MS);

/** Whether a key opens the label of a return. */
export function opensLabel(found: Pick<Return, 'check_hash' | 'check_until'>, key: string, now: Date): boolean {
  return timingSafeEqual(Buffer.from(checkHash(key)), Buffer.from(found.check_hash)) && now < found.check_until;
}
