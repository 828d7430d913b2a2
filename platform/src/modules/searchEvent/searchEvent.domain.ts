import { createHash } from 'node:crypto';

import type { Insertable } from 'kysely';

import type { SearchEventKind, SearchEventRow } from './searchEvent.tables';

/** What is read of an event that a shopper's browser reports. */
export interface ReportedEvent {
  readonly eventType: 'click' | 'conversion' | 'view';
  readonly eventSubtype?: 'addToCart' | 'purchase';
  readonly index: string;
  readonly locale: string;
  readonly userToken: string;
  readonly queryID?: string;
  readonly objectIDs?: readonly string[];
  /** One based, one an object. */
  readonly positions?: readonly number[];
  /** Epoch milliseconds. */
  readonly timestamp?: number;
}

/** A row to keep, and what tells that it was kept before. */
export interface KeptEvent {
  readonly key: string;
  readonly row: Insertable<SearchEventRow>;
}

/** A list ends before this place (the index pages through so many hits). */
export const LAST_POSITION = 1000;

export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/**
 * What is kept of an event: day, kind, locale, query and each article with its place. Tokens, names of events, filters, amounts and the
 * moment are not. `partNumberOf` reads an object id and answers undefined for what is no article of the locale.
 */
export function keptEvents(
  event: ReportedEvent,
  now: number,
  partNumberOf: (objectId: string, locale: string) => string | undefined,
): KeptEvent[] {
  const day = dayOf(Math.min(event.timestamp ?? now, now));
  const kind = kindOf(event);
  return (event.objectIDs ?? []).flatMap((objectId, place) => {
    const partNumber = partNumberOf(objectId, event.locale);
    const position = event.positions?.[place] ?? null;
    if (partNumber === undefined || (position ?? 1) > LAST_POSITION) return [];
    return [
      {
        key: keyOf(event, kind, objectId, position, day),
        row: { day, kind, locale: event.locale, query_id: event.queryID ?? null, part_number: partNumber, position },
      },
    ];
  });
}

function kindOf({ eventType, eventSubtype }: ReportedEvent): SearchEventKind {
  return eventSubtype ?? eventType;
}

/** The same event sent twice has one key; one that does not say its moment counts once a day. */
function keyOf(
  { index, userToken, queryID, timestamp }: ReportedEvent,
  kind: SearchEventKind,
  objectId: string,
  position: number | null,
  day: string,
): string {
  const facts = [userToken, kind, index, queryID ?? null, objectId, position, timestamp ?? day];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}
