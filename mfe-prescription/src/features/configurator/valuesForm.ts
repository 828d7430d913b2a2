/** The form of the values, whose button stands in the bar below. */
export const VALUES_FORM = 'lenses-values';

/** Whether pressing it judges the values or says that rare ones are right; null while another way is open. */
export type FormState = 'check' | 'confirm' | null;
