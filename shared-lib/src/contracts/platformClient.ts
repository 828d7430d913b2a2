/** The services the shop calls; each has its own configurable base address. */
export type Surface =
  | 'commerce'
  | 'catalogue'
  | 'content'
  | 'storeinfo'
  | 'productinfo'
  | 'index'
  | 'insights'
  | 'stores'
  | 'availability'
  | 'configurator'
  | 'geo';

export type QueryValue = string | number | boolean | undefined | readonly (string | number)[];

/** One call to the platform. `path` may hold `{name}` placeholders; `{storeId}` is filled from the site. */
export interface PlatformCall {
  readonly surface: Surface;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly pathParams?: Readonly<Record<string, string | undefined>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** True keeps failures below 500 away from the shopper's messages (ERR-02). */
  readonly skipErrorMessage?: boolean;
  readonly responseType?: 'json' | 'blob';
  /** Fraction of the body sent, 0 to 1. */
  readonly onUploadProgress?: (fraction: number) => void;
}

/** How the session reacts to a failure (AUTH-10). */
export type FailureCategory =
  | 'expired'
  | 'invalid'
  | 'reset'
  | 'partial'
  | 'timeout'
  | 'maintenance'
  | 'throttled'
  | 'network'
  | 'not-found'
  | 'other';

/** A failed call, in the platform's error shape (ERR-01). */
export interface PlatformFailure {
  /** HTTP status; 0 when nothing answered. */
  readonly status: number;
  readonly errorCode: string;
  readonly errorKey: string;
  readonly errorMessage: string;
  readonly errorParameters: readonly string[];
  readonly category: FailureCategory;
  readonly url: string;
}

/** Answers the JSON body, decoded by the operation that sent the call; rejects with an error carrying a PlatformFailure. */
export interface PlatformClient {
  send(call: PlatformCall): Promise<unknown>;
}
