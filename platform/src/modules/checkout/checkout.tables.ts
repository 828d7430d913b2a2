import type { ColumnType } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;

/** One attempt to place an order: written before the gateway is asked, so that a crash can be made good. */
export type CheckoutTables = {
  checkout_attempts: {
    order_id: string;
    attempt: number;
    state: 'authorising' | 'placed' | 'refused';
    idempotency_key: string;
    notify_email: string;
    started_at: Moment;
    finished_at: ColumnType<Date | null, Date | null, Date | null>;
  };
};
