export { distanceByCard } from './distanceByCard';
export type { CardMarks, CardMeasurement, PicturePoint } from './distanceByCard';
export { MEASURED_DISTANCE_DAYS, MEASURED_DISTANCE_KEY, measuredDistance, roundedDistance } from './measuredDistance';
export { hasSign, parseOptical, shownPower } from './opticalNumber';
export { EMPTY_PRESCRIPTION, EMPTY_VALUES, NO_VALUES } from './prescription';
export type { PrescriptionDetails, PrescriptionValues } from './prescription';
export {
  OPTICAL_KIND,
  isDistanceOfBoth,
  normaliseValues,
  prescriptionProblems,
  pupillaryDistances,
} from './prescriptionRules';
export type { NumberField, PrescriptionPurpose, ValueField, ValueProblem } from './prescriptionRules';
export { prescriptionDoubts } from './doubts';
export type { Doubt } from './doubts';
export { BASE_FIELDS, PRISM_BASES, hasPrism, isPrismBase } from './prism';
export type { BaseField, PrismBase } from './prism';
export { activeGroup, askedItems, prescriptionGroups, prescriptionGroupsAfter } from './prescriptionGroups';
export type { PrescriptionFlow, PrescriptionGroup, PrescriptionGroups } from './prescriptionGroups';
export { isStillNeeded, prescriptionItems } from './prescriptionItems';
export type { GroupKind, PrescriptionItem } from './prescriptionItems';
export {
  PRESCRIPTION_VERSION,
  REJECTION_REASONS,
  isOpenForPrescriptions,
  isRejectionReason,
  linePrescription,
  prescriptionAttributes,
  prescriptionStateAfter,
  statusByPrescriptions,
} from './prescriptionReview';
export type { LinePrescription, PrescriptionEvent, PrescriptionState, RejectionReason } from './prescriptionReview';
export { RANGES, rangeProblem } from './ranges';
export type { OpticalField, OpticalProblem, OpticalRange } from './ranges';
export {
  STORED_PRESCRIPTION,
  fromStoredPrescription,
  toSavedPrescription,
  toStoredPrescription,
} from './storedPrescription';
export type { EyePair, SavedPrescription, StoredPrescription } from './storedPrescription';
export { eyePower, strongestPower } from './eyePower';
export type { EyePower, EyeSide } from './eyePower';
export { isPrescriptionExpired, prescriptionDaysIn, prescriptionValidUntil } from './validity';
export type { PrescriptionAge } from './validity';
export { FILE_REFUSED, LARGEST_FILE_MB, MOST_PAGES } from './fileRefusal';
export type { FileRefusal } from './fileRefusal';
export { isReachable, PRESCRIBER_REQUEST, prescriberAttributes, prescriberRequest } from './prescriberRequest';
export type { Prescriber, PrescriberRequest, PrescriberState } from './prescriberRequest';
