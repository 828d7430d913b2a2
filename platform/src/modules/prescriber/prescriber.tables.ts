import type { ColumnType, Generated } from 'kysely';

/** A question to a prescriber. Who is asked about whom is sealed; the rest tells nothing about health. */
export interface PrescriberRequestsTable {
  sequence: Generated<string>;
  request_id: string;
  order_id: string;
  user_id: string;
  key_id: string;
  prescriber: ColumnType<Uint8Array, Uint8Array, Uint8Array>;
  state: 'named' | 'asked' | 'confirmed' | 'refused' | 'silent' | 'withdrawn';
  named_at: Date;
  asked_at: Date | null;
  due_at: Date | null;
  answered_at: Date | null;
}

// A type, not an interface: Kysely asks for an index signature.
export type PrescriberTables = { prescriber_requests: PrescriberRequestsTable };
