import { isDeepStrictEqual } from 'node:util';

import { isEditable } from '@sightline/shared-lib/domain/order';

import { type LineAddress, type Order, requireStore } from '../order';
import { addedTaxes, taxClassOf } from '../tax';
import { isSentTo } from './sentTo.domain';

/** Why the address of a placed order stays as it is. */
export type AmendmentRefusal = 'status' | 'pickUp' | 'several' | 'address' | 'tax';

/** What a shopper may write anew; the country stays, and so does the e-mail address the order is known by. */
export type AmendedAddress = Pick<
  LineAddress,
  'firstName' | 'lastName' | 'addressLine' | 'city' | 'state' | 'zipCode' | 'phone1'
>;

const lines = (given: readonly string[]): readonly string[] => [0, 1, 2].map((index) => given[index]?.trim() ?? '');

/** The address as it would be kept. */
export function amended(address: LineAddress, wish: AmendedAddress): LineAddress {
  const { nickName: _nickName, ...kept } = address;
  const { firstName, lastName, city, state, zipCode, phone1 } = wish;
  const next = { firstName, lastName, city, state, zipCode, phone1 };
  const trimmed = Object.fromEntries(Object.entries(next).map(([name, text]) => [name, text.trim()]));
  // It is nobody's entry of an address book any more.
  return { ...kept, ...(trimmed as typeof next), addressId: '', addressLine: lines(wish.addressLine) };
}

type Amendment =
  | { readonly ok: true; readonly address: LineAddress }
  | { readonly ok: false; readonly why: AmendmentRefusal };

const no = (why: AmendmentRefusal): Amendment => ({ ok: false, why });

/** The one place that a placed order goes to, while that can be changed. */
export function amendable(order: Order): Amendment {
  if (!order.placedAt || !isEditable(order.status)) return no('status');
  if (order.lines.some(({ pickUp }) => pickUp !== null)) return no('pickUp');
  const [first, ...others] = order.lines.map(({ address }) => address);
  if (!first || others.some((address) => !isDeepStrictEqual(address, first))) return no('several');
  return { ok: true, address: first };
}

/**
 * Whether a placed order can go to another address (ORD-01): while it can be edited, to one place, inside the store's area,
 * and only where it costs the same. What was paid and promised is never computed again; an address that would change the
 * tax is refused. Delivery costs the same everywhere in a store's area.
 */
export function amendmentOf(order: Order, wish: AmendedAddress): Amendment {
  const known = amendable(order);
  if (!known.ok) return known;
  const first = known.address;
  const address = amended(first, wish);
  const isNamed = address.firstName !== '' && address.lastName !== '' && address.city !== '';
  if (!isNamed || !isSentTo(order.storeId, address)) return no('address');
  const { country } = requireStore(order.storeId);
  const taxesAt = (place: LineAddress) =>
    order.lines.map((line) => addedTaxes(country, place, taxClassOf(line, order.lines)));
  return isDeepStrictEqual(taxesAt(first), taxesAt(address)) ? { ok: true, address } : no('tax');
}
