import { OPTICS } from '../optics/optics';
import { parseOptical } from './opticalNumber';
import type { PrescriptionValues } from './prescription';
import { OPTICAL_KIND, type NumberField } from './prescriptionRules';

const { unusual } = OPTICS.prescription;

/** What is rare and therefore asked about once, never refused; numbers as the question names them. */
export type Doubt =
  | {
      readonly about: 'strong-sphere' | 'strong-cylinder' | 'distance';
      readonly field: NumberField;
      readonly value: number;
    }
  | { readonly about: 'opposite-spheres' | 'opposite-cylinders' }
  | { readonly about: 'eyes-apart'; readonly by: number };

function doubtOf(field: NumberField, value: number): Doubt | null {
  const kind = OPTICAL_KIND[field];
  if (kind === 'sphere' && Math.abs(value) > unusual.spherePast) return { about: 'strong-sphere', field, value };
  if (kind === 'cylinder' && Math.abs(value) > unusual.cylinderPast) return { about: 'strong-cylinder', field, value };
  const { min, max } = unusual.distance;
  return kind === 'distance' && (value < min || value > max) ? { about: 'distance', field, value } : null;
}

/** Two distances are judged by their sum, as one number would be. */
function sumOfSides(values: PrescriptionValues): number | null {
  const [right, left] = [parseOptical(values.rPupDistance), parseOptical(values.lPupDistance)];
  if (parseOptical(values.pupillaryDistance) !== null || right === null || left === null) return null;
  return right + left;
}

/** Everything rare about values that can be made, in the order of the paper: the typist is asked once whether they are right (RX-02). */
export function prescriptionDoubts(values: PrescriptionValues): readonly Doubt[] {
  const fields = Object.keys(OPTICAL_KIND) as NumberField[];
  const single = fields.flatMap((field) => {
    const value = parseOptical(values[field]);
    const doubt = value === null ? null : doubtOf(field, value);
    return doubt ? [doubt] : [];
  });
  const number = (field: NumberField) => parseOptical(values[field]) ?? 0;
  const [right, left] = [number('rightSphere'), number('leftSphere')];
  const sum = sumOfSides(values);
  const distance = sum === null ? null : doubtOf('pupillaryDistance', sum);
  return [
    ...single,
    ...(right * left < 0 ? [{ about: 'opposite-spheres' } as const] : []),
    ...(number('rightCyl') * number('leftCyl') < 0 ? [{ about: 'opposite-cylinders' } as const] : []),
    ...(Math.abs(right - left) > unusual.eyesApart
      ? [{ about: 'eyes-apart', by: Math.abs(right - left) } as const]
      : []),
    ...(distance ? [distance] : []),
  ];
}
