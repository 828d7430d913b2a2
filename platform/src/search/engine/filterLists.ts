import type { FilterNode, FilterResult } from './filterNode';
import type { Comparison } from './numberColumn';
import type { Preference } from './precedence';

/** A list of conditions: the outer level is AND, an inner list is OR. */
export type FilterList = readonly (string | readonly string[])[];

/** Score of a condition that names none. */
const PLAIN_SCORE = 1;
const SCORED = /^(.*?)\s*<score=(\d{1,3})>\s*$/s;

/** Reads `optionalFilters`: facet filters, each with a score of three digits at most. */
export function parseOptionalFilters(
  list: FilterList,
): { readonly ok: true; readonly preferred: Preference[] } | { readonly ok: false; readonly message: string } {
  const preferred: Preference[] = [];
  for (const entry of list) {
    const alternatives: { condition: FilterNode; score: number }[] = [];
    for (const text of typeof entry === 'string' ? [entry] : entry) {
      const [, plain = text, score = PLAIN_SCORE] = SCORED.exec(text) ?? [];
      const condition = readFacet(plain);
      if (!condition) return unreadable('optionalFilters', text);
      alternatives.push({ condition, score: Number(score) });
    }
    preferred.push(alternatives);
  }
  return { ok: true, preferred };
}

function unreadable(name: string, text: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message: `${name}: cannot read ${JSON.stringify(text)}` };
}

type Reader = (text: string) => FilterNode | undefined;

const COMPARE = /^\s*(.+?)\s*(<=|>=|!=|<|>|=)\s*(-?\d+(?:\.\d+)?)\s*$/;
const RANGE = /^\s*(.+?)\s*:\s*(-?\d+(?:\.\d+)?)\s+TO\s+(-?\d+(?:\.\d+)?)\s*$/;
const EQUAL = /^\s*(.+?)\s*:\s*(-?\d+(?:\.\d+)?)\s*$/;

/** Reads `facetFilters`: `attribute:value`; a leading `-` on the condition or on its value negates, `\-` is a plain dash. */
export function parseFacetFilters(list: FilterList): FilterResult {
  return parseList('facetFilters', list, readFacet);
}

/** Reads `numericFilters`: `attribute>=1`, `attribute:1 TO 5`. */
export function parseNumericFilters(list: FilterList): FilterResult {
  return parseList('numericFilters', list, readNumeric);
}

function parseList(name: string, list: FilterList, read: Reader): FilterResult {
  const nodes: FilterNode[] = [];
  for (const entry of list) {
    const alternatives: FilterNode[] = [];
    for (const text of typeof entry === 'string' ? [entry] : entry) {
      const node = read(text);
      if (!node) return unreadable(name, text);
      alternatives.push(node);
    }
    if (alternatives.length > 0) nodes.push({ kind: 'or', nodes: alternatives });
  }
  return { ok: true, node: { kind: 'and', nodes } };
}

function readFacet(text: string): FilterNode | undefined {
  const condition = text.startsWith('-') ? text.slice(1) : text;
  const colon = condition.indexOf(':');
  if (colon < 1) return undefined;
  const attribute = condition.slice(0, colon).trim();
  const written = condition.slice(colon + 1).trim();
  const negatedValue = written.startsWith('-');
  const bare = negatedValue ? written.slice(1) : written;
  const node: FilterNode = { kind: 'value', attribute, value: bare.startsWith('\\-') ? bare.slice(1) : bare };
  return text.startsWith('-') !== negatedValue ? { kind: 'not', node } : node;
}

function readNumeric(text: string): FilterNode | undefined {
  const range = RANGE.exec(text);
  if (range) return { kind: 'range', attribute: range[1] ?? '', from: Number(range[2]), to: Number(range[3]) };
  const compare = COMPARE.exec(text);
  if (compare) {
    return {
      kind: 'compare',
      attribute: compare[1] ?? '',
      operator: compare[2] as Comparison,
      limit: Number(compare[3]),
    };
  }
  const equal = EQUAL.exec(text);
  return equal ? { kind: 'compare', attribute: equal[1] ?? '', operator: '=', limit: Number(equal[2]) } : undefined;
}
