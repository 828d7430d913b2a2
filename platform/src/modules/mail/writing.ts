import type { AccountSection } from '@sightline/shared-lib/contracts';

import type { LetterText } from './blocks';
import type { AppointmentFacts, LetterDays, LetterFacts, OrderLetterFacts } from './letterFacts';
import type { LetterWords } from './words';

/** What letters are written with, of the shop and locale that they are for. */
export interface Writing {
  readonly words: LetterWords;
  /** An amount in minor units. */
  money(minor: number, currency: string): string;
  days(days: LetterDays): string;
  /** Colour and size of an article; empty for what has neither, and while nobody knows. */
  variant(partNumber: string): string;
  /** Whether a store of this country sets an article to an audiogram. */
  isSet(partNumber: string): boolean;
  /** Names, joined as the language joins them. */
  list(names: readonly string[]): string;
  /** A day, wherever one is. */
  day(moment: string): string;
  /** Day and time at a place. */
  moment(moment: string, timeZone: string): string;
  links: {
    order(order: OrderLetterFacts): string;
    parcel(orderId: string, number: string): string;
    prescription(order: OrderLetterFacts): string;
    returned(order: OrderLetterFacts): string;
    newPassword(email: string, code: string): string;
    appointment(appointment: AppointmentFacts): string;
    hearingVisit(): string;
    account(section: AccountSection): string;
    page(path: string): string;
  };
}

/** Says the facts of one kind of letter. */
export type Text<Kind extends keyof LetterFacts> = (facts: LetterFacts[Kind], writing: Writing) => LetterText;
