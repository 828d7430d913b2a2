import type { SearchLocale } from '../catalogue';

/** A shopper's click, conversion or view as the insights call carries it (section 9.7 of the contract, SRCH-03). */
export interface InsightsEvent {
  readonly eventType: 'click' | 'conversion' | 'view';
  readonly eventSubtype?: 'addToCart' | 'purchase';
  readonly eventName: string;
  readonly index: string;
  readonly userToken: string;
  readonly authenticatedUserToken?: string;
  readonly queryID?: string;
  readonly objectIDs?: readonly string[];
  /** `attribute:value` with the value url-encoded. */
  readonly filters?: readonly string[];
  /** One based. */
  readonly positions?: readonly number[];
  readonly objectData?: readonly Readonly<Record<string, unknown>>[];
  readonly currency?: string;
  readonly value?: number | string;
  /** Epoch milliseconds. */
  readonly timestamp?: number;
}

/** An event about products, with the locale whose index found them. */
export interface ProductEvent extends InsightsEvent {
  readonly locale: SearchLocale;
}
