import { md5 } from '@noble/hashes/legacy';
import { bytesToHex } from '@noble/hashes/utils';

/** Calling code of each country with a site of its own; a number from elsewhere has to bring its own. */
const CALLING_CODES: Readonly<Record<string, string>> = {
  us: '1',
  it: '39',
  fr: '33',
  de: '49',
  es: '34',
  pt: '351',
  ch: '41',
  gb: '44',
};

/** Italian numbers keep their leading zero abroad; the others drop it. */
const KEEPS_ZERO: ReadonlySet<string> = new Set(['it']);

/** E-mail addresses are compared without surrounding space and in lower case (contract 33). */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** A telephone number as digits with its country code (contract 33). */
export function normalisePhone(phone: string, country: string): string {
  const text = phone.trim();
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+') || digits === '') return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  return (CALLING_CODES[country] ?? '') + (KEEPS_ZERO.has(country) ? digits : digits.replace(/^0/, ''));
}

async function hashes(name: string, normalised: string): Promise<Readonly<Record<string, string>>> {
  if (normalised === '') return {};
  const bytes = new TextEncoder().encode(normalised);
  const sha256 = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  // MD5 is a pseudonym that partners ask for, never a protection; browsers have none of their own.
  return { [`${name}_md5`]: bytesToHex(md5(bytes)), [`${name}_sha256`]: bytesToHex(sha256) };
}

/** E-mail and telephone number as analytics may know them: hashed, in both ways partners ask for (ANA-01). */
export async function hashedIdentity(
  { email = '', phone = '' }: { readonly email?: string | undefined; readonly phone?: string | undefined },
  country: string,
): Promise<Readonly<Record<string, string>>> {
  return {
    ...(await hashes('email', normaliseEmail(email))),
    ...(await hashes('phone', normalisePhone(phone, country))),
  };
}
