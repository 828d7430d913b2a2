import { randomOf, weighted } from '../random';
import type { Random } from '../random';
import type { FrameModel, FrameSizeFacts } from './frameModel';
import type { FrameRecord } from './frameRecords';
import { SHAPES } from './frameShapes';
import { lensFamily, tintOf } from './lensColour';

type Codes = Record<string, string | string[]>;

const rims = { full: 'Full rim', half: 'Half rim', rimless: 'Rimless' };

/** Attributes that every colour of a model has; measurements are those of the first size. */
export function modelAttributes(model: FrameModel): Codes {
  const [size] = model.sizes;
  return {
    FRAME_SHAPE: SHAPES[model.shape].code,
    FRAME_MATERIAL_CLASS: model.material,
    FRAME_MATERIAL_FACET: model.materialFacet,
    RIM_TYPE: rims[model.rim],
    GEOFIT: model.geofit,
    GENDER: model.gender,
    BASE_CURVE: String(model.baseCurve),
    LENS_MATERIAL_MACRO_CLASS: model.lensMaterial,
    ...(size ? sizeAttributes(size) : {}),
    FRAME_SIZE: model.sizes.map((one) => one.letter),
  };
}

/** Measurements of one size in millimetres. */
export function sizeAttributes(size: FrameSizeFacts): Record<string, string> {
  return {
    FRAME_SIZE: size.letter,
    FRAME_SIZE_DISPLAY: `${size.a}-${size.dbl} ${size.temple}`,
    LENS_WIDTH: String(size.a),
    LENS_HEIGHT: String(size.b),
    BRIDGE_WIDTH: String(size.dbl),
    TEMPLE_LENGTH: String(size.temple),
    HINGE_DISTANCE: String(size.width),
    FRAME_WIDTH: String(size.width),
    WEIGHT: String(size.weightGrams),
  };
}

/** What is said about the lenses of one colour. */
export function lensAttributes(record: FrameRecord, model: FrameModel): Codes {
  const optical = record.kind === 'optical';
  const photochromic = record.lens_extra.includes('photochromic');
  const blueFilter = record.lens_extra.includes('blue filter');
  const treatments = [
    ...(record.polarized === '1' ? ['Polarized'] : []),
    ...(photochromic ? ['Photochromic'] : []),
    ...(record.lens_mirror ? ['Mirror'] : []),
    ...(record.lens_gradient ? ['Gradient'] : []),
    ...(record.lens_extra.includes('contrast') ? ['High contrast'] : []),
    ...(blueFilter ? ['Blue light filter'] : []),
  ];
  const shown = treatments.length > 0 ? treatments : ['Standard'];
  return {
    LENS_COLOR_FACET: optical ? 'Clear' : lensFamily(tintOf(record), photochromic),
    POLARIZED: record.polarized === '1' ? 'TRUE' : 'FALSE',
    PHOTOCHROMIC: photochromic ? 'TRUE' : 'FALSE',
    ANTI_BLUE: blueFilter ? 'TRUE' : 'FALSE',
    LENS_TREATMENT: shown,
    LENS_TREATMENT_FACET: shown,
    LENS_DESIGN: 'Plano',
    ...(photochromic ? { TRANSITION_TYPE: record.lens_base === 'Clear' ? 'Grey' : record.lens_base } : {}),
    ...(optical ? {} : { FILTER_CATEGORY: filterCategory(record, model) }),
  };
}

/** Sun filter category 0 to 4 of the tint. */
function filterCategory(record: FrameRecord, model: FrameModel): string {
  if (record.lens_base === 'Clear') return record.lens_gradient ? '1' : '0';
  if (record.lens_tone === 'Light' || record.lens_base === 'Yellow' || record.lens_base === 'Pink') return '1';
  if (model.baseCurve === 8 && record.lens_mirror === 'Silver') return '4';
  return record.lens_gradient ? '2' : '3';
}

/** One in twelve of the good sellers, so that the badge tells tiles of the best-seller order apart. */
function isMostPopular(code: string, popularity: number): boolean {
  return popularity > 0.4 && randomOf(`most popular ${code}`)() < 1 / 12;
}

/** Badge flags of a model; a share of models has none (CAT-04). */
export function badgeAttributes(
  code: string,
  random: Random,
  model: FrameModel,
  ageDays: number,
  popularity: number,
): Record<string, string> {
  const primary = weighted(random, {
    none: 84,
    EXCLUSIVE: 4,
    'WEB EXCLUSIVE': 5,
    AVANT_PREMIERE: ageDays < 55 ? 14 : 0,
    other: 3,
  });
  const flags: Record<string, string> = {};
  if (primary !== 'none' && primary !== 'other') flags[primary] = 'TRUE';
  if (isMostPopular(code, popularity)) flags['LX_IS_MOST_POPULAR'] = 'TRUE';
  if (ageDays < 55) flags['IS_NEW'] = 'TRUE';
  if (random() < 0.02) flags['LIMITED_EDITION'] = 'TRUE';
  if (model.material === 'Bio-acetate') flags['SUSTAINABILITY_CLAIM'] = 'Bio-based materials';
  else if (random() < 0.03) flags['SUSTAINABILITY_CLAIM'] = 'Recycled materials';
  const badge = ['EXCLUSIVE', 'WEB EXCLUSIVE', 'AVANT_PREMIERE', 'LX_IS_MOST_POPULAR'].find((one) => flags[one]);
  return badge ? { ...flags, BADGE: badge } : flags;
}
