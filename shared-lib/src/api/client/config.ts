import type { PlatformCall, PlatformFailure, Surface } from '../../contracts';
import type { PlatformError } from './platformError';

/** The part of the site a call needs. */
export interface ClientSite {
  readonly storeId: string;
  readonly langId: string;
}

/** What the client asks of whoever holds the session. */
export interface SessionPort {
  /** `WCToken`, `WCTrustedToken`, `WCPersonalization`, `WCPreviewToken`: whatever there is, verbatim (contract 3.2). */
  headers(): Readonly<Record<string, string>>;
  /** Epoch milliseconds of the last login or guest creation; 0 when never. */
  lastTokenUpdate(): number;
  /** Told of every call of the shopper's that has failed for good; what it does to the session is decided there (AUTH-10). */
  onFailure?(failure: PlatformFailure, call: PlatformCall): void;
  /** Sees to it that a visitor without an identity becomes a guest (AUTH-01). */
  ensureIdentity?(): Promise<unknown>;
}

/** Base address of each surface; the default is the shop's own origin behind its gateway. */
export const DEFAULT_SURFACES: Readonly<Record<Surface, string>> = {
  commerce: '/wcs/resources',
  catalogue: '/search/resources',
  content: '/cms',
  storeinfo: '/wcs/storeinfo',
  productinfo: '/wcs/productinfo',
  index: '',
  insights: '',
  stores: '/stores',
  availability: '',
  configurator: '',
  geo: '',
};

/** Milliseconds of the specification's constant set (API-01). */
export const API_TIMEOUT_MS = 500_000;

/** Told about every failed call, so that the shell can react; the client neither shows nor redirects. */
export type FailureListener = (error: PlatformError, call: PlatformCall) => void;

export interface PlatformClientConfig {
  readonly site: () => ClientSite;
  readonly session?: SessionPort;
  /** Put before every base that is a path: the server names the platform's origin here. */
  readonly origin?: string;
  readonly bases?: Readonly<Partial<Record<Surface, string>>>;
  /** Further headers by surface, e.g. the authorization of the store-locator service. */
  readonly headers?: Readonly<Partial<Record<Surface, Readonly<Record<string, string>>>>>;
  /** Further query by surface, e.g. the search provider's application id and key. */
  readonly query?: Readonly<Partial<Record<Surface, Readonly<Record<string, string>>>>>;
  /** Default 500 000. */
  readonly timeoutMs?: number;
  readonly onFailure?: FailureListener;
  /** Keep-alive agents in Node. */
  readonly agents?: { readonly httpAgent?: unknown; readonly httpsAgent?: unknown };
  /** Name of the browser; Safari-like ones wait before a retry (AUTH-06). */
  readonly userAgent?: string;
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<void>;
}
