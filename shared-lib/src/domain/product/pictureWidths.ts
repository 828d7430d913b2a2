/** Widths that the platform draws, pixels: pages ask for no others. */
export const PICTURE_WIDTHS = [200, 400, 800, 1200] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The next drawn width that is at least the asked one; above the last it is the last. */
export function drawnWidth(asked: number): PictureWidth {
  return PICTURE_WIDTHS.find((width) => width >= asked) ?? 1200;
}
