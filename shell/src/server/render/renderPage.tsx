import type { LoadResult, PageRequest, PlatformClient, ReleaseSet } from '@sightline/shared-lib/contracts';
import type { Logger } from 'pino';

import { preloadChrome } from '../../chrome/lateChrome';
import { loadPage, openPage, type OpenedPage } from '../../page/loadPage';
import { pageOwner } from '../../page/ownership';
import { browserReleases, type PageOwner, type PageState } from '../../page/pageState';
import { capturesTranslations } from '../../page/translationCapture';
import { shellRemote } from '../../pages/shellRemote';
import type { PreviewVisit } from '../preview/previewVisit';
import type { ServerBundles } from '../remotes/serverBundles';
import type { Site } from '../site/siteDirectory';

import { renderHtml } from './renderHtml';

export interface RenderOptions {
  readonly request: PageRequest;
  readonly site: Site;
  readonly client: PlatformClient;
  readonly set: ReleaseSet;
  readonly bundles: ServerBundles;
  readonly segments: readonly string[];
  /** Drawn from its address alone. */
  readonly shared: boolean;
  readonly now: number;
  readonly log: Pick<Logger, 'error'>;
  readonly plainToken?: string;
  /** An editor's token and date; pages made with one are never kept. */
  readonly preview?: PreviewVisit;
  /** The editor's token was refused: the page is the shoppers' own. */
  readonly previewRefused?: boolean;
}

/** A rendered page or the redirect it asked for. */
export type Rendering =
  | { readonly outcome: 'redirect'; readonly location: string; readonly permanent: boolean }
  | {
      readonly outcome: 'page';
      readonly state: PageState;
      readonly parts: Awaited<ReturnType<typeof renderHtml>>;
      readonly cache: string;
    };

/** What the browser may know of a preview: its date and component, never its token. */
function previewState({ preview, previewRefused }: RenderOptions): Pick<PageState, 'preview'> {
  if (previewRefused) return { preview: { refused: true } };
  if (!preview) return {};
  const { token: _token, ...known } = preview;
  return { preview: known };
}

/** Opens the page's module: from the owner's server bundle of this set, or from the shell itself. */
async function open(owner: PageOwner, options: RenderOptions): Promise<OpenedPage | null> {
  const { request, site, set, bundles } = options;
  const capturing = capturesTranslations(request.query, site.context.locale);
  if (owner === 'shell') return openPage(shellRemote, 'shell', request, site.context, capturing);
  const remote = await bundles.load(owner, set);
  return remote && openPage(remote, `${owner}@${set[owner]?.id}`, request, site.context, capturing);
}

async function pageOf(
  options: RenderOptions,
  owner: PageOwner,
  result: LoadResult<unknown>,
  opened: OpenedPage | null,
): Promise<Rendering> {
  if (result.outcome === 'redirect') return result;
  const { request, site, set, client, now } = options;
  const state: PageState = {
    site: site.context,
    request,
    owner,
    head: result.head,
    data: result.data,
    rendered: opened !== null,
    releases: browserReleases(set),
    chrome: site.chrome,
    now,
    status: result.status,
    plainToken: options.plainToken,
    ...previewState(options),
  };
  return { outcome: 'page', state, parts: await renderHtml(state, opened, client), cache: result.cache };
}

/** The page as an empty part that the browser fills: its server bundle is not to be had, the rest of the document is (FED-03). */
function emptyPage(options: RenderOptions, owner: PageOwner): Promise<Rendering> {
  const head = { title: options.site.context.storeName };
  return pageOf(options, owner, { outcome: 'page', status: 200, head, data: null, cache: 'private' }, null);
}

/** Loads and renders one page with one release set. Rejects when the page's `load` or rendering fails. */
export async function renderPage(options: RenderOptions): Promise<Rendering> {
  const { request, site, client, set, segments, now, preview } = options;
  await preloadChrome();
  const owner = pageOwner(browserReleases(set), request.kind);
  // No release of the set has pages of this kind: the shop has none.
  if (!owner) return renderPage({ ...options, request: { ...request, kind: 'not-found' } });
  const opened = await open(owner, options);
  if (!opened) return emptyPage(options, owner);
  const result = await loadPage(opened, request, { site: site.context, client, segments, now, preview });
  if (result.outcome === 'page' && result.status === 404 && owner !== 'shell') {
    // What a remote could not find reads like every other missing page.
    return renderPage({ ...options, request: { ...request, kind: 'not-found' } });
  }
  return pageOf(options, owner, result, opened);
}
