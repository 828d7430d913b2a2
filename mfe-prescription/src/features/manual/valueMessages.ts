import type { Translate } from '@sightline/shared-lib/contracts';
import {
  OPTICAL_KIND,
  RANGES,
  shownPower,
  type OpticalField,
  type PrescriptionValues,
  type ValueField,
  type ValueProblem,
} from '@sightline/shared-lib/domain/prescription';

function shown(kind: OpticalField, value: number, tag: string): string {
  return kind === 'sphere' || kind === 'cylinder' || kind === 'addition'
    ? shownPower(value, tag)
    : new Intl.NumberFormat(tag).format(value);
}

/** What is wrong with a value and how to put it right, in words (look, section 10). */
export function valueMessage(
  field: ValueField,
  problem: ValueProblem,
  values: PrescriptionValues,
  t: Translate,
  tag: string,
): string {
  const kind = OPTICAL_KIND[field];
  const { min, max, step } = RANGES[kind];
  const cylinder = values[field.startsWith('right') ? 'rightCyl' : 'leftCyl'];
  if (problem === 'required' && (kind === 'distance' || kind === 'monocularDistance'))
    return t('Prescription.Problem.distance-missing');
  return t(`Prescription.Problem.${problem}`, {
    typed: values[field],
    cylinder: cylinder.replace('-', '−'),
    min: shown(kind, min, tag),
    max: shown(kind, max, tag),
    step: new Intl.NumberFormat(tag).format(step),
  });
}
