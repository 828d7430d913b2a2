import type { ExpiringStorage } from '@sightline/shared-lib/contracts';

/** Products beside each other: more columns cannot be read. */
export const MOST_COMPARED = 4;

/** Query parameter of the comparison, once a product. */
export const COMPARED_PARAMETER = 'p';

const KEY = 'compare';
const DAYS = 30;

const PART_NUMBER = /^[\w-]{1,40}$/;

/** Part numbers worth asking for: readable ones, once each, as many as fit. */
export function comparable(partNumbers: readonly string[]): readonly string[] {
  return [...new Set(partNumbers)].filter((one) => PART_NUMBER.test(one)).slice(0, MOST_COMPARED);
}

const listeners = new Set<() => void>();
let lastText = '';
let last: readonly string[] = [];

/** Products this device compares, in the order chosen; the same list for the same content. */
export function comparedProducts(storage: ExpiringStorage): readonly string[] {
  const kept = storage.get(KEY);
  const list = Array.isArray(kept) ? comparable(kept.filter((one): one is string => typeof one === 'string')) : [];
  const text = list.join(' ');
  if (text !== lastText) {
    lastText = text;
    last = list;
  }
  return last;
}

export function keepCompared(storage: ExpiringStorage, partNumbers: readonly string[]): void {
  storage.set(KEY, comparable(partNumbers), DAYS);
  for (const tell of listeners) tell();
}

/** Hears of changes made in this document. */
export function onComparedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
