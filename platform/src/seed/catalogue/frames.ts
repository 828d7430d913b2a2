import type { ColourFamily, FrameSpec, FrameStyle } from '@sightline/pictures';

import { between, randomOf } from '../random';
import type { Random } from '../random';
import { furtherColourways } from './colourways';
import type { LensesOfFronts } from './colourways';
import type { ItemDraft, ProductDraft } from './draft';
import { badgeAttributes, lensAttributes, modelAttributes, sizeAttributes } from './frameAttributes';
import { deriveModel } from './frameModel';
import type { FrameModel, FrameSizeFacts } from './frameModel';
import { opticalColour } from './frontColours';
import { gtin13 } from './gtin';
import { lensLook, tintCode, tintOf } from './lensColour';
import type { LensTint } from './lensColour';
import { frameViewWidths } from './pictureWidths';
import { stockOf } from './stock';
import type { FrameRecord } from './frameRecords';

/** Products of every model, one for each colour: those of the file, and further colours that it does not have. */
export function frameDrafts(
  models: ReadonlyMap<string, readonly FrameRecord[]>,
  lenses: LensesOfFronts,
): { ofFile: ProductDraft[]; further: ProductDraft[] } {
  const drafts = [...models].map(([code, records]) => modelDrafts(code, records, lenses));
  return { ofFile: drafts.flatMap(({ ofFile }) => ofFile), further: drafts.flatMap(({ further }) => further) };
}

function modelDrafts(
  code: string,
  records: readonly FrameRecord[],
  lenses: LensesOfFronts,
): ReturnType<typeof frameDrafts> {
  const [first] = records;
  if (!first) return { ofFile: [], further: [] };
  const known = records.map((record) => record.front_color).filter(Boolean);
  const model = deriveModel(code, first.brand, first.kind, first.gender, first.junior === '1', known);
  const random = randomOf(`range ${code}`);
  const age = random() < 0.09 ? between(random, 2, 55) : between(random, 60, 1400);
  // Far fewer are sold to children, so that the best sellers of all do not begin with frames that fit nobody else.
  const popularity = random() ** 2 * (model.gender === 'kids' ? 0.5 : 1);
  const badges = badgeAttributes(code, random, model, age, popularity);
  const ofFile = records.map((record, index) =>
    colourDraft(record, index, model, age, popularity * (1 - index * 0.01), badges),
  );
  const fronts = ofFile.map((draft) => String(draft.attributes['FRONT_COLOR']));
  const further = furtherColourways(first, model, fronts, lenses).map((record, place) => {
    const asPopular = popularity * (0.9 - place * 0.05);
    return colourDraft(record, records.length + place, model, age, asPopular, badges);
  });
  return { ofFile, further };
}

function colourDraft(
  record: FrameRecord,
  index: number,
  model: FrameModel,
  ageDays: number,
  popularity: number,
  badges: Record<string, string>,
): ProductDraft {
  const number = String(index + 1).padStart(2, '0');
  const partNumber = `${record.model_code}-${number}`;
  const random = randomOf(`colour ${partNumber}`);
  const front = record.front_color || opticalColour(random, model);
  const tint = tintOf(record);
  const roxable = record.rx_available === '1';
  const name = `${record.brand} ${record.model_name}`;
  const [mainSize] = model.sizes;
  if (!mainSize) throw new Error(`Model ${record.model_code} has no size`);
  const list = Math.round(Number(record.list_price_usd) * 100);
  const offer = record.offer_price_usd ? Math.round(Number(record.offer_price_usd) * 100) : list;
  return {
    groupKey: record.model_code,
    partNumber,
    listing: record.kind === 'sun' ? 'sun' : 'optical',
    brand: record.brand,
    modelName: record.model_name,
    names: { en: name },
    slug: `${name} ${front}`,
    attributes: {
      PRODUCT_TYPE: record.kind === 'sun' ? 'Sun' : 'Optical',
      BRAND: record.brand,
      MODEL_NAME: record.model_name,
      MODEL_CODE_DISPLAY: record.model_code.replace(/^0/, ''),
      COLOR_CODE: number,
      FRONT_COLOR: front,
      LENS_COLOR: record.kind === 'optical' ? 'Demo' : tintCode(tint),
      ...modelAttributes(model),
      ...lensAttributes(record, model),
      ...badges,
      ...(roxable ? { ROXABLE: 'True' } : {}),
      ...(record.customizable === '1' ? { CUSTOMIZABLE: 'TRUE' } : {}),
      ...(record.engravable === '1' ? { ENGRAVABLE: 'TRUE' } : {}),
      LX_SOLDOUT: record.out_of_stock === '1' ? 'TRUE' : 'FALSE',
      PROD_HIERARCHY_3: `${record.kind === 'sun' ? 'SUN' : 'OPTICAL'}_${model.materialFacet.toUpperCase()}`,
      LX_CANONICAL_CATEGORY: record.kind === 'sun' ? 'sunglasses' : 'eyeglasses',
    },
    items: model.sizes.map((size, sizeIndex) => sizeItem(record, number, size, sizeIndex)),
    picture: frameSpec(model, mainSize, front, record, tint, random),
    widthsMm: frameViewWidths(mainSize, model.shape, model.build),
    listUsd: list,
    discount: Math.round((1 - offer / list) * 100),
    memberDiscount: random() < 0.25 ? 10 : 0,
    futureDiscount: offer === list && random() < 0.12 ? 30 : 0,
    priceFamily: 'FRAMES',
    roxable,
    popularity,
    ageDays,
  };
}

function sizeItem(record: FrameRecord, colour: string, size: FrameSizeFacts, index: number): ItemDraft {
  // Further sizes take the running number of the first one in a block of their own.
  const partNumber = index === 0 ? record.gtin : gtin13(Number(record.gtin.slice(2, 12)) + index * 1_000_000_000);
  return {
    partNumber,
    attributes: {
      ...sizeAttributes(size),
      DISPLAYSKU: `${record.model_code.replace(/^0/, '')} ${colour} ${size.a}-${size.dbl}`,
    },
    weightGrams: size.weightGrams + 120,
    // A frame that is not sold out as a whole has its first size on the shelf: the list's "in stock" must be true.
    stock: stockOf(partNumber, record.out_of_stock === '1', index === 0),
  };
}

const crystalColours = new Set(['Blue', 'Green', 'Pink', 'Violet', 'Orange', 'Brown', 'Grey', 'Red']);

function frameSpec(
  model: FrameModel,
  size: FrameSizeFacts,
  front: string,
  record: FrameRecord,
  tint: LensTint,
  random: Random,
): FrameSpec {
  const photochromic = record.lens_extra.includes('photochromic');
  return {
    kind: 'frame',
    shape: model.shape,
    a: size.a,
    b: size.b,
    dbl: size.dbl,
    temple: size.temple,
    build: model.build,
    rim: model.rim,
    front: front as ColourFamily,
    style: styleOf(front, model, random),
    weight: model.weight,
    lens: record.kind === 'optical' ? { kind: 'demo' } : lensLook(tint, record.polarized === '1', photochromic),
  };
}

function styleOf(front: string, model: FrameModel, random: Random): FrameStyle {
  if (front === 'Tortoise') return random() < 0.75 ? 'havana' : 'blonde';
  if (front === 'Transparent') return 'crystal';
  return model.build === 'acetate' && crystalColours.has(front) && random() < 0.45 ? 'crystal' : 'solid';
}
