import { randomOf, weighted } from '../random';
import type { Random } from '../random';
import type { FrameModel } from './frameModel';
import type { FrameRecord } from './frameRecords';
import { furtherFronts } from './frontColours';
import { gtin13 } from './gtin';
import { lensLook, tintOf } from './lensColour';

/** Colours of a model when those of the file are too few; most have three or four, some stay as they are. */
const numbers = { '1': 13, '2': 16, '3': 44, '4': 19, '5': 5, '6': 3 };
/** Share of further sunglasses that keep the front of the first and have another lens. */
const sameFront = 0.25;
const shareSoldOut = 0.03;
const shareReduced = 0.12;
/** Article numbers of further colours follow the first one's in blocks of their own, above those of the file. */
const numbersOfFile = 10_000;

const lensFields = ['lens_tone', 'lens_base', 'lens_gradient', 'lens_mirror', 'polarized'] as const;
type Lens = Pick<FrameRecord, (typeof lensFields)[number]>;

interface LensCount {
  readonly lens: Lens;
  readonly count: number;
}

/** Lenses that the file combines with a front, and how often, by front and extras of the lens. */
export type LensesOfFronts = ReadonlyMap<string, ReadonlyMap<string, LensCount>>;

const none: ReadonlySet<string> = new Set();

const lensOf = (record: FrameRecord): Lens =>
  Object.fromEntries(lensFields.map((field) => [field, record[field]])) as Lens;
const shelf = (front: string, extra: string): string => `${front} ${extra}`;

/** Reads from the lines of the file which lenses go with which front. */
export function lensesOfFronts(records: Iterable<FrameRecord>): LensesOfFronts {
  const found = new Map<string, Map<string, LensCount>>();
  for (const record of records) {
    if (record.kind !== 'sun') continue;
    const key = shelf(record.front_color, record.lens_extra);
    const lenses = found.get(key) ?? new Map<string, LensCount>();
    found.set(key, lenses);
    const lens = lensOf(record);
    const name = Object.values(lens).join();
    lenses.set(name, { lens, count: (lenses.get(name)?.count ?? 0) + 1 });
  }
  return found;
}

/** What the eye tells two lenses apart by. */
function look(record: FrameRecord): string {
  const drawn = lensLook(tintOf(record), false, record.lens_extra.includes('photochromic'));
  return drawn.family ?? 'Clear';
}

/** What a model's lenses do stays: a polarised one has polarised lenses in every colour, a gradient is one in each. */
const treatments = ({ polarized, lens_gradient: gradient, lens_mirror: mirror }: Lens): string =>
  `${polarized} ${gradient !== ''} ${mirror !== ''}`;

/** A lens for a front that does what the first one does, as often as the file has it; the first colour's own where the file has none that fits. */
function pickLens(
  random: Random,
  first: FrameRecord,
  front: string,
  lenses: LensesOfFronts,
  not: ReadonlySet<string>,
): Lens {
  const offered = [...(lenses.get(shelf(front, first.lens_extra))?.values() ?? [])].filter(
    ({ lens, count }) => count > 1 && treatments(lens) === treatments(first) && !not.has(look({ ...first, ...lens })),
  );
  if (offered.length === 0) return lensOf(first);
  const place = weighted(random, Object.fromEntries(offered.map(({ count }, index) => [String(index), count])));
  return offered[Number(place)]?.lens ?? lensOf(first);
}

/** The first colour's reduction if it has one, else now and then one of a colour that ends. */
function offerPrice(random: Random, first: FrameRecord): string {
  const own = Number(first.offer_price_usd) / Number(first.list_price_usd);
  const ends = random() < shareReduced ? Number(weighted(random, { '0.7': 60, '0.8': 40 })) : 0;
  const share = own || ends;
  return share ? (Number(first.list_price_usd) * share).toFixed(2) : '';
}

/**
 * Further colours of a model, always the same ones: fronts that its build is made in, and for sun lenses that the file
 * combines with them. `fronts` are those it has already; a front comes again only with a lens that looks another.
 */
export function furtherColourways(
  first: FrameRecord,
  model: FrameModel,
  fronts: readonly string[],
  lenses: LensesOfFronts,
): FrameRecord[] {
  const random = randomOf(`colourways ${first.model_code}`);
  const wanted = Number(weighted(random, numbers));
  const taken = new Set(fronts);
  const looks = new Set([look(first)]);
  const further: FrameRecord[] = [];
  while (fronts.length + further.length < wanted) {
    const again = fronts.length === 1 && first.kind === 'sun' && random() < sameFront;
    const front = (again && fronts[0]) || weighted<string>(random, furtherFronts(model, taken));
    const lens = first.kind === 'sun' ? pickLens(random, first, front, lenses, again ? looks : none) : lensOf(first);
    const record = { ...first, ...lens, front_color: front };
    if (again && looks.has(look(record))) continue;
    if (again) looks.add(look(record));
    taken.add(front);
    further.push({
      ...record,
      gtin: gtin13(Number(first.gtin.slice(2, 12)) + (further.length + 1) * numbersOfFile),
      out_of_stock: random() < shareSoldOut ? '1' : '0',
      offer_price_usd: offerPrice(random, first),
    });
  }
  return further;
}
