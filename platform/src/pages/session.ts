import { createHmac, randomBytes } from 'node:crypto';

import { isToken, readJson } from '../kernel';
import type { Clock } from '../kernel';
import type { Frame, Visitor } from './frame';

const LIFE_MS = 8 * 3_600_000;

/**
 * Sessions that every process of the platform can tell, since they are signed with what all know: the operations token. Another token ends
 * them all.
 */
export function createSessions(
  { root, cookie }: Pick<Frame, 'root' | 'cookie'>,
  token: string,
  clock: Clock,
  isSecure: boolean,
) {
  const sign = (text: string): string => createHmac('sha256', token).update(`${cookie} ${text}`).digest('base64url');
  const attributes = `; Path=${root}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return {
    /** The cookie of a new session. */
    begin(name: string): string {
      const until = clock.now().getTime() + LIFE_MS;
      const text = Buffer.from(JSON.stringify({ name, until, id: randomBytes(16).toString('hex') })).toString(
        'base64url',
      );
      return `${cookie}=${text}.${sign(text)}${attributes}; Max-Age=${LIFE_MS / 1000}`;
    },

    /** The cookie that ends one. */
    end: (): string => `${cookie}=${attributes}; Max-Age=0`,

    /** Whose cookie it is; undefined for none, one that was made up, and one that is over. */
    read(header: string | undefined): Visitor | undefined {
      const value = new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(header ?? '')?.[1] ?? '';
      const [text = '', signature = ''] = value.split('.');
      if (text === '' || !isToken(signature, sign(text))) return undefined;
      const reading = readJson(Buffer.from(text, 'base64url').toString());
      if (!reading.ok) return undefined;
      const { name, until, id } = reading.value as { name: string; until: number; id: string };
      return until > clock.now().getTime() ? { name, formToken: sign(`form ${id}`) } : undefined;
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;

const MINUTE_MS = 60_000;
/** Wrong tokens in a minute, from one address and from all; a right one is not counted. */
const MOST = { ofOne: 5, ofAll: 50 } as const;

/** Counts wrong tokens, a minute at a time. */
export function createSignInLimit(clock: Clock) {
  let minute = 0;
  let all = 0;
  const tries = new Map<string, number>();
  return {
    isFull(address: string): boolean {
      const now = Math.floor(clock.now().getTime() / MINUTE_MS);
      if (now !== minute) {
        minute = now;
        all = 0;
        tries.clear();
      }
      return all >= MOST.ofAll || (tries.get(address) ?? 0) >= MOST.ofOne;
    },
    count(address: string): void {
      all += 1;
      tries.set(address, (tries.get(address) ?? 0) + 1);
    },
  };
}
