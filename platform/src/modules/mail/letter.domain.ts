import type { Locale } from '@sightline/shared-lib/contracts';

import type { Trx } from '../../kernel';

import type { LetterFacts } from './letterFacts';

export type LetterKind = keyof LetterFacts;
export type AppointmentLetterKind = Extract<LetterKind, `appointment${string}`>;

/** A letter's kind with the facts of that kind. */
export type LetterContent = {
  [Kind in LetterKind]: { readonly kind: Kind; readonly facts: LetterFacts[Kind] };
}[LetterKind];

/** A letter before it has its number and time. */
export type NewLetter = LetterContent & {
  readonly recipient: string;
  readonly storeId: string;
  readonly locale: Locale;
  /** Whose letter it is; null for somebody who has no account and no session. */
  readonly userId: string | null;
  /** Names what caused it: of the same cause there is one letter, however often it is written. */
  readonly cause?: string;
};

/** Puts a letter into the outbox with the change that causes it: without the change there is no letter, and none is lost. */
export interface LetterWriter {
  write(trx: Trx, letter: NewLetter): Promise<void>;
}

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;

/** For how long sending a letter makes sense, in milliseconds: a code is dead when it arrives later. */
export function lifeOf({ kind, facts }: LetterContent): number {
  return kind === 'registrationCode' || kind === 'passwordResetCode' ? facts.minutes * MINUTE : WEEK;
}

/** Letters that open something for whoever reads them: nobody but the recipient is shown what they say. */
export function isSecret(kind: LetterKind): boolean {
  return kind === 'registrationCode' || kind === 'passwordResetCode';
}
