import type { OutsideButton } from '../../manual/ManualForm';

/** The form of the values, whose button stands in the bar below. */
export const VALUES_FORM = 'lenses-values';

/** What its button does; null while another way is open. */
export type FormState = OutsideButton | null;
