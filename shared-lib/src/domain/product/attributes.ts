import type { Attributes } from './product';

/** Catalogue attributes the shop reads by name (CAT-03, seed 1 §3). */
export const ATTRIBUTE_NAMES = [
  'PRODUCT_TYPE',
  'MODEL_NAME',
  'BRAND',
  'DISPLAYSKU',
  'MODEL_CODE_DISPLAY',
  'POLARIZED',
  'GEOFIT',
  'PHOTOCHROMIC',
  'ROXABLE',
  'FRAME_MATERIAL_CLASS',
  'FRAME_SHAPE',
  'LENS_COLOR',
  'FRONT_COLOR',
  'LENS_TREATMENT',
  'LENS_TREATMENT_FACET',
  'LENS_COLOR_FACET',
  'LX_SOLDOUT',
  'LENS_DESIGN',
  'CORRECTION_TYPE',
  'ANTI_BLUE',
  'TRANSITION_TYPE',
  'LENS_THICKNESS',
  'HINGE_DISTANCE',
  'FRAME_SIZE',
  'FRAME_SIZE_DISPLAY',
  'BRIDGE_WIDTH',
  'TEMPLE_LENGTH',
  'LENS_HEIGHT',
  'LENS_WIDTH',
  'COLOR_CODE',
  'GENDER',
  'LENS_MATERIAL_MACRO_CLASS',
  'FRAME_MATERIAL_FACET',
  'PROD_HIERARCHY_3',
  'CL_ANNUAL_SUPPLY_BADGES',
  'LX_CANONICAL_CATEGORY',
  'CL_BRAND',
  'CONNECTIVITY',
  'OS_COMPATIBILITY',
  'BATTERY',
  'BATTERY_TYPE',
  'BATTERY_DURATION',
  'AUDIO_SYSTEM',
  'TOUCH',
  'VOICE_CONTROL',
  'POWER_CONNECTION',
  'CHARGING_CASE',
  'FRAME_CONNECTION',
  'USER_INTERFACE',
] as const;

export type AttributeName = (typeof ATTRIBUTE_NAMES)[number];

/** Untranslated code of an attribute; undefined when the product has none. */
export function attributeCode(attributes: Attributes, name: string): string | undefined {
  return attributes.codes[name]?.[0];
}

/** Localised text of an attribute, its code when there is no translation. */
export function attributeText(attributes: Attributes, name: string): string | undefined {
  return attributes.values[name]?.[0] ?? attributes.codes[name]?.[0];
}

/** True when a yes-no attribute says TRUE, in whatever case. */
export function attributeFlag(attributes: Attributes, name: string): boolean {
  return /^(true|1|yes|y)$/i.test(attributeCode(attributes, name) ?? '');
}

/** Number of an attribute such as `52` or `52 mm`; null when it holds none. */
export function attributeNumber(attributes: Attributes, name: string): number | null {
  const match = /-?\d+(?:[.,]\d+)?/.exec(attributeCode(attributes, name) ?? '');
  return match ? Number(match[0].replace(',', '.')) : null;
}
