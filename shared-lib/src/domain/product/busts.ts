/**
 * Width of each display bust's face from temple to temple, whole millimetres: the narrow end of size S, the middle of M and the wide end of L,
 * so that the difference is seen. Heads are some eight millimetres wider where they are widest.
 */
export const BUST_WIDTHS = { narrow: 124, medium: 134, wide: 145 } as const;

export type BustWidth = keyof typeof BUST_WIDTHS;

/** Tones of the busts with their colour, light to dark. */
export const BUST_TONES = { chalk: '#dedad2', sand: '#c4a888', clay: '#a26f52', umber: '#573d31' } as const;

export type BustTone = keyof typeof BUST_TONES;

/** The bust that frames are shown on. */
export interface Bust {
  readonly width: BustWidth;
  readonly tone: BustTone;
}

export const USUAL_BUST: Bust = { width: 'medium', tone: 'sand' };

/** How a bust is named in addresses and in storage: `wide-clay`. */
export const bustCode = ({ width, tone }: Bust): string => `${width}-${tone}`;

/** The bust of a name; undefined for what is none. */
export function bustOf(code: unknown): Bust | undefined {
  const [width = '', tone = ''] = String(code).split('-');
  const isKnown = Object.hasOwn(BUST_WIDTHS, width) && Object.hasOwn(BUST_TONES, tone);
  return isKnown ? { width: width as BustWidth, tone: tone as BustTone } : undefined;
}
