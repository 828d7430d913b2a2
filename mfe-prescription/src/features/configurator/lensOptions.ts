import type { LensesData } from '@sightline/shared-lib/api/prescription';
import {
  designOf,
  lensLook,
  lensRefusals,
  type LensDesign,
  type LensRefusal,
  type Thickness,
  type Treatment,
} from '@sightline/shared-lib/domain/lens';
import { add, negate, type Money } from '@sightline/shared-lib/domain/money';
import {
  eyePower,
  type EyePower,
  type EyeSide,
  type PrescriptionValues,
} from '@sightline/shared-lib/domain/prescription';

import { foundOnce } from './foundOnce';
import type { CodeStep, LensAnswers } from './lensAnswers';
import type { LensFacts } from './lensFacts';

/** One row of a question. */
export interface LensOption {
  readonly code: string;
  /** The platform's own words, for codes that the shop has none for. */
  readonly description: string;
  /** What it costs more than the cheapest row; what a use costs is its cheapest lens. */
  readonly extra: Money;
  /** Why it cannot be made; null when it can. */
  readonly refusal: LensRefusal | null;
}

const PART = { use: 'type', treatment: 'treatmentsFamily', colour: 'color', thickness: 'thickness' } as const;

/** Questions answered by codes, in their order: each narrows down what the next one offers. */
const CODE_STEPS = ['use', 'treatment', 'colour', 'thickness'] as const satisfies readonly CodeStep[];

const codeOf = (lens: LensesData, step: CodeStep) => lens.lensesReview?.[PART[step]]?.code;

interface Narrowed {
  /** The answer to each question, or the only thing it offers, up to the first open one. */
  readonly codes: Readonly<Partial<Record<CodeStep, string>>>;
  /** What each question that can be asked offers. */
  readonly lenses: Readonly<Partial<Record<CodeStep, readonly LensesData[]>>>;
  /** Lenses that have everything answered. */
  readonly left: readonly LensesData[];
}

const codesIn = (step: CodeStep, lenses: readonly LensesData[]) => [
  ...new Set(lenses.flatMap((lens) => codeOf(lens, step) ?? [])),
];

const narrowed = foundOnce((answers: LensAnswers, { list }): Narrowed => {
  const codes: Partial<Record<CodeStep, string>> = {};
  const lenses: Partial<Record<CodeStep, readonly LensesData[]>> = {};
  let left = list.lenses;
  for (const step of CODE_STEPS) {
    lenses[step] = left;
    const offered = codesIn(step, left);
    const code = offered.find((one) => one === answers.codes[step]) ?? (offered.length === 1 ? offered[0] : undefined);
    if (code === undefined) break;
    codes[step] = code;
    left = left.filter((lens) => codeOf(lens, step) === code);
  }
  return { codes, lenses, left };
});

const cheapest = (lenses: readonly LensesData[]): Money | null =>
  lenses.reduce<Money | null>(
    (least, { rxDiscountedPrice: price }) => (least && least.minor <= price.minor ? least : price),
    null,
  );

/** The design that was chosen; undefined before. */
export function designChosen(answers: LensAnswers, facts: LensFacts): LensDesign | undefined {
  const { codes, left } = narrowed(answers, facts);
  return codes.use === undefined || !left[0] ? undefined : designOf(left[0].rxType);
}

export type Eyes = Readonly<Record<EyeSide, EyePower>>;

const eyesIn = new WeakMap<PrescriptionValues, Eyes>();

/** Both eyes, where values were typed; lenses without power have none. The same values give the same object, whatever else is answered. */
export function eyesOf({ prescription, values }: LensAnswers, design: LensDesign | undefined): Eyes | null {
  if (prescription !== 'values' || !values || design === 'plano') return null;
  const eyes = eyesIn.get(values) ?? { right: eyePower(values, 'right'), left: eyePower(values, 'left') };
  eyesIn.set(values, eyes);
  return eyes;
}

/** Stands for the eyes where none are judged. */
const NO_EYES = {};

/**
 * Why a lens cannot be made. Lenses of one design, material and treatment differ in their colour, of which nothing is refused: each kind is
 * judged once for the same eyes.
 */
const refusalsFound = foundOnce((_eyes: Eyes | typeof NO_EYES) => new Map<string, LensRefusal | null>());

function lensRefusal(lens: LensesData, step: CodeStep, answers: LensAnswers, facts: LensFacts): LensRefusal | null {
  const design = designOf(lens.rxType);
  if (!design) return null;
  const isUse = step === 'use';
  const thickness = isUse ? undefined : (codeOf(lens, 'thickness') as Thickness | undefined);
  const treatment = isUse ? undefined : (codeOf(lens, 'treatment') as Treatment | undefined);
  const eyes = isUse ? null : eyesOf(answers, design);
  const known = refusalsFound(eyes ?? NO_EYES, facts);
  const kind = [isUse, design, thickness, treatment].join(' ');
  const before = known.get(kind);
  if (before !== undefined) return before;
  const found =
    lensRefusals({ frame: facts.frame, eyes, design, thickness, treatment })
      // An addition is asked for with the values, not here.
      .find(({ reason }) => !isUse || reason !== 'addition-missing') ?? null;
  known.set(kind, found);
  return found;
}

/** The first reason why none of these lenses can be made; null when one can. */
function refusalOf(lenses: readonly LensesData[], step: CodeStep, answers: LensAnswers, facts: LensFacts) {
  const reasons = lenses.map((lens) => lensRefusal(lens, step, answers, facts));
  if (reasons.includes(null)) return null;
  // Of several materials the one that reaches furthest says what would be possible.
  return reasons.findLast((one) => one?.reason === 'power-too-strong') ?? reasons[0] ?? null;
}

function findOptions(step: CodeStep, answers: LensAnswers, facts: LensFacts): readonly LensOption[] {
  const lenses = narrowed(answers, facts).lenses[step] ?? [];
  const least = cheapest(lenses);
  return codesIn(step, lenses).flatMap((code): LensOption[] => {
    const own = lenses.filter((lens) => codeOf(lens, step) === code);
    const price = cheapest(own);
    if (!price || !least) return [];
    return [
      {
        code,
        description: own[0]?.lensesReview?.[PART[step]]?.description ?? code,
        extra: step === 'use' ? price : add(price, negate(least)),
        refusal: refusalOf(own, step, answers, facts),
      },
    ];
  });
}

const optionsFound = foundOnce((_answers: LensAnswers) => new Map<CodeStep, readonly LensOption[]>());

/** Rows of a question: what is on offer after the answers before it, each with its price and why it cannot be made (RX-10, RX-12). */
export function optionsOf(step: CodeStep, answers: LensAnswers, facts: LensFacts): readonly LensOption[] {
  const found = optionsFound(answers, facts);
  const options = found.get(step) ?? findOptions(step, answers, facts);
  found.set(step, options);
  return options;
}

/** The lens that is chosen as far as it is, at its cheapest; null while not even the use is. */
export function cheapestLens(answers: LensAnswers, facts: LensFacts): LensesData | null {
  const { codes, left } = narrowed(answers, facts);
  const price = codes.use === undefined ? null : cheapest(left);
  return left.find((lens) => price && lens.rxDiscountedPrice === price) ?? null;
}

/** The row that was chosen, if it still stands. */
export function optionChosen(step: CodeStep, answers: LensAnswers, facts: LensFacts): LensOption | undefined {
  const code = narrowed(answers, facts).codes[step];
  return code === undefined ? undefined : optionsOf(step, answers, facts).find((option) => option.code === code);
}

/** Treatment and colour as the address of a picture names them; undefined while one is open. */
export function lensesShown(answers: LensAnswers, facts: LensFacts): string | undefined {
  const { treatment, colour } = narrowed(answers, facts).codes;
  return lensLook(treatment, colour);
}

/** Add-ons that were chosen, as the list sells them. */
export function addOnsChosen({ addOns }: LensAnswers, { list }: LensFacts) {
  return list.addOns.filter(({ code }) => addOns?.includes(code));
}

/** What the lenses cost with their add-ons, as far as they are chosen; null before the first answer. */
export function lensesPrice(answers: LensAnswers, facts: LensFacts): Money | null {
  const lens = cheapestLens(answers, facts);
  if (!lens) return null;
  return addOnsChosen(answers, facts).reduce((sum, { price }) => add(sum, price), lens.rxDiscountedPrice);
}
