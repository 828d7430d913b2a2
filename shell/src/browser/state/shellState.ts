import type {
  PageHead,
  PageKind,
  PageTypeCode,
  SiteContext,
  ThemeMode,
  UserDetails,
  UserState,
} from '@sightline/shared-lib/contracts';

import type { ChromeContent } from '../../chrome/chromeContent';
import type { PageState } from '../../page/pageState';

/** One call to the platform, as long as it is among the latest. */
export interface ApiFlow {
  readonly id: number;
  /** Method, surface and path with its placeholders: never ids, values or tokens. */
  readonly call: string;
  readonly state: 'pending' | 'answered' | 'failed';
}

/** Who the platform takes the shopper for (seed 1 §3, contract 11.4). */
export interface ContextArea {
  readonly callerId: string;
  readonly runAsId: string;
  readonly isRegistered: boolean;
  readonly isGeneric: boolean;
}

export interface ContractArea {
  /** The first trading agreement is the one in use (AUTH-12). */
  readonly tradingAgreementIds: readonly string[];
  readonly eligibleAgreementIds: readonly string[];
}

export interface UiArea {
  readonly page: PageKind;
  readonly pageType: PageTypeCode;
  /** Drawers and dialogs open over the page. */
  readonly overlays: number;
  /** Messages at the edge of the screen. */
  readonly messages: number;
}

export interface ErrorArea {
  readonly source: 'server';
  readonly status: number;
  readonly errorCode: string;
  readonly errorKey: string;
}

/** A message of success with the specification's names (seed 1 §3). */
export interface SuccessArea {
  readonly key: string;
  readonly link: string;
  readonly messageParameters: readonly string[];
}

/** The areas of client state that are the shell's (SITE-15); docs/state.md says where the others live. */
export interface ShellState {
  readonly site: SiteContext;
  readonly context: ContextArea | null;
  readonly contract: ContractArea;
  readonly user: Omit<UserState, 'WCToken' | 'WCTrustedToken' | 'details' | 'wallet'>;
  readonly person: UserDetails | null;
  readonly organization: { readonly activeOrganizationId: string };
  readonly seo: PageHead;
  readonly theme: { readonly mode: ThemeMode };
  readonly ui: UiArea;
  readonly error: ErrorArea | null;
  readonly success: SuccessArea | null;
  readonly preview: NonNullable<PageState['preview']> | null;
  readonly cmsHeaderAndFooter: ChromeContent;
  readonly apiFlowList: readonly ApiFlow[];
  /** Newest first, four at most. */
  readonly searchKeywords: readonly string[];
}

export type ShellArea = keyof ShellState;
