import type { IncomingHttpHeaders } from 'node:http';

import { isSecureContext } from '../gateway/sessionCookies';
import { COOKIES, type CookieName, parseCookies, serializeCookie } from '../http/cookies';

/** A sign-in under way: what the provider's answer is checked against, and where the shopper continues. */
export interface ProviderVisit {
  readonly provider: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Path of the page that completes the sign-in, in the shopper's language. */
  readonly back: string;
}

/** How long somebody may take at the provider, in seconds. */
const VISIT_SECONDS = 15 * 60;
/** How long the page that completes the sign-in may take to load. */
const PROOF_SECONDS = 2 * 60;

function cookie(name: CookieName, value: string, maxAge: number, headers: IncomingHttpHeaders): string {
  return serializeCookie(name, value, { httpOnly: true, secure: isSecureContext(headers), maxAge });
}

export function visitCookie(visit: ProviderVisit, headers: IncomingHttpHeaders): string {
  const text = Buffer.from(JSON.stringify(visit)).toString('base64url');
  return cookie(COOKIES.providerVisit, text, VISIT_SECONDS, headers);
}

/** The sign-in that this browser began; null when there is none. */
export function readVisit(headers: IncomingHttpHeaders): ProviderVisit | null {
  const text = parseCookies(headers.cookie).get(COOKIES.providerVisit);
  if (!text) return null;
  try {
    const visit = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Partial<ProviderVisit> | null;
    const { provider, state, nonce, verifier, back } = visit ?? {};
    const texts = [provider, state, nonce, verifier, back];
    return texts.every((one) => typeof one === 'string' && one !== '') ? (visit as ProviderVisit) : null;
  } catch {
    return null;
  }
}

export function endedVisitCookie(headers: IncomingHttpHeaders): string {
  return cookie(COOKIES.providerVisit, '', 0, headers);
}

export function proofCookie(token: string, headers: IncomingHttpHeaders): string {
  return cookie(COOKIES.providerProof, token, PROOF_SECONDS, headers);
}

const PROOF = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** The provider's word for the sign-in call, as the header the platform reads; nothing where there is none. */
export function proofHeader(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const token = parseCookies(headers.cookie).get(COOKIES.providerProof);
  return token && PROOF.test(token) ? { authorization: `Bearer ${token}` } : {};
}

export function spentProofCookie(headers: IncomingHttpHeaders): string {
  return cookie(COOKIES.providerProof, '', 0, headers);
}
