import {
  OPTICAL_KIND,
  parseOptical,
  shownPower,
  type OpticalField,
  type PrescriptionValues,
  type ValueField,
} from '@sightline/shared-lib/domain/prescription';

const POWERS: ReadonlySet<OpticalField> = new Set(['sphere', 'cylinder', 'addition']);

/** Values as a form shows them again, in the notation of the language. */
export function valuesAsShown(values: PrescriptionValues, tag: string): PrescriptionValues {
  const shown = (field: ValueField) => {
    const number = parseOptical(values[field]);
    if (number === null) return values[field];
    return POWERS.has(OPTICAL_KIND[field]) ? shownPower(number, tag) : new Intl.NumberFormat(tag).format(number);
  };
  const entries = (Object.keys(OPTICAL_KIND) as ValueField[]).map((field) => [field, shown(field)]);
  return Object.fromEntries(entries) as unknown as PrescriptionValues;
}
