/** Frame sizes, smallest first (ADV-01). */
export const FRAME_SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;

export type FrameSize = (typeof FRAME_SIZES)[number];

/** How a size fits a face (ADV-01). */
export const FIT_LABELS = ['recommended', 'also-right-for-you', 'tight', 'next-best-size', 'loose'] as const;

export type FitLabel = (typeof FIT_LABELS)[number];

export function isFrameSize(value: string): value is FrameSize {
  return (FRAME_SIZES as readonly string[]).includes(value);
}

/** Front widths in millimetres at which a size begins; below the first it is XXS. */
const SIZE_BEGINS: readonly (readonly [from: number, size: FrameSize])[] = [
  [150, 'XXL'],
  [145, 'XL'],
  [139, 'L'],
  [133, 'M'],
  [127, 'S'],
  [121, 'XS'],
];

/** Size of a front by its total width in millimetres. */
export function sizeOfWidth(widthMm: number): FrameSize {
  return SIZE_BEGINS.find(([from]) => widthMm >= from)?.[1] ?? 'XXS';
}

/** Deviations from the width of the face, in millimetres, up to which a label holds. */
const RECOMMENDED_MM = 2;
const ALSO_RIGHT_MM = 4;
const NEXT_BEST_MM = 7;

/** How a front of a width fits a face of a width (ADV-01): near is right, far too narrow tight, far too wide loose. */
export function fitOf(frontWidthMm: number, faceWidthMm: number): FitLabel {
  const difference = frontWidthMm - faceWidthMm;
  const distance = Math.abs(difference);
  if (distance <= RECOMMENDED_MM) return 'recommended';
  if (distance <= ALSO_RIGHT_MM) return 'also-right-for-you';
  if (distance <= NEXT_BEST_MM) return 'next-best-size';
  return difference < 0 ? 'tight' : 'loose';
}
