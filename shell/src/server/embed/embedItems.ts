import type { AddToCartItem } from '@sightline/shared-lib/contracts';

/** A frame with its lenses and services is a handful of lines. */
const MOST_ITEMS = 20;
const MOST_ATTRIBUTES = 40;
const LONGEST_VALUE = 4000;
const NAME = /^[\w-]{1,64}$/;

const isName = (value: unknown): value is string => typeof value === 'string' && NAME.test(value);

function attributesOf(given: unknown): Readonly<Record<string, string>> | null {
  if (typeof given !== 'object' || given === null) return null;
  const entries = Object.entries(given);
  const isSound = ([name, value]: [string, unknown]) =>
    isName(name) && typeof value === 'string' && value.length <= LONGEST_VALUE;
  return entries.length <= MOST_ATTRIBUTES && entries.every(isSound) ? Object.fromEntries(entries) : null;
}

function itemOf(given: unknown): AddToCartItem | null {
  if (typeof given !== 'object' || given === null) return null;
  const { partNumber, productId, quantity, groupKey, attributes } = given as Readonly<Record<string, unknown>>;
  const extra = attributes === undefined ? undefined : attributesOf(attributes);
  if (extra === null || !Number.isInteger(quantity) || Number(quantity) < 1) return null;
  if (groupKey !== undefined && !isName(groupKey)) return null;
  if (!isName(partNumber) && !isName(productId)) return null;
  return {
    quantity: Number(quantity),
    ...(isName(partNumber) ? { partNumber } : {}),
    ...(isName(productId) ? { productId } : {}),
    ...(groupKey === undefined ? {} : { groupKey }),
    ...(extra ? { attributes: extra } : {}),
  };
}

/**
 * Lines of a bag as a host of another origin hands them over, or null when they are not a list of one or more sound ones. What they may cost and hold is
 * the platform's to say, as for every other line.
 */
export function embedItems(given: unknown): readonly AddToCartItem[] | null {
  if (!Array.isArray(given) || given.length === 0 || given.length > MOST_ITEMS) return null;
  const items = given.map(itemOf);
  return items.every((item) => item !== null) ? items : null;
}
