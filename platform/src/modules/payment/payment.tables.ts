import type { ColumnType, Generated } from 'kysely';
import type { LedgerEntry, LedgerKind, PaymentMethod } from './payment.domain';

type Minor = ColumnType<string | number, number, number>;
type Moment = ColumnType<Date, Date, Date>;

/** Billing details of an instruction, in the wire's names without the `billto_` prefix. */
export type BillingAddress = Readonly<Record<string, string>>;

/** Tables owned by the payment module. No column can hold a card number or a security code. */
export type PaymentTables = {
  payment_instructions: {
    pi_id: string;
    order_id: string;
    method: PaymentMethod;
    policy_id: string;
    amount_minor: Minor;
    currency: string;
    billing_address_id: string;
    billing: ColumnType<BillingAddress, string, string>;
    token: string | null;
    card_id: string | null;
    card_brand: string | null;
    card_last_four: string | null;
    expire_month: string | null;
    expire_year: string | null;
    created_at: Moment;
    /** Who proposes to pay a placed order with it; null for what a cart or an order is paid with. */
    proposed_by: ColumnType<string | null, string | null | undefined, string | null>;
  };
  payment_ledger: {
    entry_id: Generated<number>;
    order_id: string;
    pi_id: string;
    method: PaymentMethod;
    kind: LedgerKind;
    status: LedgerEntry['status'];
    amount_minor: Minor;
    currency: string;
    reason_code: string;
    idempotency_key: string;
    gateway_reference: string;
    created_at: Moment;
    settled_at: ColumnType<Date | null, Date | null, Date | null>;
  };
};
