import { lensFrameOf, lensRefusals } from '@sightline/shared-lib/domain/lens';
import {
  STORED_PRESCRIPTION,
  eyePower,
  fromStoredPrescription,
  type PrescriptionValues,
} from '@sightline/shared-lib/domain/prescription';

import type { LensLine } from '../order';
import { LENS_ADD_ONS, lensOffer } from './lensOffers';
import type { LensOffer } from './lensOffers';
import type { ItemCodes } from './lensValues.domain';
import { lensesReview } from './lensReview.domain';
import { prescriptionFaults } from './prescription.errors';

/** A line of an order as a pair of lenses sees it; attributes are open, codes are the catalogue's. */
export interface PairLine extends LensLine {
  readonly codes: ItemCodes;
}

const ADD_ON_PARTS = new Set(LENS_ADD_ONS.map(({ partNumber }) => partNumber));

function attribute({ attributes }: PairLine, name: string): string {
  return attributes.find(({ attributeName }) => attributeName === name)?.attributeValue ?? '';
}

const carriesLenses = (line: PairLine) => attribute(line, 'RxLensId') !== '';

/** The group of a frame holds the articles of its lenses, as many as frames, and besides them add-ons alone. */
function requireParts(frame: PairLine, group: readonly PairLine[], offer: LensOffer): void {
  const others = group.filter((line) => line !== frame);
  for (const partNumber of offer.partNumbers) {
    const line = others.find((one) => one.partNumber === partNumber);
    if (line?.quantity !== frame.quantity) throw prescriptionFaults.pairIncomplete(partNumber);
  }
  const own = new Set(offer.partNumbers);
  const stranger = others.find(
    ({ partNumber, quantity }) =>
      !own.has(partNumber) && !(ADD_ON_PARTS.has(partNumber) && quantity === frame.quantity),
  );
  if (stranger) throw prescriptionFaults.pairMixed(stranger.partNumber);
}

/** The lenses can be made for the frame and, where values came with them, for the eyes (RX-12). */
function requireFit(frame: PairLine, group: readonly PairLine[], offer: LensOffer): void {
  const stored = group.map((line) => attribute(line, STORED_PRESCRIPTION)).find((one) => one !== '');
  requireFitFor(stored ? fromStoredPrescription(stored) : null, frame, offer);
}

function requireFitFor(values: PrescriptionValues | null, frame: PairLine, offer: LensOffer): void {
  const [refusal] = lensRefusals({
    frame: lensFrameOf((name) => frame.codes[name]?.split(',')[0]),
    eyes: values && { right: eyePower(values, 'right'), left: eyePower(values, 'left') },
    design: offer.design,
    thickness: offer.thickness.code,
    treatment: offer.treatment.code,
  });
  if (refusal) throw prescriptionFaults.lensRefused(refusal);
}

/** The add-ons in a group, as the list of lenses names them. */
const addOnsIn = (group: readonly PairLine[]) =>
  LENS_ADD_ONS.filter(({ partNumber }) => group.some((line) => line.partNumber === partNumber));

/**
 * The words of the lenses of every pair of glasses among the lines, by the place of the frame. Throws the first reason why a
 * pair cannot be made, or is not the one that is paid: the frame names its lenses by `RxLensId`, its group (`xitem_field1`)
 * holds their articles, whose prices the catalogue says (RX-10 to RX-12).
 */
export function reviewPairs(lines: readonly PairLine[]): ReadonlyMap<number, string> {
  const reviews = new Map<number, string>();
  for (const [index, frame] of lines.entries()) {
    if (!carriesLenses(frame)) continue;
    const offer = lensOffer(attribute(frame, 'RxLensId'));
    if (!offer) throw prescriptionFaults.noLens(attribute(frame, 'RxLensId'));
    const group = lines.filter(({ groupKey }) => groupKey === frame.groupKey);
    const isOne = frame.groupKey !== '' && frame.groupKey !== '0' && group.filter(carriesLenses).length === 1;
    if (frame.opticalRole !== 'frame' || !isOne) throw prescriptionFaults.notMade('RxLensId');
    requireParts(frame, group, offer);
    requireFit(frame, group, offer);
    reviews.set(index, JSON.stringify(lensesReview(offer, addOnsIn(group))));
  }
  return reviews;
}

/** The other lines of a line's pair, and the line itself; alone it is a group of one. */
export const pairOf = <Line extends Pick<LensLine, 'groupKey'>>(line: Line, lines: readonly Line[]): readonly Line[] =>
  line.groupKey === '' || line.groupKey === '0' ? [line] : lines.filter(({ groupKey }) => groupKey === line.groupKey);

/**
 * Throws when the lenses that are with a line cannot be made to values that come after them: the verdict of the bag, on what
 * was bought (RX-07, RX-12). What was bought without naming its lenses is judged by the laboratory.
 */
export function requireFitOfLine(line: PairLine, lines: readonly PairLine[], values: PrescriptionValues): void {
  for (const frame of pairOf(line, lines).filter(carriesLenses)) {
    const offer = lensOffer(attribute(frame, 'RxLensId'));
    if (offer) requireFitFor(values, frame, offer);
  }
}
