/** Widths that the platform draws, pixels: pages ask for no others. */
export const PICTURE_WIDTHS = [200, 400, 800, 1200] as const;
