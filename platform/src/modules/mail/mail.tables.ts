import type { ColumnType } from 'kysely';

import type { LetterKind } from './letter.domain';
import type { LetterFacts } from './letterFacts';

type Json<T> = ColumnType<T, string, string>;

/**
 * `waiting` until it is sent; `sending` while a mail server is asked; `sent` when it took the letter; `refused` when it never will;
 * `unknown` when nobody knows whether it did; `expired` when sending made no sense any more; `withheld` when the address got too many.
 */
export const LETTER_STATES = ['waiting', 'sending', 'sent', 'refused', 'unknown', 'expired', 'withheld'] as const;
export type LetterState = (typeof LETTER_STATES)[number];

export interface LettersTable {
  letter_id: string;
  /** `Message-ID` of every attempt to send it. */
  message_id: string;
  /** Unique; the letter's own id when nothing names its cause. */
  cause: string;
  user_id: string | null;
  recipient: string;
  kind: LetterKind;
  store_id: string;
  locale: string;
  facts: Json<LetterFacts[LetterKind]>;
  state: LetterState;
  attempts: number;
  /** Not before this moment it is sent. */
  next_at: Date;
  /** Until then whoever sends it is alive. */
  leased_until: Date | null;
  expires_at: Date;
  /** What went wrong last: a code of the connection or the number of the mail server's answer, never its words. */
  problem: string;
  created_at: Date;
  sent_at: Date | null;
}

// A type, not an interface: Kysely asks for an index signature.
export type MailTables = { letters: LettersTable };
