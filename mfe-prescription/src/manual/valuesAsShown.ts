import {
  EMPTY_VALUES,
  OPTICAL_KIND,
  parseOptical,
  type NumberField,
  type PrescriptionValues,
} from '@sightline/shared-lib/domain/prescription';

import { shownOptical } from './steps';

/** Values as a form shows them, in the notation of the language; an axis of 0 is none, and its field is empty. */
export function valuesAsShown(given: PrescriptionValues | null, tag: string): PrescriptionValues {
  const values = { ...EMPTY_VALUES, ...given };
  const shown = (field: NumberField) => {
    const number = parseOptical(values[field]);
    if (number === null) return values[field];
    return OPTICAL_KIND[field] === 'axis' && number === 0 ? '' : shownOptical(OPTICAL_KIND[field], number, tag);
  };
  const entries = (Object.keys(OPTICAL_KIND) as NumberField[]).map((field) => [field, shown(field)]);
  return { ...values, ...Object.fromEntries(entries) };
}

/** What was typed, as the rules read it: an eye without cylinder has no axis. */
export function typedValues(typed: PrescriptionValues): PrescriptionValues {
  const axis = (eye: 'right' | 'left') => ((parseOptical(typed[`${eye}Cyl`]) ?? 0) === 0 ? '0' : typed[`${eye}Axis`]);
  return { ...EMPTY_VALUES, ...typed, rightAxis: axis('right'), leftAxis: axis('left') };
}
