import type { KeptPrescription } from '@sightline/shared-lib/api/prescription';
import type { PrescriptionValues } from '@sightline/shared-lib/domain/prescription';

/** What lenses are made to; distances are kept in several forms and name nobody's prescription. */
const POWERS = [
  'rightSphere',
  'rightCyl',
  'rightAxis',
  'rightAdd',
  'rightPrism',
  'leftSphere',
  'leftCyl',
  'leftAxis',
  'leftAdd',
  'leftPrism',
] as const satisfies readonly (keyof PrescriptionValues)[];

/** Name of the saved prescription that has the values of these lenses; empty where none is (ACC-06). */
export function prescriptionName(values: PrescriptionValues | null, kept: readonly KeptPrescription[]): string {
  if (!values) return '';
  const isSame = (one: KeptPrescription) => POWERS.every((name) => Number(one.values[name]) === Number(values[name]));
  return kept.find((one) => one.nickName !== '' && isSame(one))?.nickName ?? '';
}
