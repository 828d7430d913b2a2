import { LENS_FIELDS } from './contactLens';
import type { ContactLensPrescription, LensField } from './contactLens';
import { shownNumber } from '../number';
import { parseOptical, shownPower } from '../prescription/opticalNumber';

const POWERS: ReadonlySet<LensField> = new Set(['power', 'cylinder', 'addition']);
const MILLIMETRES: ReadonlySet<LensField> = new Set(['baseCurve', 'diameter']);

/** A value of a lens in the notation of the language; what is no number is what `wordOf` says of its code. */
export function shownLensValue(
  field: LensField,
  code: string,
  tag: string,
  wordOf: (code: string) => string = (unknown) => unknown,
): string {
  const number = parseOptical(code);
  if (number === null) return code === '' ? '' : wordOf(code);
  if (POWERS.has(field)) return shownPower(number, tag);
  if (!MILLIMETRES.has(field)) return String(number);
  return shownNumber(number, tag, { least: 1, most: 2 });
}

/** Says a key of the remote that shows the words. */
type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** What the lens of one eye is made to, in words. */
export interface EyeWords {
  readonly side: 'right' | 'left';
  readonly eye: string;
  /** Values by name, which eye leads, boxes. */
  readonly values: string;
}

/** Values of each eye in words; right above left as on the paper (RX-20). */
export function lensWords(eyes: ContactLensPrescription, tag: string, say: Say): readonly EyeWords[] {
  return (['right', 'left'] as const).flatMap((side) => {
    const eye = eyes[side];
    if (!eye) return [];
    const values = LENS_FIELDS.flatMap((field) => {
      const value = shownLensValue(field, eye[field], tag, (code) => say(`Code.${code}`));
      return value === '' ? [] : [say(`Word.${field}`, { value })];
    });
    const leads = eyes.dominance === '' ? [] : [say(eyes.dominance === side ? 'Word.leads' : 'Word.follows')];
    return [
      { side, eye: say(`Word.${side}`), values: [...values, ...leads, say('Count', { count: eye.boxes })].join(', ') },
    ];
  });
}
