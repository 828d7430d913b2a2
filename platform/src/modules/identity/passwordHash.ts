import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Work factors of scrypt; memory is about 128 * N * r bytes for each hash in progress. */
export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

export const defaultPasswordCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };

const hashBytes = 32;

function derive(password: string, salt: Uint8Array, cost: PasswordCost): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const options = { ...cost, maxmem: 256 * cost.N * cost.r };
    scrypt(password.normalize('NFKC'), salt, hashBytes, options, (error, key) =>
      error ? reject(error) : resolve(new Uint8Array(key)),
    );
  });
}

/** Salted scrypt hash as `scrypt$N$r$p$salt$hash`, so that the cost can be raised later. */
export async function hashPassword(password: string, cost: PasswordCost = defaultPasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, new Uint8Array(salt), cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), Buffer.from(key).toString('base64url')].join(
    '$',
  );
}

/**
 * Whether the password made this hash. Without a hash the same work is done and the answer is no, so that the time
 * taken does not tell whether an account exists.
 */
export async function passwordMatches(
  password: string,
  stored: string | null,
  cost: PasswordCost = defaultPasswordCost,
): Promise<boolean> {
  const [scheme, N, r, p, salt, hash] = (stored ?? '').split('$');
  if (scheme !== 'scrypt' || !salt || !hash) {
    await derive(password, new Uint8Array(16), cost);
    return false;
  }
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const key = await derive(password, new Uint8Array(Buffer.from(salt, 'base64url')), parameters);
  const expected = new Uint8Array(Buffer.from(hash, 'base64url'));
  return key.length === expected.length && timingSafeEqual(key, expected);
}

/** Hashing of short secrets, which need the cost of a password because they are few. */
export interface CodeHasher {
  hash(code: string): Promise<string>;
  matches(code: string, stored: string | null): Promise<boolean>;
}

export function codeHasher(cost: PasswordCost): CodeHasher {
  return {
    hash: (code) => hashPassword(code, cost),
    matches: (code, stored) => passwordMatches(code, stored, cost),
  };
}
