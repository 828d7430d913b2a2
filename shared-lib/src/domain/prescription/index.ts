export { MEASURED_DISTANCE_DAYS, MEASURED_DISTANCE_KEY, measuredDistance } from './measuredDistance';
export { normalisePower, parseOptical, shownPower } from './opticalNumber';
export { EMPTY_PRESCRIPTION, EMPTY_VALUES, NO_VALUES } from './prescription';
export type { PrescriptionDetails, PrescriptionValues } from './prescription';
export {
  OPTICAL_KIND,
  isPrescriptionPresent,
  normaliseValues,
  prescriptionProblems,
  pupillaryDistances,
  transpose,
} from './prescriptionRules';
export type { PrescriptionPurpose, ValueField, ValueProblem } from './prescriptionRules';
export { RANGES, areEyesFarApart, isUnusual, rangeProblem, valuesOf } from './ranges';
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
export { PRESCRIPTION_EXPIRY_DAYS, isPrescriptionExpired, prescriptionValidUntil } from './validity';
export type { PrescriptionAge } from './validity';
export { FILE_REFUSED, LARGEST_FILE_MB, MOST_PAGES } from './fileRefusal';
export type { FileRefusal } from './fileRefusal';
