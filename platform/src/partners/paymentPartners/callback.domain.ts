import { randomUUID } from 'node:crypto';
import type { SessionState } from './partner.domain';
import type { PartnerSession } from './sessions.service';
import { signValues } from './signature';

/** What a partner tells the shop when a session has changed; every value is text. */
export type PartnerCallback = Readonly<
  Record<'eventId' | 'partner' | 'orderId' | 'sessionId' | 'state' | 'revision' | 'sentAt' | 'signature', string>
>;

/** Message about a session, signed. The receiver asks for the truth; the message only says that there is news. */
export function callbackOf(session: PartnerSession, sentAt: Date, secret: string): PartnerCallback {
  const values = {
    eventId: randomUUID(),
    partner: session.partner,
    orderId: session.merchant_reference,
    sessionId: session.session_id,
    state: session.state satisfies SessionState,
    revision: String(session.revision),
    sentAt: sentAt.toISOString(),
  };
  return { ...values, signature: signValues(secret, values) };
}
