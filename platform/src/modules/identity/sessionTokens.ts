import { createHash, randomBytes } from 'node:crypto';

/** The two secrets of a session as a client sends them back, verbatim (section 3.2). */
export interface TokenPair {
  WCToken: string;
  WCTrustedToken: string;
}

/** Bytes of randomness; the long token comes to about 260 characters, the short one to about 50. */
const longBytes = 183;
const shortBytes = 30;

function token(userId: string, bytes: number): string {
  return `${userId}%2C${encodeURIComponent(randomBytes(bytes).toString('base64'))}`;
}

/** New tokens for a member: percent-encoded text of the id, a comma and random base64. */
export function issueTokens(userId: string): TokenPair {
  return { WCToken: token(userId, longBytes), WCTrustedToken: token(userId, shortBytes) };
}

/** What is stored of a token. The tokens are random, so a plain hash cannot be searched. */
export function tokenHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** The user id a token names, or null when the text is no token. */
export function tokenUserId(text: string): string | null {
  return /^(\d{1,18})%2C[A-Za-z0-9%]{20,700}$/.exec(text)?.[1] ?? null;
}
