import type { AddToCartItem } from '@sightline/shared-lib/contracts';
import {
  LENS_FIELDS,
  LENS_VALUES,
  shownLensValue,
  type ContactLensPrescription,
  type Dominance,
  type LensChoices,
  type LensField,
} from '@sightline/shared-lib/domain/lens';

export const SIDES = ['right', 'left'] as const;
export type Side = (typeof SIDES)[number];

export type EyeValues = Readonly<Partial<Record<LensField, string>>>;

/** What the shopper has said about both eyes so far. */
export interface LensAnswers {
  readonly wears: Readonly<Record<Side, boolean>>;
  /** The left eye takes the values of the right one. */
  readonly same: boolean;
  readonly values: Readonly<Record<Side, EyeValues>>;
  readonly boxes: Readonly<Record<Side, number>>;
  readonly dominance: Dominance;
  /** Day on the prescription, `yyyy-MM-dd`, perhaps one to come; empty where nobody told, null while what was typed is none. */
  readonly issuedOn: string | null;
}

/** Fields this lens is chosen by, in the order of the box. */
export function askedFields({ offered }: LensChoices): readonly LensField[] {
  return LENS_FIELDS.filter((field) => (offered[field]?.length ?? 0) > 0);
}

/** A value the lens is made in, as the shop writes it. */
export function shownChoice(field: LensField, code: string, { words }: LensChoices, tag: string): string {
  return shownLensValue(field, code, tag, (word) => words[word] ?? word);
}

/** Both eyes; nothing chosen but what leaves no choice. */
export function firstAnswers(choices: LensChoices): LensAnswers {
  const only = Object.fromEntries(
    askedFields(choices).flatMap((field) => {
      const [first, ...more] = choices.offered[field] ?? [];
      return first !== undefined && more.length === 0 ? [[field, first]] : [];
    }),
  );
  return {
    wears: { right: true, left: true },
    same: false,
    values: { right: only, left: only },
    boxes: { right: 1, left: 1 },
    dominance: '',
    issuedOn: '',
  };
}

/** What was told of lenses that are in the bag; a code the lens is no longer made in is asked again. */
export function answersOf(eyes: ContactLensPrescription, choices: LensChoices): LensAnswers {
  const first = firstAnswers(choices);
  const valuesAt = (side: Side): EyeValues => {
    const made = askedFields(choices).flatMap((field) => {
      const code = eyes[side]?.[field] ?? '';
      return choices.offered[field]?.includes(code) ? [[field, code]] : [];
    });
    return { ...first.values[side], ...(Object.fromEntries(made) as EyeValues) };
  };
  return {
    wears: { right: eyes.right !== null, left: eyes.left !== null },
    same: false,
    values: { right: valuesAt('right'), left: valuesAt('left') },
    boxes: { right: eyes.right?.boxes ?? 1, left: eyes.left?.boxes ?? 1 },
    dominance: eyes.dominance,
    issuedOn: eyes.issuedOn ?? '',
  };
}

/** Eyes that lenses are bought for. */
export function wornSides({ wears }: LensAnswers): readonly Side[] {
  return SIDES.filter((side) => wears[side]);
}

/** Both eyes are worn and told once. */
export function isShared({ same, wears }: LensAnswers): boolean {
  return same && wears.right && wears.left;
}

export function valuesOf(answers: LensAnswers, side: Side): EyeValues {
  return answers.values[isShared(answers) ? 'right' : side];
}

/** Tells both eyes at once, or each again from what was told for both: nothing typed is lost. */
export function withSame(answers: LensAnswers, same: boolean): LensAnswers {
  const { right, left } = answers.values;
  return same ? { ...answers, same } : { ...answers, same, values: { right, left: { ...right, ...left } } };
}

/** Switches an eye off or on; one eye alone has nobody to share values with. */
export function withEye(answers: LensAnswers, side: Side, worn: boolean): LensAnswers {
  const apart = isShared(answers) && !worn ? withSame(answers, false) : answers;
  return { ...apart, wears: { ...apart.wears, [side]: worn } };
}

export function withValue(answers: LensAnswers, side: Side, field: LensField, code: string): LensAnswers {
  return { ...answers, values: { ...answers.values, [side]: { ...answers.values[side], [field]: code } } };
}

/** What is wrong with the day on the prescription: it is none, it is to come, or it lies too far back. */
export interface DayMistake {
  readonly what: 'noDay' | 'laterDay' | 'expired';
}

/** Something that is still to be chosen. */
export type Missing =
  | { readonly what: 'eyes' }
  | { readonly what: 'value'; readonly side: Side; readonly field: LensField }
  | { readonly what: 'dominance' }
  | DayMistake;

/** Everything of the eyes still to be chosen, in the order of the form. */
export function missingOf(answers: LensAnswers, choices: LensChoices): readonly Missing[] {
  const worn = wornSides(answers);
  if (worn.length === 0) return [{ what: 'eyes' }];
  const told = isShared(answers) ? (['right'] as const) : worn;
  const values = told.flatMap((side) =>
    askedFields(choices)
      .filter((field) => !answers.values[side][field])
      .map((field): Missing => ({ what: 'value', side, field })),
  );
  const dominance: readonly Missing[] =
    choices.asksDominance && answers.dominance === '' ? [{ what: 'dominance' }] : [];
  return [...values, ...dominance];
}

/** Boxes of both eyes. */
export function boxesOf(answers: LensAnswers): number {
  return wornSides(answers).reduce((sum, side) => sum + answers.boxes[side], 0);
}

/** Most boxes one eye may take beside the other; 0 where nothing is left for it. */
export function mostBoxes(answers: LensAnswers, side: Side, left: number | undefined): number | undefined {
  if (left === undefined) return undefined;
  const others = wornSides(answers).filter((one) => one !== side);
  return Math.max(0, left - others.reduce((sum, one) => sum + answers.boxes[one], 0));
}

/** What is worn before the prescription expires: more boxes than that are not sold (RX-20). */
export function withinSupply(answers: LensAnswers, most: number | undefined): LensAnswers {
  if (!most) return answers;
  const { right, left } = answers.boxes;
  return { ...answers, boxes: { right: Math.min(right, most), left: Math.min(left, most) } };
}

/** What can be had of what was chosen: stock that is read late, or a smaller one of another pack, leaves an eye fewer boxes or none. */
export function withinStock(answers: LensAnswers, left: number | undefined): LensAnswers {
  if (!left || boxesOf(answers) <= left) return answers;
  const { wears, boxes } = answers;
  const hasBoth = wears.right && wears.left && left > 1;
  const right = wears.right ? Math.min(boxes.right, hasBoth ? left - 1 : left) : 0;
  const rest = Math.min(boxes.left, left - right);
  const fitted = { ...answers, boxes: { right: right || boxes.right, left: rest || boxes.left } };
  return wears.left && rest === 0 ? withEye(fitted, 'left', false) : fitted;
}

/** The values of some eyes as a line of the bag carries them. */
function lineValues(answers: LensAnswers, choices: LensChoices, sides: readonly Side[]) {
  const values = Object.fromEntries(sides.map((side) => [side, valuesOf(answers, side)]));
  const dominance = choices.asksDominance ? { dominance: answers.dominance } : {};
  const day = answers.issuedOn ? { issuedOn: answers.issuedOn } : {};
  return { [LENS_VALUES]: JSON.stringify({ ...values, ...dominance, ...day }) };
}

/** One line an eye, with its values (RX-20). */
export function lensItems(answers: LensAnswers, choices: LensChoices, partNumber: string): readonly AddToCartItem[] {
  return wornSides(answers).map((side) => ({
    partNumber,
    quantity: answers.boxes[side],
    attributes: lineValues(answers, choices, [side]),
  }));
}

/** A line of the bag with other values; its boxes are those of its eye, and stay where it has two. */
export function changedLine(answers: LensAnswers, choices: LensChoices) {
  const sides = wornSides(answers);
  const [side, ...more] = sides;
  const boxes = side && more.length === 0 ? { quantity: answers.boxes[side] } : {};
  return { ...boxes, attributes: lineValues(answers, choices, sides) };
}

/** Powers as people look for them: none, then minus from weak to strong, then plus. */
export function inOrder(field: LensField, codes: readonly string[]): readonly string[] {
  if (field !== 'power') return codes;
  const rank = (code: string) => (Number(code) === 0 ? 0 : Number(code) < 0 ? 1 : 2);
  return codes.toSorted((a, b) => rank(a) - rank(b) || Math.abs(Number(a)) - Math.abs(Number(b)));
}
