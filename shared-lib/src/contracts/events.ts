import type { Observable } from 'rxjs';

import type { UserState } from './identity';
import type { Locale } from './locale';
import type { PageKind, PageTypeCode } from './pageKind';

/** Facts that happened; anyone may listen, nobody answers. Mirrored as DOM events of the same name on `window`. */
export interface ShellEvents {
  currentPageChanged: {
    readonly previousPage: PageKind | null;
    readonly currentPage: PageKind;
    readonly pageType: PageTypeCode;
  };
  userChanged: { readonly user: UserState };
  /** `count` is the number of pieces in the cart. */
  cartChanged: { readonly count: number; readonly orderId: string | null };
  localeChanged: { readonly previous: Locale; readonly current: Locale };
  wishlistChanged: { readonly partNumbers: readonly string[] };
  favouriteStoreChanged: { readonly storeIdentifier: string | null };
  orderPlaced: { readonly orderId: string };
  /** A placed order whose payment was refused is paid now. */
  orderPaid: { readonly orderId: string };
  pageNotFound: { readonly url: string };
  serverError: {
    readonly source: 'server';
    readonly status: number;
    readonly errorCode: string;
    readonly errorKey: string;
  };
  remoteFailed: { readonly remote: string; readonly release: string; readonly reason: string };
}

export type ShellEventName = keyof ShellEvents;

export interface EventBus {
  emit<Name extends ShellEventName>(name: Name, payload: ShellEvents[Name]): void;
  on<Name extends ShellEventName>(name: Name): Observable<ShellEvents[Name]>;
}
