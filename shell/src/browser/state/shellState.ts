import type {
  ConsentChoice,
  PageHead,
  PageKind,
  SiteContext,
  ThemeMode,
  Toast,
  UserState,
} from '@sightline/shared-lib/contracts';
import type { ComponentType } from 'react';

import type { ReadyPage } from '../../page/PageFrame';
import type { PageOwner } from '../../page/pageState';

/** The page on screen and who renders it. */
export interface CurrentPage {
  readonly owner: PageOwner;
  readonly page: ReadyPage;
}

/** A drawer or dialog over the page. */
export interface ShownOverlay {
  readonly id: number;
  readonly Component: ComponentType<object>;
  readonly props: object;
}

/** A message at the edge of the screen. */
export interface ShownToast extends Toast {
  readonly id: number;
}

/** What the shell owns of the client's state (SITE-15). Each area has one writer; docs/state.md lists the areas that live elsewhere. */
export interface ShellState {
  readonly site: SiteContext;
  /** Written by `identity/identityService`. */
  readonly user: UserState;
  /** Written by `theme`. */
  readonly theme: ThemeMode;
  /** Null until the shopper has answered; written by `consent/consent`. */
  readonly consent: ConsentChoice | null;
  /** Kind of the page the document arrived with. */
  readonly firstKind: PageKind;
  /** Null while nothing but the server's HTML is there; written by whoever shows a page. */
  readonly page: CurrentPage | null;
  /** A page that lies over it; its address is the document's. Written by `navigation/pageDialogs`. */
  readonly dialog: CurrentPage | null;
  /** Head of the page on screen, which header and footer follow; written by `navigation/navigator`. */
  readonly head: PageHead;
  /** Drawers and dialogs over the page; written by `overlays`. */
  readonly overlays: readonly ShownOverlay[];
  /** Messages at the edge of the screen, newest last; written by `toasts`. */
  readonly messages: readonly ShownToast[];
}
