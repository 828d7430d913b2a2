import type { Tokens } from './sessionCookies';

const TRUSTED = 'wctrustedtoken';
/** The field's name, or a letter of a name written as an escape: only then is the answer read. */
const MAY_HOLD_TOKEN = /trustedtoken|\\u00[4-7]/i;

/** An answer of the platform, parted into what script may read and what it may not. */
export interface PartedAnswer {
  /** The answer without any trusted token, under whatever call and however deep it stood. */
  readonly open: Buffer;
  /** Both tokens, when the answer begins a session. */
  readonly session: Tokens | null;
  readonly personalizationId: unknown;
}

function withoutTrusted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTrusted);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name.toLowerCase() !== TRUSTED);
  return Object.fromEntries(kept.map(([name, field]) => [name, withoutTrusted(field)]));
}

/** Parts an answer (contract 3.2). Text that may hold a token and is no JSON throws: it must not be passed on unread. */
export function partAnswer(body: Buffer): PartedAnswer {
  const text = body.toString('utf8');
  if (!MAY_HOLD_TOKEN.test(text)) return { open: body, session: null, personalizationId: undefined };
  const answer = JSON.parse(text) as unknown;
  const open = JSON.stringify(withoutTrusted(answer));
  const { WCToken, WCTrustedToken, personalizationID } = (answer ?? {}) as Readonly<Record<string, unknown>>;
  const both = typeof WCToken === 'string' && typeof WCTrustedToken === 'string';
  return {
    // Written again only where something was left out: numbers of the platform may be longer than those of script.
    open: open === JSON.stringify(answer) ? body : Buffer.from(open),
    session: both ? { WCToken, WCTrustedToken } : null,
    personalizationId: personalizationID,
  };
}
