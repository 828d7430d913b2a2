import { INTEGRITY_LIST } from '@sightline/shared-lib/contracts';
import type {
  PageHead,
  PageRequest,
  Release,
  ReleaseSet,
  RemoteName,
  SiteContext,
} from '@sightline/shared-lib/contracts';

import type { ChromeContent } from '../chrome/chromeContent';

/** Who renders a page: a remote, or the shell itself for the pages that must work when nothing else does. */
export type PageOwner = RemoteName | 'shell';

/** What the browser needs to load a release and to know what it provides. */
export type BrowserRelease = Pick<Release, 'id' | 'provides' | 'chunks'> & {
  /** Address of the release's folder, with a closing slash. */
  readonly base: string;
  /** The entry's path below it. */
  readonly entry: string;
  /** Hash of the release's list of hashes, which covers every file. */
  readonly integrity: string;
};

/** Everything that is needed to render the page or to take its document over. */
export interface PageState {
  readonly site: SiteContext;
  readonly request: PageRequest;
  readonly owner: PageOwner;
  readonly head: PageHead;
  readonly data: unknown;
  /** True when the page's part holds server HTML of exactly this data. */
  readonly rendered: boolean;
  /** Release of each remote this document was rendered with; later pages of the tab use the same. */
  readonly releases: Readonly<Record<RemoteName, BrowserRelease>>;
  readonly chrome: ChromeContent;
  /** Milliseconds since the epoch: the moment of rendering. */
  readonly now: number;
  readonly status: number;
  /** Only for editors: content as of a date, or the news that their link no longer holds (CMS-02). */
  readonly preview?: { readonly date?: string; readonly component?: string; readonly refused?: boolean } | undefined;
  /** On personal pages alone: the plain token of a session that a native form began, for a browser that does not know it yet. */
  readonly plainToken?: string | undefined;
}

/** What all pages of a locale and a release set share. It has an address of its own: documents stay small and browsers read it once. */
export type SiteState = Pick<PageState, 'site' | 'chrome' | 'releases'>;

/** The page's data block inside the document: its own part of the state, and where the shared part is. */
export interface EmbeddedState {
  readonly locale: SiteContext['locale'];
  readonly language: SiteContext['language'];
  /** Address of the `SiteState`; it names its content, so it may be kept for ever. */
  readonly siteAddress: string;
  readonly page: Pick<
    PageState,
    'request' | 'owner' | 'data' | 'rendered' | 'now' | 'status' | 'preview' | 'plainToken'
  >;
  /** Of the head only what the header follows: the rest stands in the document. */
  readonly head: Pick<PageHead, 'title' | 'section' | 'chrome' | 'back'>;
}

/** The part of the state that is written into the document. */
export function embeddedState(state: PageState, siteAddress: string): EmbeddedState {
  const { site, request, owner, data, rendered, now, status, preview, plainToken } = state;
  const { title, section, chrome, back } = state.head;
  return {
    locale: site.locale,
    language: site.language,
    siteAddress,
    page: { request, owner, data, rendered, now, status, preview, plainToken },
    head: { title, section, chrome, back },
  };
}

/** The whole state again, from the document's part and the shared one. */
export function wholeState({ page, head }: EmbeddedState, shared: SiteState): PageState {
  return { ...page, head, ...shared };
}

/** Id of the element that holds the page state, of the three roots, and of what stands before the page while the next is fetched. */
export const STATE_ID = 'sl-state';
export const ROOT_IDS = { header: 'sl-header', page: 'sl-page', footer: 'sl-footer', glimpse: 'sl-glimpse' } as const;
/** `useId` prefixes, the same on both sides. */
export const ID_PREFIXES = { header: 'h', page: 'p', footer: 'f' } as const;

/** The releases of a set as the browser wants them. */
export function browserReleases(set: ReleaseSet): PageState['releases'] {
  const releases: Record<RemoteName, BrowserRelease> = {};
  for (const [name, release] of Object.entries(set) as [RemoteName, Release][]) {
    releases[name] = {
      id: release.id,
      provides: release.provides,
      base: `/releases/${name}/${release.id}/`,
      entry: release.browserEntry,
      integrity: release.integrity[INTEGRITY_LIST] ?? '',
      ...(release.chunks ? { chunks: release.chunks } : {}),
    };
  }
  return releases;
}
