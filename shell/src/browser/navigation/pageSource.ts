import type {
  LoadResult,
  LoadServices,
  PageHead,
  PlatformClient,
  RemoteModule,
  SiteContext,
} from '@sightline/shared-lib/contracts';

import { findPage, type PageResolver } from '../../page/findPage';
import { loadPage, openPage } from '../../page/loadPage';
import { pageOwner } from '../../page/ownership';
import { routesOf } from '../../page/routesOf';
import type { ReadyPage } from '../../page/PageFrame';
import type { PageOwner, PageState } from '../../page/pageState';
import { shellRemote } from '../../pages/shellRemote';
import type { RemoteLoader } from '../remotes/remoteLoader';

export interface PreparedPage {
  readonly outcome: 'page';
  readonly owner: PageOwner;
  readonly page: ReadyPage;
  readonly head: PageHead;
  readonly status: number;
}

/** A page ready to show, a redirect to follow, or `document` where only the server can answer (another locale, no owner). */
export type Preparation =
  | PreparedPage
  | { readonly outcome: 'redirect'; readonly location: string }
  | { readonly outcome: 'document' };

export interface PageSourceOptions {
  readonly site: SiteContext;
  readonly releases: PageState['releases'];
  readonly client: PlatformClient;
  readonly loader: RemoteLoader;
  readonly resolve: PageResolver;
  /** An editor's date; the gateway knows the token. */
  readonly preview?: LoadServices['preview'];
  /** Keys in the place of words (SITE-13). */
  readonly capturing?: boolean;
  /** Segments of the shopper at this moment. */
  readonly askerSegments: () => readonly string[];
}

const PREFETCH_MS = 30_000;

/** The one address whose page is that of addresses that lead nowhere. */
const NOT_FOUND_PATH = '/not-found-page';

/** Code of a page that has not come after this (ms) is not waited for: the server's page needs none to be read (FED-03). */
const CODE_LIMIT_MS = 3_000;

function inTime<Value>(work: Promise<Value>): Promise<Value | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), CODE_LIMIT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Code, strings and data of pages, fetched once for a prefetch and the visit that follows it. */
export function createPageSource(options: PageSourceOptions) {
  const { site, releases, client, loader, resolve, preview, capturing, askerSegments } = options;
  const prefetched = new Map<string, { readonly at: number; readonly work: Promise<Preparation> }>();

  const moduleOf = (owner: PageOwner): Promise<Pick<RemoteModule, 'pages' | 'root' | 'messages'>> =>
    owner === 'shell' ? Promise.resolve(shellRemote) : loader.load(owner);

  const namespaceOf = (owner: PageOwner) => (owner === 'shell' ? 'shell' : `${owner}@${releases[owner]?.id}`);

  const prepare = async (url: string): Promise<Preparation> => {
    const finding = await findPage(url, client, resolve, routesOf(releases));
    if (finding.outcome === 'redirect') return finding;
    const { request, locale } = finding;
    // A release that is newer than this tab may have the page: the server knows them all.
    if (request.kind === 'not-found' && request.path !== NOT_FOUND_PATH) return { outcome: 'document' };
    const owner = pageOwner(releases, request.kind);
    if (locale !== site.locale || !owner) return { outcome: 'document' };
    const opened = await inTime(
      moduleOf(owner).then((module) => openPage(module, namespaceOf(owner), request, site, capturing)),
    );
    if (!opened || opened === 'late') return { outcome: 'document' };
    const result: LoadResult<unknown> = await loadPage(opened, request, {
      site,
      client,
      // Tags choose between the guests' and the members' price by the session.
      segments: [],
      askerSegments: askerSegments(),
      now: Date.now(),
      preview,
    });
    if (result.outcome === 'redirect') return { outcome: 'redirect', location: result.location };
    if (result.status === 404 && request.kind !== 'not-found') return notFound(url);
    const { module, Root, t } = opened;
    const { Page, Dialog } = module;
    return {
      outcome: 'page',
      owner,
      head: result.head,
      status: result.status,
      page: { request, data: result.data, Page, Dialog, Root, t },
    };
  };

  const notFound = async (url: string): Promise<Preparation> => {
    const request = { kind: 'not-found' as const, path: NOT_FOUND_PATH, url, params: {}, query: {} };
    const opened = await openPage(shellRemote, 'shell', request, site, capturing);
    if (!opened) return { outcome: 'document' };
    const result = await loadPage(opened, request, { site, client, segments: [], now: Date.now() });
    if (result.outcome === 'redirect') return { outcome: 'document' };
    const { module, Root, t } = opened;
    return {
      outcome: 'page',
      owner: 'shell',
      head: result.head,
      status: 404,
      page: { request, data: result.data, Page: module.Page, Root, t },
    };
  };

  return {
    prepare(url: string): Promise<Preparation> {
      const known = prefetched.get(url);
      prefetched.delete(url);
      return known && Date.now() - known.at < PREFETCH_MS ? known.work : prepare(url);
    },
    prefetch(url: string): void {
      if (prefetched.has(url)) return;
      const work = prepare(url);
      prefetched.set(url, { at: Date.now(), work });
      // A failed prefetch is ignored: the visit will try again.
      work.catch(() => prefetched.delete(url));
    },
  };
}

export type PageSource = ReturnType<typeof createPageSource>;
