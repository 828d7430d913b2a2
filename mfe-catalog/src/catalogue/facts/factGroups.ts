import type { TextKey } from '@sightline/shared-lib/contracts';
import type { Attributes } from '@sightline/shared-lib/domain/product';

import type { FactHelp } from './factHelp/readFactHelp';
import { isFrame } from '../pictures/pictureFacts';

/** An attribute in words, with what it means for the wearer where that is not plain. */
export interface FactRow {
  readonly term: string;
  readonly value: string;
  readonly help?: string;
}

/** Attributes that belong together, in words. */
export interface FactGroup {
  readonly titleKey: TextKey;
  readonly rows: readonly FactRow[];
}

/** Attributes by group, in the order a shopper reads them (CAT-03). */
const GROUPS: readonly (readonly [titleKey: TextKey, names: readonly string[]])[] = [
  [
    'Product.Facts.Frame',
    [
      'FRAME_MATERIAL_CLASS',
      'FRAME_SHAPE',
      'RIM_TYPE',
      'FRONT_COLOR',
      'GEOFIT',
      'GENDER',
      'HINGE_DISTANCE',
      'SUSTAINABILITY_CLAIM',
      'MODEL_CODE_DISPLAY',
      'COLOR_CODE',
    ],
  ],
  [
    'Product.Facts.Lens',
    [
      'LENS_COLOR',
      'LENS_TREATMENT',
      'LENS_MATERIAL_MACRO_CLASS',
      'FILTER_CATEGORY',
      'POLARIZED',
      'PHOTOCHROMIC',
      'TRANSITION_TYPE',
      'ANTI_BLUE',
      'LENS_THICKNESS',
    ],
  ],
  [
    'Product.Facts.ContactLens',
    [
      'CL_BRAND',
      'REPLACEMENT',
      'LENS_DESIGN',
      'CORRECTION_TYPE',
      'CL_MATERIAL',
      'WATER_CONTENT',
      'DK_T',
      'CL_BASE_CURVE',
      'CL_DIAMETER',
      'CL_POWER',
      'CL_CYLINDER',
      'CL_AXIS',
      'CL_ADDITION',
      'CL_DOMINANCE',
      'CL_COLOR',
      'PACK_SIZE',
    ],
  ],
  [
    'Product.Facts.Electronics',
    [
      'AUDIO_SYSTEM',
      'CONNECTIVITY',
      'OS_COMPATIBILITY',
      'BATTERY',
      'BATTERY_TYPE',
      'BATTERY_DURATION',
      'POWER_CONNECTION',
      'CHARGING_CASE',
      'USER_INTERFACE',
      'TOUCH',
      'VOICE_CONTROL',
      'FRAME_CONNECTION',
    ],
  ],
  ['Product.Facts.Goods', ['GOODS_KIND', 'CONTENT_SIZE']],
];

/** Attributes with a unit that their value does not carry. */
const UNITS: Readonly<Record<string, string>> = {
  HINGE_DISTANCE: 'mm',
  CL_DIAMETER: 'mm',
  CL_BASE_CURVE: 'mm',
  WATER_CONTENT: '%',
  BATTERY_DURATION: 'h',
};

/** Lists longer than this are said as their ends: nobody reads seventy powers. */
const MOST_VALUES = 6;

/** A number as it is written in a language; records have points, and the signs of their powers. */
function numberText(value: string, tag: string): string {
  const [, sign = '', digits, decimals = ''] = /^([-+]?)(\d+)\.(\d+)$/.exec(value) ?? [];
  if (digits === undefined) return value.replace(/^-(?=\d)/, '−');
  const places = { minimumFractionDigits: decimals.length };
  return `${sign.replace('-', '−')}${Number(`${digits}.${decimals}`).toLocaleString(tag, places)}`;
}

/** What a language puts between a number and its percent sign. */
function gapBeforePercent(tag: string): string {
  const parts = new Intl.NumberFormat(tag, { style: 'percent' }).formatToParts(1);
  return parts.find(({ type }) => type === 'literal')?.value ?? '';
}

function valueText(name: string, attributes: Attributes, tag: string): string {
  const values = [...new Set(attributes.values[name] ?? attributes.codes[name] ?? [])].map((value) =>
    numberText(value, tag),
  );
  const words = values.length > MOST_VALUES ? `${values[0]} – ${values.at(-1)}` : values.join(', ');
  const unit = UNITS[name];
  return unit && words ? `${words}${unit === '%' ? gapBeforePercent(tag) : '\u202F'}${unit}` : words;
}

/** What every measure of a frame means. */
export function measureHelp(help: FactHelp): FactHelp {
  return Object.fromEntries(Object.entries(help).filter(([name]) => /^(MEASURE_|BASE_CURVE$)/.test(name)));
}

/** Makers who measure the front from hinge to hinge say its total width twice; a demo lens has colour and material of one name, and lenses often that of their family. Sizes of what belongs to a hearing device are chosen above, and no contents. */
function isSaidTwice(name: string, { codes, values }: Attributes): boolean {
  if (name === 'HINGE_DISTANCE') return codes[name]?.[0] === codes['FRAME_WIDTH']?.[0];
  if (name === 'LENS_MATERIAL_MACRO_CLASS') return codes[name]?.[0] === 'Demo' && codes['LENS_COLOR']?.[0] === 'Demo';
  if (name === 'CONTENT_SIZE') return codes['PRODUCT_TYPE']?.[0] === 'Electronics' && (codes[name]?.length ?? 0) > 1;
  const [family] = (name === 'CL_BRAND' && values[name]) || [];
  return family !== undefined && (values['MODEL_NAME']?.[0]?.startsWith(family) ?? false);
}

/** A no is left out: what a product does not have is not a fact about it. */
function isNo(name: string, attributes: Attributes): boolean {
  return /^(false|no)$/i.test(attributes.codes[name]?.[0] ?? '');
}

/** What an attribute means; hours of a battery are others where it is heard with than where music is played. */
function helpOf(name: string, { codes }: Attributes, help: FactHelp): Pick<FactRow, 'help'> {
  const isHeardWith = name === 'BATTERY_DURATION' && codes['AUDIO_SYSTEM']?.[0] === 'Directional hearing';
  const text = help[isHeardWith ? 'BATTERY_HEARING' : name];
  return text ? { help: text } : {};
}

/** Every attribute of a product in words, by group; groups without any are left out. */
export function factGroups(attributes: Attributes, tag: string, help: FactHelp = {}): readonly FactGroup[] {
  const isWorn = isFrame(attributes);
  const isLens = attributes.codes['CL_BASE_CURVE'] !== undefined;
  return GROUPS.map(([titleKey, names]) => ({
    titleKey,
    rows: names
      .filter(
        (name) => !isNo(name, attributes) && !isSaidTwice(name, attributes) && !(isWorn && name === 'LENS_DESIGN'),
      )
      .map((name) => ({
        term: attributes.names[name] ?? '',
        value: valueText(name, attributes, tag),
        ...helpOf(name, attributes, help),
      }))
      .filter(({ term, value }) => term !== '' && value !== ''),
  })).filter(({ titleKey, rows }) => {
    if (titleKey === 'Product.Facts.Frame' || titleKey === 'Product.Facts.Lens') return isWorn && rows.length > 0;
    return titleKey === 'Product.Facts.ContactLens' ? isLens : rows.length > 0;
  });
}
