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
export type BrowserRelease = Pick<Release, 'id' | 'provides'> & {
  /** Address of the release's folder, with a closing slash. */
  readonly base: string;
  /** The entry's path below it. */
  readonly entry: string;
  /** Hash of the release's list of hashes, which covers every file. */
  readonly integrity: string;
};

/** The page's data block: everything the browser needs to take the document over, written once as JSON. */
export interface PageState {
  readonly site: SiteContext;
  readonly request: PageRequest;
  readonly owner: PageOwner;
  readonly head: PageHead;
  readonly data: unknown;
  /** True when the page's part holds server HTML of exactly this data. */
  readonly rendered: boolean;
  /** Release of each remote this document was rendered with; later pages of the tab use the same. */
  readonly releases: Readonly<Partial<Record<RemoteName, BrowserRelease>>>;
  readonly chrome: ChromeContent;
  /** Milliseconds since the epoch: the moment of rendering. */
  readonly now: number;
  readonly status: number;
  /** On personal pages alone: the plain token of a session that a native form began, for a browser that does not know it yet. */
  readonly plainToken?: string;
}

/** Id of the element that holds the page state, and of the three roots. */
export const STATE_ID = 'sl-state';
export const ROOT_IDS = { header: 'sl-header', page: 'sl-page', footer: 'sl-footer' } as const;
/** `useId` prefixes, the same on both sides. */
export const ID_PREFIXES = { header: 'h', page: 'p', footer: 'f' } as const;

/** The releases of a set as the browser wants them. */
export function browserReleases(set: ReleaseSet): PageState['releases'] {
  const releases: Partial<Record<RemoteName, BrowserRelease>> = {};
  for (const [name, release] of Object.entries(set) as [RemoteName, Release][]) {
    releases[name] = {
      id: release.id,
      provides: release.provides,
      base: `/releases/${name}/${release.id}/`,
      entry: release.browserEntry,
      integrity: release.integrity[INTEGRITY_LIST] ?? '',
    };
  }
  return releases;
}
