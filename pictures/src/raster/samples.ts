/** Samples a pixel and axis. */
export const PER_AXIS = 2;

/** Samples a pixel. */
export const PER_PIXEL = PER_AXIS * PER_AXIS;

/**
 * How far a sample stands from the middle of its square, in squares: to the right in even rows and to the left in odd ones, up in even columns
 * and down in odd ones. The four samples of a pixel so stand in four columns and four rows: an edge that is nearly upright or level has four
 * steps where a straight grid has two, and thin wires keep their width.
 */
export const ASIDE = 0.25;

/** Where the sample of a column stands in a row, in samples. */
export const sampleX = (column: number, row: number): number => column + (row & 1 ? 0.5 - ASIDE : 0.5 + ASIDE);

/** Where the sample of a row stands in a column, in samples. */
export const sampleY = (column: number, row: number): number => row + (column & 1 ? 0.5 + ASIDE : 0.5 - ASIDE);
