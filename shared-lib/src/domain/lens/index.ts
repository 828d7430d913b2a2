export { lensOutline } from './lensOutline';
export type { FrameShape, OutlinePoint } from './lensOutline';
export { LENS_ATTRIBUTES, LENS_FIELDS, LENS_VALUES } from './contactLens';
export type { ContactLensEye, ContactLensPrescription, Dominance, LensChoices, LensField } from './contactLens';
export { lensWords, shownLensValue } from './lensWords';
export { readContactLens } from './readContactLens';
export type { LensChoice, LensesReview } from './lensReview';
