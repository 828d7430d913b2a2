import type { IncomingHttpHeaders } from 'node:http';

import type { Recognised, Recognition } from './recognition.service';
import { personalizationFrom } from './personalization';

/** Who comes to an identity call, with whatever session they still have. */
export interface Visitor {
  storeId: string;
  userAgent: string;
  /** Null when the tokens sent do not hold, which must not keep anyone from signing in. */
  session: Recognised | null;
  personalizationId?: string;
}

/** Reads a visitor from the headers of a request. */
export async function visitorOf(
  recognition: Recognition,
  storeId: string,
  headers: IncomingHttpHeaders,
): Promise<Visitor> {
  const session = await recognition.recogniseQuietly(headers);
  const personalizationId = session?.caller.personalizationId ?? personalizationFrom(headers['wcpersonalization']);
  return {
    storeId,
    userAgent: String(headers['user-agent'] ?? '').slice(0, 300),
    session,
    ...(personalizationId ? { personalizationId } : {}),
  };
}

/** The guest id of a visitor with a living guest session. */
export function guestIdOf(visitor: Visitor): string | undefined {
  return visitor.session?.caller.kind === 'guest' ? visitor.session.caller.userId : undefined;
}
