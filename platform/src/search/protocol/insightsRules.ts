import { asObject } from './answer';
import { EVENTS } from './searchBounds';

const DAY_MS = 24 * 60 * 60 * 1000;
const OLDEST_MS = EVENTS.days * DAY_MS;
const TOKEN = /^[A-Za-z0-9_=/+-]{1,129}$/;
const QUERY_ID = /^[0-9a-f]{32}$/;
const EVENT_NAME = /^[\u0020-\u007e]{1,64}$/;
const CURRENCY = /^[A-Z]{3}$/;

type Event = Readonly<Record<string, unknown>>;

/** The first rule of section 9.7 that an event breaks, in words; undefined for a valid event. */
export function brokenRule(value: unknown, now: number): string | undefined {
  const event = asObject(value);
  if (!event) return 'an event must be an object';
  return brokenCoreRule(event) ?? brokenTokenRule(event) ?? brokenTargetRule(event) ?? brokenValueRule(event, now);
}

function brokenCoreRule({ eventType, eventSubtype, eventName, index, queryID }: Event): string | undefined {
  if (!['click', 'conversion', 'view'].includes(String(eventType))) {
    return 'eventType must be click, conversion or view';
  }
  if (eventSubtype !== undefined && (eventType !== 'conversion' || !isSubtype(eventSubtype))) {
    return 'eventSubtype must be addToCart or purchase, on conversions only';
  }
  if (typeof eventName !== 'string' || !EVENT_NAME.test(eventName)) return 'eventName must be 1 to 64 ASCII characters';
  if (typeof index !== 'string' || index === '' || index.length > EVENTS.length)
    return `index must be 1 to ${EVENTS.length} characters`;
  if (queryID !== undefined && !(typeof queryID === 'string' && QUERY_ID.test(queryID))) {
    return 'queryID must be 32 hexadecimal digits';
  }
  return undefined;
}

function isSubtype(value: unknown): boolean {
  return value === 'addToCart' || value === 'purchase';
}

function brokenTokenRule({ userToken, authenticatedUserToken }: Event): string | undefined {
  if (typeof userToken !== 'string' || !TOKEN.test(userToken)) {
    return 'userToken must be 1 to 129 letters, digits or _ = / + -';
  }
  if (authenticatedUserToken === undefined) return undefined;
  const valid = typeof authenticatedUserToken === 'string' && TOKEN.test(authenticatedUserToken);
  return valid ? undefined : 'authenticatedUserToken must be 1 to 129 letters, digits or _ = / + -';
}

function brokenTargetRule({ eventType, objectIDs, filters, positions, queryID }: Event): string | undefined {
  if ((objectIDs === undefined) === (filters === undefined)) return 'give either objectIDs or filters';
  if (objectIDs !== undefined && !isTextList(objectIDs, EVENTS.objects))
    return `objectIDs must be 1 to ${EVENTS.objects} strings`;
  if (filters !== undefined && !(isTextList(filters, EVENTS.filters) && filters.every(isEncodedFilter))) {
    return `filters must be 1 to ${EVENTS.filters} strings attribute:value with the value url-encoded`;
  }
  if (eventType === 'click' && queryID !== undefined && objectIDs !== undefined && positions === undefined) {
    return 'positions are required for a click with queryID';
  }
  if (positions === undefined) return undefined;
  if (eventType !== 'click') return 'positions belong to clicks only';
  if (!Array.isArray(positions) || !Array.isArray(objectIDs) || positions.length !== objectIDs.length) {
    return 'positions must be as many as objectIDs';
  }
  return positions.every((position) => Number.isInteger(position) && position >= 1)
    ? undefined
    : 'positions must be integers from 1';
}

function isTextList(value: unknown, most: number): value is string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= most &&
    value.every((item) => typeof item === 'string' && item !== '' && item.length <= EVENTS.length)
  );
}

/** The value encoded behind its plain name, or the whole filter encoded as the provider's browser client sends it. */
function isEncodedFilter(filter: string): boolean {
  const colon = /:|%3A/i.exec(filter);
  if (!colon || colon.index === 0) return false;
  const value = filter.slice(colon.index + colon[0].length);
  if (!/^[A-Za-z0-9\-_.!~*'()%]+$/.test(value)) return false;
  try {
    return decodeURIComponent(value) !== '';
  } catch {
    return false;
  }
}

function brokenValueRule(event: Event, now: number): string | undefined {
  const { eventType, objectIDs, objectData, currency, value, timestamp } = event;
  if (eventType !== 'conversion' && (objectData !== undefined || currency !== undefined || value !== undefined)) {
    return 'objectData, currency and value belong to conversions only';
  }
  if (currency !== undefined && !(typeof currency === 'string' && CURRENCY.test(currency))) {
    return 'currency must be an ISO 4217 code';
  }
  if (objectData !== undefined) {
    if (!Array.isArray(objectData) || !Array.isArray(objectIDs) || objectData.length !== objectIDs.length) {
      return 'objectData must be as many as objectIDs';
    }
    if (!objectData.every((entry) => asObject(entry))) return 'objectData must be objects';
    const priced = objectData.some((entry) => asObject(entry)?.['price'] !== undefined);
    if (priced && currency === undefined) return 'currency is required with prices';
  }
  if (value !== undefined && Number.isNaN(Number(value))) return 'value must be a number';
  if (timestamp === undefined) return undefined;
  if (!Number.isInteger(timestamp)) return 'timestamp must be in milliseconds since 1970';
  return Number(timestamp) < now - OLDEST_MS ? `timestamp is more than ${EVENTS.days} days ago` : undefined;
}
