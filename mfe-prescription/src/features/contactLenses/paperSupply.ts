import { boxesUntil } from '@sightline/shared-lib/domain/lens';
import { prescriptionDaysIn, prescriptionValidUntil } from '@sightline/shared-lib/domain/prescription';

import type { LensAnswers } from './lensAnswers';

/** What boxes are counted by: how long one lasts, and the shop's country and day. */
export interface SupplyFacts {
  readonly boxDays: number | undefined;
  readonly country: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Until when the prescription counts, and the boxes of one eye that are worn before; null where nobody told its day. */
export function paperSupply({ issuedOn }: LensAnswers, { boxDays, country, now }: SupplyFacts) {
  if (!issuedOn || boxDays === undefined) return null;
  const today = new Date(now);
  const until = prescriptionValidUntil({ issuedOn, changedAt: today }, prescriptionDaysIn(country));
  return { until, most: boxesUntil(boxDays, until, today) };
}
