import { frontWidth } from '@sightline/shared-lib/domain/product';

/** What a shopper told the advisor: the numbers of a pair that fits, or the width of the face, in millimetres (ADV-01). */
export type OwnFit =
  | {
      readonly way: 'frame';
      readonly lens: number;
      readonly bridge: number;
      /** Total width by ruler, which is more exact than the numbers; null when not measured. */
      readonly total: number | null;
    }
  | { readonly way: 'face'; readonly width: number };

/** Widths in millimetres that can be meant; anything else is a slip of the pen. */
export const LIMITS = {
  lens: { from: 30, to: 75 },
  bridge: { from: 10, to: 30 },
  total: { from: 100, to: 175 },
  width: { from: 100, to: 175 },
} as const;

export type Measure = keyof typeof LIMITS;

/** A measure as typed; null when it is no number that can be meant. */
export function readMeasure(text: string, measure: Measure): number | null {
  const value = /^\s*\d{2,3}(?:[.,]\d)?\s*(?:mm)?\s*$/i.test(text)
    ? Number.parseFloat(text.replace(',', '.'))
    : Number.NaN;
  const { from, to } = LIMITS[measure];
  return value >= from && value <= to ? value : null;
}

/** Total width of a frame that is right for the shopper, in whole millimetres. */
export function rightWidth(fit: OwnFit): number {
  if (fit.way === 'face') return Math.round(fit.width);
  const { lens: lensWidth, bridge, total } = fit;
  const rest = { lensHeight: null, temple: null, hingeDistance: null, front: null };
  return Math.round(total ?? frontWidth({ ...rest, lensWidth, bridge }) ?? 0);
}
