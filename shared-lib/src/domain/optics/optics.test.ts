import { advisedThickness, lensRefusals } from '../lens/lensFit';
import type { LensFrame } from '../lens/lensInFrame';
import { boxDays } from '../lens/lensSupply';
import { lensBody } from '../lens/lensThickness';
import { powerOnEye } from '../lens/vertexConversion';
import { distanceByCard, type CardMarks } from '../prescription/distanceByCard';
import { prescriptionDoubts } from '../prescription/doubts';
import { eyePower } from '../prescription/eyePower';
import { EMPTY_VALUES } from '../prescription/prescription';
import { OPTICAL_KIND, prescriptionProblems, type NumberField } from '../prescription/prescriptionRules';
import { RANGES } from '../prescription/ranges';
import { prescriptionDaysIn } from '../prescription/validity';
import { CONTACT_LENSES } from './contactLenses';
import { OPTICS, THICKNESSES, type LensDesign } from './optics';

type Path = readonly string[];
type Table = Record<string, unknown>;

/** Every number of a table, by the names that lead to it. */
const numbersIn = (value: unknown, path: Path = []): readonly Path[] => {
  if (typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) => numbersIn(below, [...path, name]));
};

/** What is said while one number of a table is moved. */
function whileMoved(table: object, path: Path, say: () => string): string {
  const holder = path.slice(0, -1).reduce((record, name) => record[name] as Table, table as Table);
  const name = path.at(-1) ?? '';
  const kept = holder[name] as number;
  holder[name] = kept * 1.5 || 26;
  try {
    return say();
  } finally {
    holder[name] = kept;
  }
}

const FRAMES: readonly LensFrame[] = [
  { shape: 'round', lensWidth: 50, lensHeight: 50, bridge: 20, rim: 'full' },
  { shape: 'rectangle', lensWidth: 54, lensHeight: 27, bridge: 17, rim: 'half' },
  { shape: 'pilot', lensWidth: 60, lensHeight: 25, bridge: 22, rim: 'rimless' },
];
const DESIGNS = Object.keys(OPTICS.designs) as LensDesign[];
const EYES = [-26, -13, -8, -3, 0, 5].map((sphere) => {
  const eye = { sphere, cylinder: -1, axis: 30, addition: 2, distance: 28 };
  return { right: eye, left: { ...eye, distance: 34 } };
});
const STEPS = Array.from({ length: 9 }, (_, step) => step);

/** Values at the bounds of a range, a step beside them, beyond where a moved bound would lie, and where what is rare begins. */
const textsAt = ({ min, max, step }: { readonly min: number; readonly max: number; readonly step: number }) =>
  [min, min + step, max, max * 1.2, 3, 5, 8, 54.5, 76].flatMap((value) =>
    ['', '+', '-'].map((sign) => sign + value.toFixed(2)),
  );

/** Four points of a photo in which a card is so many pixels wide and two pupils are so far apart. */
const photo = (pixels: number, mm: number): CardMarks => ({
  cardLeft: { x: 0, y: 0 },
  cardRight: { x: pixels, y: 0 },
  pupilLeft: { x: 0, y: 90 },
  pupilRight: { x: (mm * pixels) / 85.6, y: 90 },
});

const ASKED = (Object.keys(OPTICAL_KIND) as NumberField[]).map(
  (field) => [field, textsAt(RANGES[OPTICAL_KIND[field]])] as const,
);

/** What the rules answer to one set of questions, as text. */
function answers(): string {
  const judged = ASKED.map(([field, texts]) =>
    texts.map((text) => {
      const values = { ...EMPTY_VALUES, pupillaryDistance: '63', [field]: text };
      return [prescriptionProblems(values)[field], prescriptionDoubts(values).map(({ about }) => about)];
    }),
  );
  const lenses = FRAMES.flatMap((frame) =>
    DESIGNS.flatMap((design) =>
      EYES.flatMap((eyes) => [
        advisedThickness({ frame, eyes, design }),
        ...THICKNESSES.flatMap((thickness) => [
          lensRefusals({ frame, eyes, design, thickness }),
          lensBody({ frame, eye: eyes.right, side: 'right', design, thickness })?.grams,
        ]),
      ]),
    ),
  );
  const photos = [149, 151, 180, 230, 900].flatMap((pixels) =>
    STEPS.map((step) => distanceByCard(photo(pixels, 40 + 5 * step))),
  );
  const halved = STEPS.map((step) => eyePower({ ...EMPTY_VALUES, rPupDistance: String(36 + step) }, 'right').distance);
  const days = [...Object.keys(OPTICS.prescription.validityDays), 'xx'].map(prescriptionDaysIn);
  const boxes = Object.keys(CONTACT_LENSES.replacementDays).map((code) => boxDays(code, 6));
  const onEye = [-12, -6, -4, -3.25, 4, 6].map(powerOnEye);
  const { baseCurve, diameter } = CONTACT_LENSES;
  return JSON.stringify([judged, lenses, photos, halved, days, boxes, onEye, baseCurve, diameter]);
}

/** Stands for everything stronger than the others reach: nothing is left to advise. */
const INERT = ['materials.1.74.advisedTo'];

describe("the optician's tables", () => {
  const asTheyAre = answers();
  const withoutEffect = (table: object) =>
    numbersIn(table)
      .filter((path) => whileMoved(table, path, answers) === asTheyAre)
      .map((path) => path.join('.'));

  it('of glasses decide alone: whatever number is moved there, an answer of the rules is another [RX-12]', () => {
    expect(withoutEffect(OPTICS)).toEqual(INERT);
  });

  it('of contact lenses decide alone [RX-20]', () => {
    expect(withoutEffect(CONTACT_LENSES)).toEqual([]);
  });
});
