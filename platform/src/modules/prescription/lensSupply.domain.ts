import { boxesUntil, LENS_VALUES } from '@sightline/shared-lib/domain/lens';
import { prescriptionValidUntil } from '@sightline/shared-lib/domain/prescription';

import type { LensLine } from '../order';
import { prescriptionFaults } from './prescription.errors';
import { checkDay } from './saved.domain';

/** What a line says of its supply; attributes are open, and the days of a box were written with the values. */
interface KeptSupply {
  readonly right?: object;
  readonly left?: object;
  readonly issuedOn?: string;
  readonly boxDays?: number;
}

const suppliesOf = ({ attributes }: LensLine): KeptSupply[] =>
  attributes
    .filter(({ attributeName }) => attributeName === LENS_VALUES)
    .map(({ attributeValue }) => JSON.parse(attributeValue) as KeptSupply);

/** Throws when a line has more boxes than are worn before its prescription expires (RX-20). */
export function requireSupply(lines: readonly LensLine[], at: { readonly days: number; readonly now: Date }): void {
  for (const line of lines) {
    for (const { right, left, issuedOn, boxDays } of suppliesOf(line)) {
      if (!issuedOn || !boxDays) continue;
      checkDay('issuedOn', issuedOn, at.now);
      const until = prescriptionValidUntil({ issuedOn, changedAt: at.now }, at.days);
      const most = boxesUntil(boxDays, until, at.now) * (right && left ? 2 : 1);
      if (line.quantity > most) throw prescriptionFaults.supplyBeyond(most, until);
    }
  }
}
