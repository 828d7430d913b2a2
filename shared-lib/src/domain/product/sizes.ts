/** Frame sizes, smallest first (ADV-01). */
export const FRAME_SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;

export type FrameSize = (typeof FRAME_SIZES)[number];

/** How a size fits a face (ADV-01). */
export const FIT_LABELS = ['recommended', 'also-right-for-you', 'tight', 'next-best-size', 'loose'] as const;

export type FitLabel = (typeof FIT_LABELS)[number];

export function isFrameSize(value: string): value is FrameSize {
  return (FRAME_SIZES as readonly string[]).includes(value);
}

/** Total widths of a size in whole millimetres; null is open. */
export interface SizeRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** The one table of sizes: what the catalogue assigns, the filters say and the advisor suggests. */
const SIZE_RANGES: Readonly<Record<FrameSize, SizeRange>> = {
  XXS: { from: null, to: 117 },
  XS: { from: 118, to: 123 },
  S: { from: 124, to: 130 },
  M: { from: 131, to: 137 },
  L: { from: 138, to: 145 },
  XL: { from: 146, to: 152 },
  XXL: { from: 153, to: null },
};

/** Widths of a size. */
export function sizeRange(size: FrameSize): SizeRange {
  return SIZE_RANGES[size];
}

/** Size of a front by its total width in millimetres. */
export function sizeOfWidth(widthMm: number): FrameSize {
  const width = Math.round(widthMm);
  return FRAME_SIZES.find((size) => width <= (SIZE_RANGES[size].to ?? width)) ?? 'XXL';
}

/** Differences from the width that fits, in millimetres, up to which a label holds. */
const RECOMMENDED_MM = 2;
const ALSO_RIGHT_MM = 4;
const NEXT_BEST_MM = 7;

/** Too far off to be worn: narrower presses, wider slips. */
function offLabel(differenceMm: number): FitLabel {
  return differenceMm < 0 ? 'tight' : 'loose';
}

/**
 * How each of a product's widths fits a shopper whose right width is known, in the order given (ADV-01). The nearest one
 * is recommended, others near it are right too; where none is, the nearest within reach is the next best.
 */
export function fitsOf(widthsMm: readonly number[], rightMm: number): readonly FitLabel[] {
  const off = widthsMm.map((width) => Math.abs(width - rightMm));
  const nearest = off.indexOf(Math.min(...off));
  return widthsMm.map((width, index) => {
    const distance = off[index] ?? 0;
    if (index === nearest && distance <= RECOMMENDED_MM) return 'recommended';
    if (distance <= ALSO_RIGHT_MM) return 'also-right-for-you';
    if (index === nearest && distance <= NEXT_BEST_MM) return 'next-best-size';
    return offLabel(width - rightMm);
  });
}
