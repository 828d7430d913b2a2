/** Widths of pictures on pages, pixels. */
export const PICTURE_WIDTHS = [200, 400, 600, 800, 1200] as const;

/** Those of a picture that can be enlarged until its details are seen. */
export const ZOOM_WIDTHS = [...PICTURE_WIDTHS, 2000] as const;

/** Widths that the platform draws: pages ask for no others. */
export type PictureWidth = (typeof ZOOM_WIDTHS)[number];

/** The next drawn width that is at least the asked one; above the last it is the last. */
export function drawnWidth(asked: number): PictureWidth {
  return ZOOM_WIDTHS.find((width) => width >= asked) ?? 2000;
}
