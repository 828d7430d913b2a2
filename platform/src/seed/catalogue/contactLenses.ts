import type { ContactLensBoxSpec } from '@sightline/pictures';

import { dataFile, readCsv } from '../../kernel';
import { between, randomOf } from '../random';
import type { ItemDraft, ProductDraft } from './draft';
import { gtin13 } from './gtin';
import { goodsViewWidths } from './pictureWidths';
import { stockOf } from './stock';
import { inEveryLanguage, textIn } from './vocabulary';
import type { Vocabulary } from './vocabulary';

const columns = [
  'manufacturer',
  'product',
  'material',
  'dk_t',
  'water_percent',
  'base_curves_mm',
  'diameter_mm',
  'sphere_min',
  'sphere_max',
  'cylinders',
  'axis_step',
  'adds',
  'replacement',
  'pack_sizes',
  'type',
] as const;
type LensRecord = Record<(typeof columns)[number], string>;

/** Lenses one eye needs a year, by replacement. */
const lensesAYear: Readonly<Record<string, number>> = { daily: 360, biweekly: 24, monthly: 12 };
const designs: Readonly<Record<string, string>> = {
  sphere: 'Sphere',
  toric: 'Toric',
  multifocal: 'Multifocal',
  color: 'Color',
};
const corrections: Readonly<Record<string, string>> = { toric: 'Astigmatism', multifocal: 'Presbyopia' };
const hues: Readonly<Record<string, number>> = { Lacrima: 205, Aquaveil: 168, Serenea: 275 };

/** Contact lenses: one product each, one item for every pack size. */
export function contactLensDrafts(vocabulary: Vocabulary): ProductDraft[] {
  const records = readCsv<(typeof columns)[number]>(dataFile('catalogue', 'contact_lenses.csv'));
  return records.map((record, index) => lensDraft(record, index, vocabulary));
}

function lensDraft(record: LensRecord, index: number, vocabulary: Vocabulary): ProductDraft {
  const groupKey = `0CL${String(5001 + index)}`;
  const random = randomOf(`lens ${groupKey}`);
  const packs = record.pack_sizes.split('|').map(Number);
  const perLens = { daily: 75, biweekly: 480, monthly: 800 }[record.replacement] ?? 800;
  const dearer = 1 + (record.type === 'sphere' ? 0 : 0.35) + (Number(record.dk_t) > 100 ? 0.2 : 0);
  const price = (pack: number): number =>
    Math.round((perLens * pack * dearer * (pack > 30 ? 0.92 : 1)) / 100) * 100 - 1;
  const picture = boxSpec(record, packs[0] ?? 6);
  return {
    groupKey,
    partNumber: `${groupKey}-01`,
    listing: 'contact-lenses',
    brand: record.manufacturer,
    modelName: record.product,
    names: inEveryLanguage(
      (language) => `${record.product} – ${textIn(vocabulary['REPLACEMENT']?.values[record.replacement], language)}`,
    ),
    slug: record.product,
    attributes: { ...lensAttributes(record, packs), COLOR_CODE: '01', MODEL_CODE_DISPLAY: groupKey.slice(1) },
    items: packs.map((pack, packIndex) => packItem(record, index, pack, packIndex, price(pack))),
    picture,
    widthsMm: goodsViewWidths(picture),
    listUsd: price(packs[0] ?? 6),
    discount: random() < 0.25 ? 15 : 0,
    memberDiscount: random() < 0.4 ? 5 : 0,
    futureDiscount: 0,
    priceFamily: 'CL',
    roxable: false,
    popularity: 0.4 + random() * 0.5,
    ageDays: between(random, 90, 900),
  };
}

function packItem(record: LensRecord, index: number, pack: number, packIndex: number, listUsd: number): ItemDraft {
  const partNumber = gtin13(6_000_000_000 + index * 10 + packIndex);
  return {
    partNumber,
    attributes: {
      PACK_SIZE: String(pack),
      DISPLAYSKU: `${record.product} ${pack}`,
      CL_ANNUAL_BOXES: String(Math.ceil((lensesAYear[record.replacement] ?? 12) / pack)),
    },
    weightGrams: 30 + pack * 2,
    stock: stockOf(partNumber, false),
    listUsd,
  };
}

function lensAttributes(record: LensRecord, packs: readonly number[]): Record<string, string | string[]> {
  const split = (text: string): string[] => text.split('|').filter(Boolean);
  const cylinders = split(record.cylinders);
  const step = Number(record.axis_step);
  const letters: Record<string, string[]> = record.adds.startsWith('LO') ? { CL_DOMINANCE: ['D', 'N'] } : {};
  return {
    PRODUCT_TYPE: 'Contact Lenses',
    BRAND: record.manufacturer,
    CL_BRAND: record.manufacturer,
    MODEL_NAME: record.product,
    LENS_DESIGN: designs[record.type] ?? 'Sphere',
    CORRECTION_TYPE: corrections[record.type] ?? 'Myopia and hyperopia',
    REPLACEMENT: record.replacement,
    CL_MATERIAL: record.material,
    DK_T: record.dk_t,
    WATER_CONTENT: record.water_percent,
    CL_BASE_CURVE: split(record.base_curves_mm),
    CL_DIAMETER: [record.diameter_mm],
    CL_POWER: powers(Number(record.sphere_min), Number(record.sphere_max), record.type === 'color'),
    ...(cylinders.length > 0
      ? { CL_CYLINDER: cylinders, CL_AXIS: Array.from({ length: 180 / step }, (_, at) => String((at + 1) * step)) }
      : {}),
    ...(record.adds ? { CL_ADDITION: split(record.adds), ...letters } : {}),
    ...(record.type === 'color' ? { CL_COLOR: ['Blue', 'Green', 'Hazel', 'Honey', 'Grey', 'Brown'] } : {}),
    ...((lensesAYear[record.replacement] ?? 0) > 0 && packs.some((pack) => pack >= 6)
      ? { CL_ANNUAL_SUPPLY_BADGES: 'TRUE' }
      : {}),
    PACK_SIZE: packs.map(String),
    LX_SOLDOUT: 'FALSE',
    PROD_HIERARCHY_3: `CL_${record.replacement.toUpperCase()}`,
    LX_CANONICAL_CATEGORY: 'contact-lenses',
  };
}

/** Powers made: quarter dioptre up to 6, half dioptre beyond; without correction only where the lens is coloured. */
function powers(lowest: number, highest: number, withPlano: boolean): string[] {
  const made: string[] = [];
  for (let quarter = lowest * 4; quarter <= highest * 4; quarter += 1) {
    const power = quarter / 4;
    if (Math.abs(power) > 6 && quarter % 2 !== 0) continue;
    if (power !== 0 || withPlano) made.push(`${power > 0 ? '+' : ''}${power.toFixed(2)}`);
  }
  return made;
}

function boxSpec(record: LensRecord, packSize: number): ContactLensBoxSpec {
  return {
    kind: 'contact-lens-box',
    brand: record.manufacturer,
    product: record.product,
    replacement: record.replacement,
    type: record.type,
    packSize,
    bc: record.base_curves_mm.replace('|', ' / '),
    dia: record.diameter_mm,
    hue: hues[record.manufacturer] ?? 205,
  };
}
