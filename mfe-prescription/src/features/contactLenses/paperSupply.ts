import { boxesUntil } from '@sightline/shared-lib/domain/lens';
import { prescriptionDaysIn, prescriptionValidUntil } from '@sightline/shared-lib/domain/prescription';
import { isBirthDate } from '@sightline/shared-lib/domain/validation';

import { wornSides, type DayMistake, type LensAnswers } from './lensAnswers';

/** What boxes are counted by: how long one lasts, and the shop's country and day. */
export interface SupplyFacts {
  readonly boxDays: number | undefined;
  readonly country: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The boxes of one eye that are worn before a prescription expires. */
export interface PaperSupply {
  readonly until: string;
  readonly most: number;
  /** By the day of the paper; else it could be of today, and none counts longer. */
  readonly isTold: boolean;
  /** An eye has as many. */
  readonly isReached: boolean;
}

type Told = Pick<LensAnswers, 'issuedOn'>;

/** No prescription is written on a day to come. */
const isToCome = ({ issuedOn }: Told, now: number): boolean => Boolean(issuedOn) && !isBirthDate(issuedOn ?? '', now);

/** What is wrong with the day that was told, before anything else of the form, which begins with it. */
export function dayMistakes(told: Told, supply: PaperSupply | null, now: number): readonly DayMistake[] {
  if (told.issuedOn === null) return [{ what: 'noDay' }];
  if (isToCome(told, now)) return [{ what: 'laterDay' }];
  return supply?.most === 0 ? [{ what: 'expired' }] : [];
}

/** Until when the prescription counts, and how many boxes that is; null where nobody knows how long a box lasts. */
export function paperSupply(answers: LensAnswers, { boxDays, country, now }: SupplyFacts): PaperSupply | null {
  if (answers.issuedOn === null || isToCome(answers, now) || boxDays === undefined) return null;
  const today = new Date(now);
  const { issuedOn } = answers;
  const until = prescriptionValidUntil({ issuedOn, changedAt: today }, prescriptionDaysIn(country));
  const most = boxesUntil(boxDays, until, today);
  const isReached = wornSides(answers).some((side) => answers.boxes[side] >= most);
  return { until, most, isTold: issuedOn !== '', isReached };
}
