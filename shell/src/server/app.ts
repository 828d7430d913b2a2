import { readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';

import { createDrain, type Drain } from '@sightline/shared-lib/domain/drain';
import { CONTRACT_VERSION } from '@sightline/shared-lib/contracts';
import { unfitReleases } from '@sightline/shared-lib/registry';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

import { isPersonalAddress } from '../page/personalPages';
import { routesOf } from '../page/routesOf';

import { isShared, KEPT_BY_NOBODY } from './cache/cachePolicy';
import { betterBody } from './cache/compression';
import { createPageCache } from './cache/pageCache';
import { rulesVersion, watchRules } from './cache/rulesWatch';
import type { ShellConfig } from './config';
import { formActions } from './actions/formActions';
import { embedRoutes } from './embed/embedRoutes';
import { hostRoutes } from './embed/hostRoutes';
import { gateway } from './gateway/gateway';
import { readSession } from './gateway/sessionCookies';
import { sessionShopper } from './gateway/sessionShopper';
import { forOne, writeFile, writePage, writeReadyPage } from './http/answer';
import { answerFailure } from './http/answerFailure';
import { completeHeaders } from './http/answerHeaders';
import { ownPath } from './http/ownPath';
import { ownRequests } from './http/ownRequests';
import { createFileStore } from './http/releaseFiles';
import { createLimiter } from './limits/limiter';
import { createLoadShedding } from '@sightline/shared-lib/domain/load';
import { createMetrics } from './metrics/metrics';
import { metricsRoutes } from './metrics/metricsRoutes';
import type { createPageRenderer } from './pages';
import type { PlatformClients } from './platformClients';
import { previewRedirect, readPreview } from './preview/previewVisit';
import { overrideRedirect } from './registry/overrideVisit';
import type { RegistryReader } from './registry/registryReader';
import { releaseChoiceRoutes } from './registry/releaseChoices';
import { isReleasedFile } from './registry/releasedFile';
import type { HealthCounter } from './registry/releaseHealth';
import { releaseHealthRoutes } from './registry/releaseHealthRoutes';
import type { ServerFailures } from './registry/serverFailures';
import { workingCopyRoutes } from './registry/workingCopy';
import { securityHeaders } from './render/contentSecurityPolicy';
import { outlineRoute } from './render/outlineFile';
import { segmentsOfVisit } from './segments/segmentsOfVisit';
import { seoRoutes, XML } from './seo/seoRoutes';
import { sitemapFile, sitemapLocale, type PathSource } from './seo/sitemapXml';
import { ownAgreement } from './site/ownAgreement';
import type { ScriptInventory } from './site/scriptInventory';
import type { SiteDirectory } from './site/siteDirectory';
import type { SiteFiles } from './site/siteFiles';
import { providerRoutes } from './signInProviders/providerRoutes';
import { traceRequests } from './tracing/traceRequests';
import { readCall, stableSet } from './visit';

export interface AppOptions {
  readonly config: ShellConfig;
  readonly registry: RegistryReader;
  readonly renderPage: ReturnType<typeof createPageRenderer>;
  /** A platform client for a locale, carrying the session of the request where it has one. */
  readonly clients: PlatformClients;
  readonly sites: SiteDirectory;
  readonly siteFiles: SiteFiles;
  readonly sitemapPaths: PathSource;
  readonly scriptInventory: ScriptInventory;
  readonly health: HealthCounter;
  readonly failures: ServerFailures;
  /** Whether the shop can serve pages: configuration readable, releases known, search index there. */
  readonly ready: () => Promise<boolean>;
  readonly log: Logger;
}

const FILE_CACHE_BYTES = 64 * 1024 * 1024;
/** As long as proxies keep theirs, and a little longer: the five seconds of Node end connections that are about to be used again. */
const IDLE_CONNECTION_MS = 72_000;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** The shell's server: cached pages before everything else, then files, platform calls and pages. */
export function createApp(options: AppOptions): {
  app: Pick<FastifyInstance, 'listen' | 'close' | 'inject' | 'ready'>;
  /** Says not ready, and serves on until a balancer has noticed. */
  drain: Drain;
} {
  const { config, registry, renderPage, clients, sites, siteFiles, health, log } = options;
  const drain = createDrain(config.drainMs);
  const cache = createPageCache({
    maxBytes: config.pageCacheBytes,
    improve: async (answer) => ({ ...answer, body: await betterBody(answer.body) }),
  });
  const files = createFileStore(FILE_CACHE_BYTES);
  const limiter = createLimiter(config.limits);
  const shedding = createLoadShedding(config.loadLimits);
  const metrics = config.metricsToken ? createMetrics(health) : null;

  /** Where an address leads that begins or ends a choice of one visitor, a preview or releases; null for all others. */
  const moveOf = (url: string, headers: IncomingMessage['headers']) =>
    url.includes('?') ? (previewRedirect(url, headers) ?? overrideRedirect(url, headers, registry)) : null;

  /** Answers a fresh cached page without entering the framework; false when there is none. */
  const fastPath = (request: IncomingMessage, response: ServerResponse): boolean => {
    try {
      if (request.method !== 'GET' || readPreview(request.headers)) return false;
      // No page reads the parameters of such an address, so the page without them may be kept.
      if (moveOf(request.url ?? '/', request.headers)) return false;
      const call = readCall(request, registry);
      const needsMore = call.byCookie || call.claims.length > 0;
      const answer = needsMore ? null : cache.peek(call.cacheKey);
      return answer !== null && writeReadyPage(request, response, answer);
    } catch {
      // Nobody catches here, and the process would end; within the framework the same fails again, is logged and answered.
      return false;
    }
  };

  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => String(request.headers['x-request-id'] ?? crypto.randomUUID()),
    routerOptions: { maxParamLength: 500 },
    // An address with half a percent sign never gets as far as a route.
    frameworkErrors: answerFailure,
    // Whose address counts: the connection's, unless proxies are named that are believed.
    trustProxy: [...config.trustedProxies],
    serverFactory: (handler) => {
      const server = createServer((request, response) => {
        const began = performance.now();
        if (drain.begun) response.setHeader('connection', 'close');
        if (!fastPath(request, response)) handler(request, response);
        else metrics?.answered('cached page', response.statusCode, (performance.now() - began) / 1000);
      });
      server.keepAliveTimeout = IDLE_CONNECTION_MS;
      return server;
    },
  });

  const headersOfAll = securityHeaders(config.httpsDemanded);
  app.addHook('onRequest', async (_request, reply) => completeHeaders(reply.raw, headersOfAll));
  app.addHook('onRequest', ownRequests(config.shopOrigin));

  if (config.traces) traceRequests(app, config.traces, log);
  if (metrics) metricsRoutes(app, metrics, config.metricsToken);

  app.get('/healthz', () => ({ status: 'ok' }));
  const agreement = ownAgreement(config.distDir);
  app.get('/readyz', async (_request, reply) => {
    const ready = !drain.begun && (await options.ready());
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'waiting',
      revision: registry.current().revision,
      contract: CONTRACT_VERSION,
      agreement,
      unfit: unfitReleases(registry.current()),
    });
  });

  let stopWatching = (): void => undefined;
  app.addHook('onListen', () => {
    // A hosted provider keeps rules of its own, of which it tells nobody.
    if (config.searchHeaders.index) return;
    const readVersion = rulesVersion(config.upstreams.index);
    stopWatching = watchRules({ readVersion, changed: () => cache.outdate('category') });
  });
  app.addHook('onClose', () => stopWatching());

  /** Compresses the shell's scripts before anybody asks, one after the other. */
  app.addHook('onListen', () => {
    const folder = join(config.distDir, 'browser');
    void readdir(folder).then(async (names) => {
      for (const name of names) await files(folder, name);
    });
  });

  const serveFrom =
    (folder: string, immutable: boolean) =>
    async (path: string, request: IncomingMessage, response: ServerResponse) => {
      const file = await files(folder, path);
      if (!file) return false;
      await writeFile(request, response, file, immutable);
      return true;
    };
  const assets = serveFrom(join(config.distDir, 'browser'), true);
  const releases = serveFrom(config.releasesDir, true);
  const publicFiles = serveFrom(join(config.distDir, 'public'), false);

  for (const [url, serve] of [
    ['/assets/*', assets],
    ['/releases/*', releases],
    ['/fonts/*', serveFrom(join(config.distDir, 'public/fonts'), true)],
  ] as const) {
    app.get<{ Params: { '*': string } }>(url, async (request, reply) => {
      const path = request.params['*'];
      const offered = url !== '/releases/*' || isReleasedFile(path, registry.current());
      if (offered && (await serve(path, request.raw, reply.raw))) return reply.hijack();
      return reply.code(404).type('text/plain').send('Not found');
    });
  }

  outlineRoute(app);
  app.get<{ Params: { name: string } }>('/site/:name', async (request, reply) => {
    const file = await siteFiles.read(request.params.name);
    if (!file) return reply.code(404).type('text/plain').send('Not found');
    await writeFile(request.raw, reply.raw, { type: 'application/json; charset=utf-8', body: file.body }, file.exact);
    return reply.hijack();
  });

  app.get('/scripts.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await options.scriptInventory()),
  );

  const stableRoutes = () => routesOf(stableSet(registry.current()));
  seoRoutes(app, config.shopOrigin, stableRoutes);

  const { upstreams, searchHeaders, storeLocatorAuthorization, shopOrigin } = config;
  hostRoutes(app, { registry, sites, shopOrigin, origins: config.embedOrigins });
  const shopperOf = sessionShopper(sites, clients);
  workingCopyRoutes(app, { registry, failures: options.failures, releasesDir: config.releasesDir });
  void app.register(releaseChoiceRoutes(registry));
  releaseHealthRoutes(app, { registry, health, limiter, metrics, token: config.releaseHealthToken });
  void app.register(gateway, {
    upstreams,
    searchHeaders,
    storeLocatorAuthorization,
    shopperOf,
    shopOrigin,
    limiter,
    shedding,
  });
  void app.register(formActions, { clients, sites, limiter, log });
  const { signInProviders: providers } = config;
  void app.register(providerRoutes, { providers, shopOrigin, limiter, log });
  const scriptDir = join(config.distDir, 'boot');
  void app.register(embedRoutes, { origins: config.embedOrigins, scriptDir, clients, sites, limiter, log });

  const page = async (visitor: FastifyRequest, response: ServerResponse) => {
    const { raw: request, log: pageLog } = visitor;
    const { url = '/', headers } = request;
    const moved = moveOf(url, headers);
    if (moved) {
      if (moved.cookie) response.setHeader('set-cookie', moved.cookie);
      response.writeHead(302, { location: moved.location, 'cache-control': KEPT_BY_NOBODY }).end();
      return;
    }
    const preview = readPreview(headers);
    const call = readCall(request, registry);
    const known = readSession(headers);
    const segments = await segmentsOfVisit(call, known, { sites, clients });
    const { set } = call.releases;
    const isPersonal = isPersonalAddress(call.url, routesOf(set));
    // Only personal pages see the session.
    const session = isPersonal ? known : null;
    const make = async () => {
      // Whatever is kept is answered without limit: only drawing is counted.
      limiter.count('pages', visitor);
      const draw = () =>
        renderPage({
          url: call.url,
          set,
          segments,
          clientFor: (site) => clients.forSession(site, session, preview?.token),
          log: pageLog,
          ...(session ? { plainToken: session.WCToken } : {}),
          ...(preview ? { preview } : {}),
        });
      // Bag, checkout, payment and account are drawn whatever else there is to do.
      return isPersonal ? draw() : shedding.run(draw);
    };
    const answer = isShared({ url: call.url, set, segments, preview })
      ? await cache.answer(call.cacheKey, make)
      : await make();
    // Beside a canary every page comes this way; without one nobody asks for the counts.
    health.shown(set);
    if (call.cookies.length > 0) response.setHeader('set-cookie', [...call.cookies]);
    await writePage(request, response, call.byCookie ? forOne(answer) : answer);
  };

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    // Forms that need script are posted natively where there is none: the page comes again, and nothing of them stays in its address.
    if (request.method === 'POST' && request.headers['content-type'] === FORM_TYPE)
      return reply.redirect(ownPath(path), 303);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').send();
    const locale = sitemapLocale(path);
    if (locale)
      return reply.type(XML).send(await sitemapFile(config.shopOrigin, locale, options.sitemapPaths, stableRoutes()));
    if (/\.[a-z0-9]{2,11}$/.test(path)) {
      if (await publicFiles(path, request.raw, reply.raw)) return reply.hijack();
      return reply.code(404).type('text/plain').send('Not found');
    }
    await page(request, reply.raw);
    return reply.hijack();
  });

  app.setErrorHandler(answerFailure);

  return { app, drain };
}
