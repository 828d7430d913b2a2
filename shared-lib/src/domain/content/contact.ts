/** Longest message to customer service, in characters. */
export const LONGEST_MESSAGE = 4000;
