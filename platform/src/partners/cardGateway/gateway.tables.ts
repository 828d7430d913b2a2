import type { ColumnType, Generated } from 'kysely';
import type { CardBehaviour, Enrolment } from './decisions.domain';

type Moment = ColumnType<Date, Date, Date>;
type MaybeMoment = ColumnType<Date | null, Date | null, Date | null>;
type Minor = ColumnType<string | number, number, number>;

/** The gateway's own tables; nothing here can be turned back into a card number or a security code. */
export type GatewayTables = {
  gateway_tokens: {
    token: string;
    /** Keyed digest of the number: the same card gives the same value, the number cannot be read from it. */
    fingerprint: string;
    brand: string;
    last_four: string;
    expire_month: string;
    expire_year: string;
    holder: string;
    behaviour: CardBehaviour;
    reusable: boolean;
    /** The one order a single-use token is bound to. */
    merchant_reference: string | null;
    created_at: Moment;
    expires_at: Moment;
    used_at: MaybeMoment;
  };
  gateway_authorisations: {
    idempotency_key: string;
    gateway_reference: string;
    token: string;
    merchant_reference: string;
    amount_minor: Minor;
    currency: string;
    reason_code: string;
    captured_minor: Minor;
    voided_minor: Minor;
    refunded_minor: ColumnType<string | number, number | undefined, number>;
    /** When the answer can be looked up, for answers that come late; null at once. */
    known_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    created_at: Moment;
  };
  gateway_refunds: {
    refund_key: string;
    gateway_reference: string;
    amount_minor: Minor;
    created_at: Moment;
  };
  gateway_authentications: {
    /** Order of creation; the latest authentication of a card counts. */
    sequence: Generated<number>;
    authentication_id: string;
    token: string;
    merchant_reference: string;
    return_url: string;
    state: Enrolment['state'];
    reason_code: string;
    pares_status: string;
    created_at: Moment;
  };
};
