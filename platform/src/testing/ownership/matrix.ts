import { appointmentCalls } from './appointmentCalls';
import { cartCalls } from './cartCalls';
import type { Answer, Call, Route } from './client';
import type { Entry } from './entry';
import { listCalls } from './listCalls';
import { orderCalls } from './orderCalls';
import type { OwnedIds } from './ownedIds';
import type { Owner } from './owner';
import { personCalls } from './personCalls';
import { publicCalls } from './publicCalls';

/** Every call of the platform, those last that take away what the others are about. A route without an entry fails the test. */
export const entries: Readonly<Record<string, Entry>> = {
  ...publicCalls,
  ...orderCalls,
  ...listCalls,
  ...cartCalls,
  ...appointmentCalls,
  ...personCalls,
};

const mount = '/wcs/resources/store/:storeId/';

/** A route's key among the entries. */
export const keyOf = ({ method, url }: Route): string => `${method} ${url.replace(mount, './')}`;

/** The call of an entry about an owner's things, in a store. */
export async function callOf(route: Route, entry: Entry, ids: OwnedIds, storeId: string): Promise<Call> {
  const { params = {}, query = {}, headers = {}, body } = (await entry.asks?.(ids)) ?? {};
  const values: Readonly<Record<string, string>> = { ...ids, storeId, ...params };
  const path = route.url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] || 'none'));
  const search = new URLSearchParams(query).toString();
  return { method: route.method, url: search ? `${path}?${search}` : path, headers, ...(body ? { body } : {}) };
}

/** Names of ids that are one owner's alone. */
const PRIVATE = [
  ...(['userId', 'cartId', 'cartItemId', 'piId', 'orderId', 'orderItemId', 'savedItemId', 'addressId'] as const),
  ...(['otherCartItemId', 'otherPiId', 'otherSavedItemId', 'cardId'] as const),
  ...(['pendingId', 'pendingItemId', 'wishlistId', 'wishlistItemId'] as const),
  ...(['rxFileStorageId', 'prescriptionId', 'organizationId', 'messageNumber', 'visitKey'] as const),
];

/** What of an owner's stands in an answer without having stood in the call. */
export function leaked(owner: Owner, entry: Entry, call: Call, answer: Answer): string[] {
  if (entry.document && answer.statusCode < 400) return ['the document'];
  const sent = [call.url, JSON.stringify(call.headers), textOf(call.body)].join(' ').toLowerCase();
  const got = [JSON.stringify(answer.headers), answer.rawPayload.toString('latin1')].join(' ').toLowerCase();
  const holds = (text: string, value: string): boolean =>
    /^\d+$/.test(value) ? new RegExp(`(?<!\\d)${value}(?!\\d)`).test(text) : text.includes(value.toLowerCase());
  const ids = PRIVATE.map((name) => owner.ids[name]).filter(Boolean);
  const own = entry.shows ? [entry.shows(owner)] : [];
  return [...owner.secrets, ...ids, ...own].filter(
    (value) => holds(got, value) && !holds(sent, value) && !holds(sent, encodeURIComponent(value)),
  );
}

function textOf(body: Call['body']): string {
  return body instanceof Buffer ? body.toString('latin1') : JSON.stringify(body ?? {});
}
