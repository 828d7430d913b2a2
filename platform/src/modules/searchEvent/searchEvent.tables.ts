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

/** Words that a query id leads to. */
export interface SearchQueryRow {
  query_id: string;
  /** `yyyy-MM-dd`, UTC. */
  day: string;
  locale: string;
  /** Empty where they are not kept. */
  words: string;
  hits: number;
  /** Words that were left out to find something. */
  left_out: string;
  counted: boolean;
}

/** How many searches were kept of a day. */
export interface SearchQueryDayRow {
  day: string;
  taken: number;
}

export type SearchEventTables = {
  search_queries: SearchQueryRow;
  search_query_days: SearchQueryDayRow;
  search_events: SearchEventRow;
  search_event_keys: SearchEventKeyRow;
  search_event_days: SearchEventDayRow;
};
