import type { Translate } from '../contracts';
import { shownNumber } from '../domain/number';
import {
  OPTICAL_KIND,
  RANGES,
  prescriptionProblems,
  shownPower,
  type NumberField,
  type OpticalField,
  type PrescriptionPurpose,
  type PrescriptionValues,
  type ValueField,
  type ValueProblem,
} from '../domain/prescription';

import { jointSchema, type FormSchema } from './formSchema';

const POWERS: ReadonlySet<OpticalField> = new Set(['sphere', 'cylinder', 'addition']);

function shown(kind: OpticalField, value: number, tag: string): string {
  return POWERS.has(kind) ? shownPower(value, tag) : shownNumber(value, tag);
}

/** What is wrong with a value and how to put it right. */
function valueWords(
  field: ValueField,
  problem: ValueProblem,
  values: PrescriptionValues,
  { t, tag }: { readonly t: Translate; readonly tag: string },
): string {
  if (problem === 'prism-needs-base') return t('Form.Prescription.prism-needs-base');
  const kind = OPTICAL_KIND[field as NumberField];
  const { min, max, step } = RANGES[kind];
  const cylinder = values[field.startsWith('right') ? 'rightCyl' : 'leftCyl'];
  if (problem === 'required' && (kind === 'distance' || kind === 'monocularDistance'))
    return t('Form.Prescription.distance-missing');
  if (problem === 'out-of-range' && kind === 'prism')
    return t('Form.Prescription.prism-out-of-range', { max: shownNumber(max, tag) });
  return t(`Form.Prescription.${problem}`, {
    typed: values[field],
    cylinder: cylinder.replace('-', '−'),
    min: shown(kind, min, tag),
    max: shown(kind, max, tag),
    step: shownNumber(step, tag),
  });
}

/** The values of a prescription, which hang together: an axis needs its cylinder (RX-02). */
export function prescriptionSchema(
  values: PrescriptionValues,
  facts: { readonly t: Translate; readonly tag: string },
  purpose: PrescriptionPurpose = {},
): FormSchema {
  const problems = Object.entries(prescriptionProblems(values, purpose)) as [ValueField, ValueProblem][];
  return jointSchema(() =>
    Object.fromEntries(problems.map(([field, problem]) => [field, valueWords(field, problem, values, facts)])),
  );
}
