import { boxesUntil, LENS_FIELDS, LENS_VALUES, type LensField } from '@sightline/shared-lib/domain/lens';
import { isPrescriptionExpired, prescriptionValidUntil } from '@sightline/shared-lib/domain/prescription';

import type { LensLine } from '../order';
import { prescriptionFaults } from './prescription.errors';
import { checkDay } from './saved.domain';

type EyeValues = Readonly<Partial<Record<LensField, string>>>;

/** What a line says of its supply; attributes are open, and the days of a box were written with the values. */
interface KeptSupply {
  readonly right?: EyeValues;
  readonly left?: EyeValues;
  readonly issuedOn?: string;
  readonly boxDays?: number;
}

const suppliesOf = ({ attributes }: LensLine): KeptSupply[] =>
  attributes
    .filter(({ attributeName }) => attributeName === LENS_VALUES)
    .map(({ attributeValue }) => JSON.parse(attributeValue) as KeptSupply);

/** A line, and whether its boxes are judged now. */
export interface SupplyLine extends LensLine {
  readonly isJudged: boolean;
}

/** Boxes that one eye is bought, by one line. */
interface EyeBoxes {
  /** Article, side and values: what is bought for the same eye. Another colour is another look for it. */
  readonly eye: string;
  /** A line for both eyes is half for each. */
  readonly boxes: number;
  /** Most boxes of the eye by the prescription of the line. */
  readonly most: number;
  readonly until: string;
  /** Eyes that share the boxes of the line. */
  readonly eyes: number;
  readonly isJudged: boolean;
}

const SIDES = ['right', 'left'] as const;

function eyeBoxes(line: SupplyLine, at: { readonly days: number; readonly now: Date }): EyeBoxes[] {
  return suppliesOf(line).flatMap((supply) => {
    const { issuedOn, boxDays } = supply;
    if (line.isJudged && issuedOn) checkDay('issuedOn', issuedOn, at.now);
    // Without its day the prescription could be of today: none counts longer.
    const until = prescriptionValidUntil({ issuedOn: issuedOn ?? '', changedAt: at.now }, at.days);
    if (!boxDays) {
      // Nobody knows how many boxes are worn in time; of an expired one it is none.
      if (line.isJudged && isPrescriptionExpired(until, at.now)) throw prescriptionFaults.supplyBeyond(0, until);
      return [];
    }
    const most = boxesUntil(boxDays, until, at.now);
    const sides = SIDES.filter((side) => supply[side]);
    return sides.map((side) => {
      const values = LENS_FIELDS.filter((field) => field !== 'colour').map((field) => supply[side]?.[field] ?? '');
      const eye = JSON.stringify([line.partNumber, side, ...values]);
      const boxes = line.quantity / sides.length;
      return { eye, boxes, most, until, eyes: sides.length, isJudged: line.isJudged };
    });
  });
}

/**
 * Throws when more boxes are bought for an eye than are worn before its prescription expires (RX-20): by one line, or by
 * several together, of which the prescription that lasts longest counts.
 */
export function requireSupply(lines: readonly SupplyLine[], at: { readonly days: number; readonly now: Date }): void {
  const all = lines.flatMap((line) => eyeBoxes(line, at));
  for (const { eye, boxes, most, until, eyes } of all.filter(({ isJudged }) => isJudged)) {
    if (boxes > most) throw prescriptionFaults.supplyBeyond(most * eyes, until);
    const same = all.filter((other) => other.eye === eye);
    const longest = same.reduce((one, other) => (other.most > one.most ? other : one));
    if (same.reduce((sum, other) => sum + other.boxes, 0) > longest.most)
      throw prescriptionFaults.supplyBeyond(longest.most, longest.until);
  }
}
