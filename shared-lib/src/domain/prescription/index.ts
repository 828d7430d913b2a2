export { MEASURED_DISTANCE_DAYS, MEASURED_DISTANCE_KEY, measuredDistance } from './measuredDistance';
export { hasSign, normalisePower, parseOptical, shownPower, storedPower } from './opticalNumber';
export { EMPTY_PRESCRIPTION, EMPTY_VALUES } from './prescription';
export type { PrescriptionDetails, PrescriptionValues } from './prescription';
export {
  OPTICAL_KIND,
  PRESCRIPTION_EXPIRY_DAYS,
  isNumeric,
  isPrescriptionExpired,
  isPrescriptionPresent,
  normaliseValues,
  prescriptionProblems,
  pupillaryDistances,
  transpose,
} from './prescriptionRules';
export type { ValueField, ValueProblem } from './prescriptionRules';
export { RANGES, areEyesFarApart, isUnusual, opticalProblem, valuesOf } from './ranges';
export type { OpticalField, OpticalProblem, OpticalRange } from './ranges';
export {
  fromSavedPrescription,
  fromStoredPrescription,
  toSavedPrescription,
  toStoredPrescription,
} from './storedPrescription';
export type { EyePair, SavedPrescription, StoredPrescription } from './storedPrescription';
