import type { Generated } from 'kysely';

/** One article of one event; nothing in it says whose it was. */
export interface SearchEventRow {
  event_id: Generated<string>;
  /** `yyyy-MM-dd`, UTC. */
  day: string;
  kind: SearchEventKind;
  /** Locale of the index that found the article. */
  locale: string;
  query_id: string | null;
  part_number: string;
  /** Place in the list that was clicked, from one; null for what is no click. */
  position: number | null;
}

export type SearchEventKind = 'view' | 'click' | 'addToCart' | 'purchase' | 'conversion';

/** Tells an event that is sent again, for as long as one may be. */
export interface SearchEventKeyRow {
  event_key: string;
  /** Day of the event. */
  day: string;
}

/** How many rows came in on a day. */
export interface SearchEventDayRow {
  day: string;
  taken: number;
}

export type SearchEventTables = {
  search_events: SearchEventRow;
  search_event_keys: SearchEventKeyRow;
  search_event_days: SearchEventDayRow;
};
