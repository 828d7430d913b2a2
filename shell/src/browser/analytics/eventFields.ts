import { ownValue } from '@sightline/shared-lib/domain/validation';

/**
 * What each event may carry; everything else is dropped. There is no field here for a prescription, a name, an address or a
 * free text, so that none can slip through (ANA-01).
 */
const EVENT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  page_view: ['page', 'pageType', 'path'],
  product_view: ['productId', 'partNumber', 'brand', 'category', 'price', 'currency'],
  search: ['term', 'results'],
  add_to_cart: ['items', 'value', 'currency'],
  remove_from_cart: ['items', 'value', 'currency'],
  cart_view: ['value', 'currency', 'count'],
  checkout_step: ['step', 'value', 'currency'],
  purchase: ['orderId', 'value', 'tax', 'shipping', 'currency', 'items', 'payment'],
  sign_in: ['email_md5', 'email_sha256', 'phone_md5', 'phone_sha256'],
  error: ['source', 'status', 'errorCode', 'errorKey', 'remote', 'release'],
  not_found: ['path'],
};

const ITEM_FIELDS = ['partNumber', 'productId', 'quantity', 'price', 'brand', 'category'];

/** Names that remotes used before the list above. */
const FORMER_NAMES: Readonly<Record<string, string>> = { orderPlaced: 'purchase' };

type Scalar = string | number | boolean;
const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= 200);

/** Nobody's address or number is learned from what they typed into a field: such values are left out. */
const PERSONAL = /@|\+?\d[\d\s().\-/]{7,}/;

function kept(source: Readonly<Record<string, unknown>>, fields: readonly string[]): Record<string, Scalar> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = source[field];
      return isScalar(value) ? [[field, value] as const] : [];
    }),
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** An event without anything it may not carry; null when the queue does not know its name. */
export function permitted(event: { readonly name: string; readonly [field: string]: unknown }) {
  const name = ownValue(FORMER_NAMES, event.name) ?? event.name;
  const fields = ownValue(EVENT_FIELDS, name);
  if (!fields) return null;
  const { term, ...facts } = kept(event, fields);
  const items =
    fields.includes('items') && Array.isArray(event['items'])
      ? event['items'].filter(isRecord).map((item) => kept(item, ITEM_FIELDS))
      : null;
  return {
    name,
    ...facts,
    ...(term === undefined ? {} : { term: PERSONAL.test(String(term)) ? '' : term }),
    ...(items ? { items } : {}),
  };
}
