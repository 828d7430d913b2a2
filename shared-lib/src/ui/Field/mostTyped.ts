/**
 * Characters that a field takes at most, so that it cannot be flooded: far more than any of them keeps, because a browser cuts without a
 * word what is pasted beyond this. What is too long for the form, its rules say.
 */
export const MOST_TYPED = 500;
