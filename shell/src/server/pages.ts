import type { PlatformClient, ReleaseSet, SiteContext } from '@sightline/shared-lib/contracts';
import type { Logger } from 'pino';

import { pageOwner } from '../page/ownership';
import { browserReleases, embeddedState, type PageOwner } from '../page/pageState';
import { findPage, localeOf, type PageResolver } from '../page/findPage';
import { routesOf } from '../page/routesOf';

import { encodedBody, QUALITY } from './cache/compression';
import { cacheControl, freshSeconds, isShared, KEPT_BY_NOBODY, policyOf, staleSeconds } from './cache/cachePolicy';
import type { PageAnswer } from './cache/pageCache';
import { isPreviewRefused } from './preview/previewCheck';
import type { PreviewVisit } from './preview/previewVisit';
import { isReleaseFault, type HealthCounter } from './registry/releaseHealth';
import { releaseOf, type ServerFailures } from './registry/serverFailures';
import type { ServerBundles } from './remotes/serverBundles';
import { contentSecurityPolicy, securityHeaders } from './render/contentSecurityPolicy';
import { contentHash, renderDocument } from './render/document';
import { headTags } from './render/headTags';
import { renderPage, type Rendering, type RenderOptions } from './render/renderPage';
import { shellScriptsOf, type ShellScripts } from './render/shellScripts';
import type { SiteDirectory } from './site/siteDirectory';
import type { SiteFiles } from './site/siteFiles';

export interface ShellAssets {
  readonly bootScript: string;
  readonly shellScripts: ShellScripts;
}

export interface PageRendererOptions {
  readonly sites: SiteDirectory;
  readonly siteFiles: SiteFiles;
  readonly bundles: ServerBundles;
  readonly resolverOf: (site: SiteContext, previewDate?: string) => PageResolver;
  readonly assets: ShellAssets;
  readonly shopOrigin: string;
  readonly gatewayOrigin: string;
  readonly partnerOrigin: string;
  readonly mapOrigin?: string | null;
  readonly httpsDemanded: boolean;
  /** Told of failures by release. */
  readonly health: Pick<HealthCounter, 'failed'>;
  /** Told of what working copies throw. */
  readonly failures: Pick<ServerFailures, 'add'>;
  readonly log: Logger;
}

export interface PageVisit {
  readonly url: string;
  readonly set: ReleaseSet;
  /** Segments that the platform confirmed. */
  readonly segments: readonly string[];
  /** A client that carries the visit's session where it has one. */
  readonly clientFor: (site: SiteContext) => PlatformClient;
  /** Names the request in all that it says. */
  readonly log: Pick<Logger, 'error'>;
  /** Plain token of the visit's session; only personal pages have one. */
  readonly plainToken?: string;
  readonly preview?: PreviewVisit;
}

const EMPTY_BODY = encodedBody(Buffer.alloc(0));

function statusOf(error: unknown): number {
  return error instanceof Error && 'failure' in error ? (error.failure as { status: number }).status : 500;
}

/** Makes whole answers for page addresses: status, headers, body in every encoding. */
export function createPageRenderer(options: PageRendererOptions) {
  const { sites, siteFiles, bundles, resolverOf, assets, shopOrigin, gatewayOrigin, partnerOrigin, mapOrigin } =
    options;
  const headersOfAll = securityHeaders(options.httpsDemanded);
  const bootHash = contentHash(assets.bootScript);

  const redirect = (location: string, permanent: boolean, shared: boolean): PageAnswer => ({
    status: permanent ? 301 : 302,
    headers: {
      ...headersOfAll,
      location,
      'cache-control': permanent && shared ? 'public, max-age=3600' : KEPT_BY_NOBODY,
    },
    body: EMPTY_BODY,
    fresh: 0,
    stale: 0,
  });

  const documentOf = (rendering: Rendering & { outcome: 'page' }, { site, set, shared }: RenderOptions): PageAnswer => {
    const { state, parts } = rendering;
    const { html, styleHashes } = renderDocument({
      ...parts,
      bootScript: assets.bootScript,
      shellScripts: shellScriptsOf(set, assets.shellScripts, Boolean(state.plainToken)),
      partnerOrigin,
      state: embeddedState(state, siteFiles.addressOf(site, set)),
      headTags: headTags({
        head: state.head,
        site: state.site,
        request: state.request,
        shopOrigin,
        routes: routesOf(set),
      }),
    });
    const kept = policyOf({ status: state.status, shared, wanted: rendering.cache });
    return {
      status: state.status,
      headers: {
        ...headersOfAll,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy({
          bootHash,
          styleHashes,
          gatewayOrigin,
          partnerOrigin,
          mapOrigin: mapOrigin ?? null,
        }),
        'cache-control': cacheControl(kept),
        'content-language': parts.lang,
        vary: 'accept-encoding',
      },
      body: encodedBody(Buffer.from(html), kept === 'private' ? QUALITY.passing : QUALITY.kept),
      fresh: freshSeconds(kept),
      stale: staleSeconds(kept),
      policy: kept,
    };
  };

  const countFailure = (remote: PageOwner, set: ReleaseSet) => {
    const release = releaseOf(set, remote);
    if (remote !== 'shell' && release) options.health.failed(remote, release.id);
  };

  const answer = async (render: RenderOptions): Promise<PageAnswer> => {
    const rendering = await renderPage(render);
    if (rendering.outcome === 'redirect') return redirect(rendering.location, rendering.permanent, render.shared);
    const { rendered, owner } = rendering.state;
    if (!rendered) countFailure(owner, render.set);
    return documentOf(rendering, render);
  };

  /** The page that says what happened, with the status that means it (ROUTE-08, SITE-14). */
  const failurePage = (render: RenderOptions, error: unknown) => {
    const maintenance = statusOf(error) === 418;
    const { url, kind } = render.request;
    const remote = pageOwner(browserReleases(render.set), kind) ?? 'shell';
    const release = releaseOf(render.set, remote);
    if (isReleaseFault(error)) countFailure(remote, render.set);
    if (remote !== 'shell') options.failures.add(remote, release, error);
    render.log.error({ err: error, url: url.split('?')[0], kind, remote, release: release?.id }, 'page failed');
    return answer({
      ...render,
      request: { ...render.request, kind: maintenance ? 'courtesy' : 'internal-error', params: { failed: 'true' } },
    });
  };

  return async function render(visit: PageVisit): Promise<PageAnswer> {
    const { url, set, segments, clientFor, log, plainToken } = visit;
    const locale = localeOf(url.split('?')[0] ?? '/');
    const site = await sites.find(locale);
    const client = clientFor(site.context);
    const refused = visit.preview ? await isPreviewRefused(client) : false;
    const preview = refused ? undefined : visit.preview;
    const common = {
      site,
      client,
      set,
      bundles,
      segments,
      shared: isShared(visit),
      now: Date.now(),
      log,
      ...(plainToken ? { plainToken } : {}),
      ...(preview ? { preview } : {}),
      ...(refused ? { previewRefused: true } : {}),
    };
    try {
      const finding = await findPage(url, client, resolverOf(site.context, preview?.date), routesOf(set));
      if (finding.outcome === 'redirect') return redirect(finding.location, finding.permanent, common.shared);
      const options: RenderOptions = { ...common, request: finding.request };
      try {
        return await answer(options);
      } catch (error) {
        return await failurePage(options, error);
      }
    } catch (error) {
      const request = { kind: 'internal-error' as const, path: '/internal-error', url, params: {}, query: {} };
      return failurePage({ ...common, request }, error);
    }
  };
}
