import type { ColumnType, Generated } from 'kysely';
import type { Partner, PartnerAddress, SessionState } from './partner.domain';

type Moment = ColumnType<Date, Date, Date>;
type MaybeMoment = ColumnType<Date | null, Date | null, Date | null>;
type Minor = ColumnType<string | number, number, number>;

/** The partners' own tables. */
export type PartnerTables = {
  partner_sessions: {
    /** Order of creation; the latest session of an order counts. */
    sequence: Generated<number>;
    session_id: string;
    partner: Partner;
    store_id: string;
    merchant_reference: string;
    amount_minor: Minor;
    currency: string;
    country: string;
    locale: string;
    express: boolean;
    success_url: string;
    cancel_url: string;
    state: SessionState;
    reason_code: string;
    /** Approval to charge; only its order may use it, once. */
    token: string;
    email: string;
    address: ColumnType<PartnerAddress | null, string | null, string | null>;
    resolves_to: SessionState | null;
    resolves_at: MaybeMoment;
    /** Counts the changes, so that messages out of order can be told apart. */
    revision: number;
    created_at: Moment;
    expires_at: Moment;
    used_at: MaybeMoment;
  };
};
