import { percentDecoded } from '@sightline/shared-lib/domain/routing';

import { codesOf } from './attribute.domain';
import { localised } from './dictionary';
import type { Dictionary } from './dictionary';
import { searchAmount } from './price.domain';
import type { ListedProduct } from './snapshot';

const brandValue = 'manufacturer.raw';

/** A chosen facet entry: values of one facet are alternatives, facets are combined. */
export interface FacetChoice {
  /** Attribute identifier, or `manufacturer.raw`. */
  facet: string;
  value: string;
}

/** Reads a facet parameter: `attributes.70010.value.raw:"Round"`, encoded once or not at all (section 8.1). */
export function readFacet(text: string, dictionary: Dictionary): FacetChoice | null {
  const plain = text.includes('%') ? percentDecoded(text) : text;
  const match = /^([^:]+):"?(.*?)"?$/s.exec(plain);
  if (!match) return null;
  const [, name = '', value = ''] = match;
  if (name === brandValue) return { facet: brandValue, value };
  const id = /^attributes\.([^.]+)\.value\.raw$/.exec(name)?.[1];
  const attribute = id ? (dictionary.byId.get(id) ?? dictionary.attributes.get(id)) : undefined;
  return attribute ? { facet: attribute.identifier, value } : null;
}

/** Values of a product for a facet. */
export function facetValues(product: ListedProduct, facet: string): readonly string[] {
  return facet === brandValue ? [product.brand] : codesOf(product.facets, facet);
}

/** Chosen values by facet. */
export function groupChoices(choices: readonly FacetChoice[]): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const { facet, value } of choices) groups.set(facet, (groups.get(facet) ?? new Set()).add(value));
  return groups;
}

export interface WireFacet {
  name: string;
  value: string;
  extendedData: Record<string, string>;
  entry: { label: string; value: string; count: string | number; extendedData: Record<string, string> }[];
}

const usualLimit = 20;

function wireFacet(name: string, value: string, order: number, limit: number, entry: WireFacet['entry']): WireFacet {
  return {
    name,
    value,
    extendedData: {
      fname: name,
      propertyvalue: value,
      displayable: 'true',
      sortorder: String(order),
      allowMultipleValueSelection: 'true',
      maximumValuesToDisplay: String(limit),
      zero_display: 'false',
    },
    entry: limit < 0 ? entry : entry.slice(0, limit),
  };
}

/**
 * Counts of every facet. `candidates` gives the products that match all choices but those of one facet, so that the
 * other values of a chosen facet keep their counts. `limits` by facet value or name, -1 for all entries.
 */
export function countFacets(
  candidates: (facet: string) => readonly ListedProduct[],
  dictionary: Dictionary,
  language: string,
  limits: ReadonlyMap<string, number>,
): WireFacet[] {
  const facets = [...dictionary.attributes.values()].filter(
    (attribute) => attribute.facet && attribute.identifier !== 'BRAND',
  );
  const brands = count(candidates(brandValue), brandValue);
  const wire = [
    wireFacet(
      'Brand',
      brandValue,
      1,
      limits.get(brandValue) ?? limits.get('Brand') ?? usualLimit,
      entries(
        brands,
        brandValue,
        (code) => code,
        () => 0,
      ),
    ),
  ];
  for (const attribute of facets) {
    const { identifier } = attribute;
    const counts = count(candidates(identifier), identifier);
    if (counts.size === 0) continue;
    const value = `attributes.${attribute.id}.value.raw`;
    const name = localised(attribute.names, language);
    const label = (code: string): string => dictionary.valueName(identifier, code, language);
    const limit = limits.get(value) ?? limits.get(identifier) ?? usualLimit;
    wire.push(
      wireFacet(
        name,
        value,
        wire.length + 1,
        limit,
        entries(counts, value, label, (code) => dictionary.valueSequence(identifier, code)),
      ),
    );
  }
  return wire;
}

function count(products: readonly ListedProduct[], facet: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const product of products)
    for (const value of facetValues(product, facet)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function entries(
  counts: ReadonlyMap<string, number>,
  facet: string,
  label: (code: string) => string,
  sequence: (code: string) => number,
): WireFacet['entry'] {
  return [...counts]
    .toSorted((a, b) => sequence(a[0]) - sequence(b[0]) || b[1] - a[1])
    .map(([code, total], index) => ({
      label: label(code),
      value: encodeURIComponent(`${facet}:"${code}"`),
      count: String(total),
      extendedData: { uniqueId: String(index + 1) },
    }));
}

const priceSteps = [50, 100, 150, 200, 300, 500];

/** The price facet; its counts are numbers, unlike all others (section 8.2). */
export function priceFacet(offers: readonly number[], currency: string): WireFacet {
  const value = `price_${currency.toLowerCase()}`;
  const edges: (number | null)[] = [null, ...priceSteps, null];
  const entry = edges.slice(0, -1).flatMap((from, index) => {
    const to = edges[index + 1] ?? null;
    const inside = offers.filter(
      (minor) => (from === null || minor > from * 100) && (to === null || minor <= to * 100),
    );
    if (inside.length === 0) return [];
    const label = `({${from ?? '*'} TO ${to ?? '*'}])`;
    return [
      {
        label,
        value: encodeURIComponent(`${value}:${label}`),
        count: inside.length,
        extendedData: { uniqueId: String(index + 1) },
      },
    ];
  });
  const facet = wireFacet(`OfferPrice_${currency}`, value, 99, usualLimit, entry as WireFacet['entry']);
  const lowest = offers.length > 0 ? Math.min(...offers) : 0;
  const highest = offers.length > 0 ? Math.max(...offers) : 0;
  return {
    ...facet,
    extendedData: { ...facet.extendedData, minimum: searchAmount(lowest), maximum: searchAmount(highest) },
  };
}
