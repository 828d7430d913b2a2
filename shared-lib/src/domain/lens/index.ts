export { FRAME_SHAPES, lensOutline, usualBox } from './lensOutline';
export type { FrameShape, OutlinePoint } from './lensOutline';
export { EMPTY_EYE, LENS_ATTRIBUTES, LENS_FIELDS, LENS_VALUES } from './contactLens';
export type { ContactLensEye, ContactLensPrescription, Dominance, LensChoices, LensField } from './contactLens';
export { lensWords, shownLensValue } from './lensWords';
export { readContactLens } from './readContactLens';
export type { LensChoice, LensesReview } from './lensReview';
export { readLensesReview } from './readLensesReview';
