import { BADGES } from '../storeConfig';
import type { AttributeCodes } from './catalogue.tables';
import type { Dictionary } from './dictionary';
import { localised } from './dictionary';

/** Values of an attribute: scalars on items and product details, parallel arrays on products in listings. */
export type AttributeForm = 'scalar' | 'parallel';

type Scalar<T> = T | T[];

export interface WireAttributeValue {
  id: Scalar<string>;
  identifier: Scalar<string>;
  value: Scalar<string>;
  sequence: Scalar<string>;
  /** UN/ECE code and sign, where the value has a unit. */
  unitID?: Scalar<string>;
  unitOfMeasure?: Scalar<string>;
  /** Picture of the swatch, where the attribute has swatches. */
  image1?: Scalar<string>;
  image1path?: Scalar<string>;
}

/** An attribute of products v2; its flags are text (contract 8.3). */
export interface WireAttribute {
  id: string;
  identifier: string;
  name: string;
  usage: 'Defining' | 'Descriptive';
  displayable: string;
  facetable: string;
  searchable: string;
  comparable: string;
  storeDisplay: string;
  merchandisable: string;
  swatchable: string;
  sequence: string;
  key: string;
  values: WireAttributeValue[];
}

/** Units as people write them. */
const units: Readonly<Record<string, string>> = { MMT: 'mm', GRM: 'g', P1: '%', HUR: 'h' };

/** The codes of an attribute as a list. */
export function codesOf(codes: AttributeCodes, identifier: string): readonly string[] {
  const found = codes[identifier];
  if (found === undefined) return [];
  return typeof found === 'string' ? [found] : found;
}

/** How attributes are sent, and the picture that shows their colour; empty for what has none. */
export interface AttributeView {
  form: AttributeForm;
  swatch: string;
}

/** The attribute whose values have swatches. */
const SWATCHED = 'FRONT_COLOR';

/** What the shop shows as a ribbon; a flag that is not set is none. */
function isRibbon(identifier: string, codes: AttributeCodes): boolean {
  return BADGES.includes(identifier) && codesOf(codes, identifier).some((code) => code !== 'FALSE');
}

/** Attributes in the order of the dictionary; `identifier` of a value is its untranslated code, `value` its text. */
export function wireAttributes(
  codes: AttributeCodes,
  dictionary: Dictionary,
  language: string,
  { form, swatch }: AttributeView,
): WireAttribute[] {
  return Object.keys(codes)
    .flatMap((identifier) => dictionary.attributes.get(identifier) ?? [])
    .toSorted((a, b) => a.sequence - b.sequence)
    .map((attribute) => {
      const values = codesOf(codes, attribute.identifier).map((code) => ({
        id: `${attribute.id}-${code}`,
        identifier: code,
        value: dictionary.valueName(attribute.identifier, code, language),
        sequence: `${dictionary.valueSequence(attribute.identifier, code)}.0`,
        ...(attribute.identifier === SWATCHED && swatch ? { image1: swatch, image1path: swatch } : {}),
        ...(attribute.unit ? { unitID: attribute.unit, unitOfMeasure: units[attribute.unit] ?? '' } : {}),
      }));
      return {
        id: attribute.id,
        identifier: attribute.identifier,
        name: localised(attribute.names, language),
        usage: attribute.defining ? 'Defining' : 'Descriptive',
        displayable: String(attribute.displayed),
        facetable: String(attribute.facet),
        searchable: String(attribute.facet),
        comparable: String(attribute.displayed),
        storeDisplay: String(isRibbon(attribute.identifier, codes)),
        merchandisable: 'true',
        swatchable: String(attribute.identifier === SWATCHED),
        sequence: `${attribute.sequence}.0`,
        key: attribute.identifier,
        values: form === 'scalar' ? values : [parallel(values)],
      };
    });
}

/** Turns a list of values into one value of lists. */
function parallel(values: readonly Partial<Record<keyof WireAttributeValue, string>>[]): WireAttributeValue {
  const column = (key: keyof WireAttributeValue): string[] => values.map((value) => value[key] ?? '');
  const optional = (['image1', 'image1path', 'unitID', 'unitOfMeasure'] as const).filter((key) =>
    values.some((value) => value[key]),
  );
  return {
    id: column('id'),
    identifier: column('identifier'),
    value: column('value'),
    sequence: column('sequence'),
    ...Object.fromEntries(optional.map((key) => [key, column(key)])),
  };
}

/** Attributes that tell products apart, beside the facets and the badges. */
const summary: ReadonlySet<string> = new Set([
  'PRODUCT_TYPE',
  'BRAND',
  'CL_BRAND',
  'MODEL_NAME',
  'MODEL_CODE_DISPLAY',
  'COLOR_CODE',
  'FRONT_COLOR',
  'LENS_COLOR',
  'LENS_TREATMENT',
  'FRAME_SIZE_DISPLAY',
  'FRAME_WIDTH',
  'PACK_SIZE',
  'CONTENT_SIZE',
  'LX_SOLDOUT',
  'PHOTOCHROMIC',
  'STOCK_LABEL',
  'CL_ANNUAL_SUPPLY_BADGES',
  'BADGE',
  'IS_NEW',
  'LIMITED_EDITION',
  'WEB EXCLUSIVE',
  'EXCLUSIVE',
  'AVANT_PREMIERE',
  'ROXABLE',
  'CUSTOMIZABLE',
  'POLARIZED',
  'LX_IS_MOST_POPULAR',
  'SUSTAINABILITY_CLAIM',
  'LX_CANONICAL_CATEGORY',
]);

/** The attributes of a listing profile; the specification of a product comes with its details. */
export function summaryCodes(codes: AttributeCodes, dictionary: Dictionary): AttributeCodes {
  return Object.fromEntries(
    Object.entries(codes).filter(([name]) => summary.has(name) || dictionary.attributes.get(name)?.facet === true),
  );
}

/** Attributes that a swatch of another colour shows. */
const swatches: ReadonlySet<string> = new Set([
  'FRONT_COLOR',
  'LENS_COLOR',
  'LENS_COLOR_FACET',
  'COLOR_CODE',
  'LX_SOLDOUT',
]);

/** An attribute in few words: what it is and its values, without the flags. */
export interface LeanAttribute {
  identifier: string;
  name: string;
  values: Pick<WireAttributeValue, 'identifier' | 'value'>[];
}

/** The same attributes without flags, ids and sequences, for records inside records of a listing. */
export function leanAttributes(attributes: readonly WireAttribute[]): LeanAttribute[] {
  return attributes.map(({ identifier, name, values }) => ({
    identifier,
    name,
    values: values.map((value) => ({ identifier: value.identifier, value: value.value })),
  }));
}

/** What tells a colour of a model from the others. */
export function swatchCodes(codes: AttributeCodes): AttributeCodes {
  return Object.fromEntries(Object.entries(codes).filter(([name]) => swatches.has(name)));
}
