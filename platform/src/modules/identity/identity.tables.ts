import type { Generated } from 'kysely';

/** A visitor with an id of its own: a guest, or the registered shopper the guest became. */
export interface MembersTable {
  user_id: string;
  register_type: 'G' | 'R';
  /** `pending` waits for approval, `locked` was closed by the shop. */
  status: 'active' | 'pending' | 'locked';
  profile_type: 'C' | 'B';
  personalization_id: string;
  store_id: string;
  created_at: Date;
  registered_at: Date | null;
}

/** What a registered shopper signs in with; the logon id is kept trimmed and in lower case. */
export interface LogonsTable {
  logon_id: string;
  user_id: string;
  /** Null for shoppers who only ever sign in with a social provider. */
  password_hash: string | null;
  password_expired: boolean;
  changed_at: Date;
}

/** One signed-in period of a member on one device. Tokens are kept as SHA-256 hashes only. */
export interface ActivitiesTable {
  activity_id: string;
  user_id: string;
  token_hash: string;
  trusted_hash: string;
  kind: 'G' | 'R';
  store_id: string;
  personalization_id: string;
  user_agent: string;
  /** Signed in with "remember me": recognised, not authenticated, after the activity ran out. */
  persistent: boolean;
  started_at: Date;
  last_access_at: Date;
  ended_at: Date | null;
}

/** Sign-in attempts by hashed logon id, for known and unknown ids alike. */
export interface LogonAttemptsTable {
  logon_key: string;
  last_attempt_at: Date;
  failures: number;
  blocked_until: Date | null;
}

export interface SocialLogonsTable {
  provider: string;
  social_id: string;
  user_id: string;
}

/** Members who help the shoppers of a store. */
export interface StoreAssistantsTable {
  user_id: string;
  store_id: string;
  granted_at: Date;
}

/** What assistants did for shoppers; ids only, so that it may be kept. */
export interface BehalfActionsTable {
  sequence: Generated<number>;
  actor_id: string;
  user_id: string;
  store_id: string;
  order_id: string;
  action: 'lock' | 'unlock' | 'shipping' | 'read';
  done_at: Date;
}

/** Shoppers who asked for the deletion of their account; the row goes with the account. */
export interface AccountDeletionsTable {
  user_id: string;
  requested_at: Date;
  /** From then on it is carried out, as soon as nothing is under way. */
  due_at: Date;
  /** Where it was asked for; empty when that is not known. */
  store_id: string;
  lang_id: string;
}

// A type, not an interface: Kysely asks for an index signature.
export type IdentityTables = {
  members: MembersTable;
  logons: LogonsTable;
  activities: ActivitiesTable;
  logon_attempts: LogonAttemptsTable;
  social_logons: SocialLogonsTable;
  store_assistants: StoreAssistantsTable;
  behalf_actions: BehalfActionsTable;
  account_deletions: AccountDeletionsTable;
};
