import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  PAGE_KINDS,
  type LoadServices,
  type PageKind,
  type PlatformClient,
  type Release,
  type ReleaseRegistry,
  type ReleaseSet,
} from '@sightline/shared-lib/contracts';
import { CONTRACT_VERSION, aSite } from '@sightline/shared-lib/testing';
import type { ReleaseOverrides } from '@sightline/shared-lib/registry';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';

import { createApp, type AppOptions } from '../server/app';
import { readConfig } from '../server/config';
import type { Session } from '../server/gateway/sessionCookies';
import { createPageRenderer, type PageRendererOptions } from '../server/pages';
import type { RegistryReader } from '../server/registry/registryReader';
import { createHealthCounter } from '../server/registry/releaseHealth';
import { createServerFailures } from '../server/registry/serverFailures';
import type { ServerBundles } from '../server/remotes/serverBundles';

import { someChrome } from './aState';

const log = pino({ level: 'silent' });

/** Plain tokens of a member, of a member who is only remembered, and of a guest. */
export const TOKENS = { member: '1001%2Cplain', remembered: '1002%2Cplain', guest: '-1003%2Cplain' } as const;

const release = (id: string): Release => ({
  id,
  version: '1',
  contract: CONTRACT_VERSION,
  createdAt: '',
  browserEntry: 'e.js',
  serverBundle: 's.cjs',
  integrity: {},
  parameters: ['page'],
  provides: { pages: PAGE_KINDS, fragments: [], commands: [] },
});

/** A wish for the second release that was signed where releases are published. */
export const SIGNED = 'signed';

/** One remote in two releases; the second is nobody's unless it is wished for, or a canary for so many in a hundred. */
export const releasesOf = (percent?: number): ReleaseRegistry => ({
  revision: 1,
  remotes: {
    'mfe-catalog': {
      stable: 'aa',
      history: [],
      releases: { aa: release('aa'), bb: release('bb') },
      ...(percent === undefined ? {} : { canary: { release: 'bb', percent } }),
    },
  },
});

/** What the platform says to a session: nothing but who it is. */
function clientOf(session: Session | null, previewToken = ''): PlatformClient {
  return {
    send: (call) => {
      if (call.path.startsWith('/preview/')) return Promise.resolve({ id: 'home', type: 'HomePage' });
      const token = session?.WCToken ?? '';
      const registered = token === TOKENS.member || token === TOKENS.remembered;
      return Promise.resolve({
        basicInfo: { callerId: token || '-1002', runAsId: token || '-1002', registerType: registered ? 'R' : 'G' },
        isPartiallyAuthenticated: token === TOKENS.remembered,
        previewToken,
      });
    },
  } as PlatformClient;
}

/** Answers every page with all that it was given, and asks for the longest of all policies: whatever may not be kept, the shell has to know. */
export async function echo(_request: unknown, { client, segments, preview }: LoadServices) {
  const caller = await client.send({ surface: 'commerce', method: 'GET', path: '/who' });
  return {
    outcome: 'page',
    status: 200,
    head: { title: 'Echo' },
    data: { caller, segments, preview: preview ?? null },
    cache: 'product',
  };
}

export interface EchoShopOptions {
  readonly registry?: ReleaseRegistry;
  /** In the place of one that stays as it is. */
  readonly follow?: RegistryReader;
  /** Server bundles that are run, in the place of one remote for all. */
  readonly bundles?: ServerBundles;
  /** What the page is loaded with, in the place of the echo. */
  readonly load?: (...given: Parameters<typeof echo>) => Promise<object>;
  readonly segmentsEnabled?: boolean;
  readonly releaseHealthToken?: string;
  readonly metricsToken?: string;
  /** What signed overrides ask for, by their token. */
  readonly overrides?: Readonly<Record<string, ReleaseOverrides>>;
}

/** The shell's server as it is, before remotes and a platform that repeat what reaches them. */
export function echoShop(options: EchoShopOptions = {}) {
  const {
    registry = releasesOf(),
    follow,
    bundles,
    load = echo,
    segmentsEnabled = true,
    releaseHealthToken,
    metricsToken,
    overrides = { [SIGNED]: { 'mfe-catalog': 'bb' } },
  } = options;
  const dist = mkdtempSync(join(tmpdir(), 'sightline-echo-'));
  mkdirSync(join(dist, 'browser'));
  const module = { load, Page: () => null };
  const remote = {
    pages: Object.fromEntries(PAGE_KINDS.map((kind: PageKind) => [kind, () => Promise.resolve(module)])),
    messages: () => Promise.resolve({}),
  };
  const sites = {
    find: (locale: 'en-us') =>
      Promise.resolve({
        context: aSite({ locale, config: { CustomerSegments_Enabled: segmentsEnabled } }),
        chrome: someChrome,
      }),
  };
  const types: Readonly<Record<string, string>> = { '/sunglasses': 'CategoryPage', '/sunglasses/x': 'ProductPage' };
  const health = createHealthCounter();
  const failures = createServerFailures();
  const renderPage = createPageRenderer({
    sites,
    health,
    failures,
    siteFiles: { addressOf: (_site: unknown, set: ReleaseSet) => `/site/${set['mfe-catalog']?.id}.json` },
    bundles: bundles ?? { load: () => Promise.resolve(remote) },
    resolverOf: () => (_client: unknown, path: string) =>
      Promise.resolve(types[path] ? { externalId: path, type: types[path] } : null),
    assets: { bootScript: '', shellScripts: { start: [{ src: '/s.js', integrity: '' }], calls: [] } },
    shopOrigin: 'https://shop.test',
    gatewayOrigin: 'https://cards.test',
    partnerOrigin: 'https://partners.test',
    log,
  } as unknown as PageRendererOptions);
  const { app } = createApp({
    config: readConfig(
      {
        PLATFORM_URL: 'http://127.0.0.1:9',
        SHELL_DIST: dist,
        RELEASE_HEALTH_TOKEN: releaseHealthToken,
        METRICS_TOKEN: metricsToken,
        // How busy the machine of the tests is says nothing of the shop.
        LOAD_LIMITS: 'off',
      },
      dist,
    ),
    registry: follow ?? {
      current: () => registry,
      overrides: (token: string) => overrides[token] ?? {},
      close: () => undefined,
    },
    renderPage,
    clients: {
      forSite: () => clientOf(null),
      forSession: (_site: unknown, session: Session | null, previewToken?: string) => clientOf(session, previewToken),
    },
    sites,
    sitemapPaths: () => Promise.resolve([]),
    health,
    failures,
    ready: () => Promise.resolve(true),
    log,
  } as unknown as AppOptions);
  const shop = app as FastifyInstance;
  shop.addHook('onClose', () => rmSync(dist, { recursive: true }));
  return shop;
}
