import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { readSignInProviders, type SignInProvider } from '@sightline/shared-lib/domain/session';
import { readMapTiles, tilesOrigin } from '@sightline/shared-lib/domain/store';
import { readDrainMs } from '@sightline/shared-lib/domain/drain';
import { readLoadLimits, type LoadLimits } from '@sightline/shared-lib/domain/load';
import { readTraceSettings, type TraceSettings } from '@sightline/shared-lib/domain/trace';

import { readSearchHeaders, type SearchHeaders } from './gateway/searchKey';
import { readLimits, type Limits } from './limits/limits';
import type { Upstreams } from './upstreams';

/**
 * More at once draw no more pages on one thread, and who pays waits behind each of them; so few leave connections to a service free as well.
 */
const LOAD_LIMITS: LoadLimits = { delay: 400, atOnce: 8 };

export interface ShellConfig {
  readonly port: number;
  readonly host: string;
  /** Origin shoppers see, without trailing slash; for canonical addresses. */
  readonly shopOrigin: string;
  /** Origin of the payment gateway's hosted fields. */
  readonly gatewayOrigin: string;
  /** Origin of the payment partners' frames and pages. */
  readonly partnerOrigin: string;
  /** Foreign origin of the map's pictures; null for our own. */
  readonly mapOrigin: string | null;
  /** Origins whose pages may put products into a shopper's bag. */
  readonly embedOrigins: readonly string[];
  readonly upstreams: Upstreams;
  /** Credentials of a hosted search provider; none for the platform's own index. */
  readonly searchHeaders: SearchHeaders;
  /** Authorization header of the store-locator service; empty when none is configured, and the service then refuses. */
  readonly storeLocatorAuthorization: string;
  /** Folder of the published releases; it holds `registry.json`. */
  readonly releasesDir: string;
  /** PEM file with the public key that the registry is signed with. */
  readonly registryKeyFile: string;
  /** Folder with the shell's own builds: browser, boot, server. */
  readonly distDir: string;
  readonly development: boolean;
  /** The shop is reached over HTTPS alone: browsers are told so. */
  readonly httpsDemanded: boolean;
  readonly logLevel: string;
  /** Budget of the page cache in bytes. */
  readonly pageCacheBytes: number;
  /** Limit for loading one remote's server bundle, in milliseconds. */
  readonly bundleTimeoutMs: number;
  /** So long may code of a remote keep the shell from everything else, in milliseconds. */
  readonly stallLimitMs: number;
  /** How long it serves on after the word to stop. */
  readonly drainMs: number;
  /** Where this machine remembers releases whose code did. */
  readonly stalledFile: string;
  /** What one address, shopper or name may ask; null lets everything through. */
  readonly limits: Limits | null;
  /** What can wait is refused beyond these; null refuses nothing. */
  readonly loadLimits: LoadLimits | null;
  /** Addresses and networks of proxies whose word about the shopper's address is believed. */
  readonly trustedProxies: readonly string[];
  /** OpenID Connect providers that shoppers may sign in with. */
  readonly signInProviders: readonly SignInProvider[];
  /** Opens the counts of failures by release; empty when none is configured, and nobody reads them then. */
  readonly releaseHealthToken: string;
  /** Opens the metrics; empty when none is configured, and nobody reads them then. */
  readonly metricsToken: string;
  /** Where traces go; null where nothing is traced. */
  readonly traces: TraceSettings | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const trimmed = (address: string) => address.replace(/\/+$/, '');

/** Reads the configuration from the environment; every name is listed in the README. */
export function readConfig(env: Environment, root: string): ShellConfig {
  const platform = trimmed(env['PLATFORM_URL'] ?? 'http://127.0.0.1:3100');
  const port = Number(env['PORT'] ?? 3000);
  const upstream = (name: string) => trimmed(env[name] ?? platform);
  const releasesDir = resolve(env['RELEASES_DIR'] ?? `${root}/.data/releases`);
  const list = (text: string | undefined) =>
    (text ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
  return {
    port,
    host: env['HOST'] ?? '127.0.0.1',
    shopOrigin: trimmed(env['SHOP_ORIGIN'] ?? `http://localhost:${port}`),
    gatewayOrigin: trimmed(env['GATEWAY_ORIGIN'] ?? 'http://localhost:3101'),
    partnerOrigin: trimmed(env['PARTNER_ORIGIN'] ?? 'http://localhost:3102'),
    mapOrigin: tilesOrigin(readMapTiles(env)),
    embedOrigins: list(env['EMBED_ORIGINS']).map(trimmed),
    upstreams: {
      commerce: upstream('COMMERCE_URL'),
      catalogue: upstream('CATALOGUE_URL'),
      content: upstream('CONTENT_URL'),
      storeinfo: upstream('STOREINFO_URL'),
      index: upstream('SEARCH_INDEX_URL'),
      events: upstream('SEARCH_EVENTS_URL'),
      stores: upstream('STORE_LOCATOR_URL'),
      availability: upstream('AVAILABILITY_URL'),
      pictures: upstream('PICTURES_URL'),
      geo: upstream('GEO_URL'),
    },
    searchHeaders: readSearchHeaders(env),
    storeLocatorAuthorization: env['STORE_LOCATOR_AUTHORIZATION'] ?? '',
    releasesDir,
    registryKeyFile: resolve(env['REGISTRY_PUBLIC_KEY'] ?? `${releasesDir}/registry.pub.pem`),
    distDir: resolve(env['SHELL_DIST'] ?? `${root}/shell/dist`),
    development: env['NODE_ENV'] === 'development',
    httpsDemanded: env['HTTPS_DEMANDED'] === 'true',
    logLevel: env['LOG_LEVEL'] ?? 'info',
    pageCacheBytes: Number(env['PAGE_CACHE_BYTES'] ?? 96 * 1024 * 1024),
    bundleTimeoutMs: Number(env['BUNDLE_TIMEOUT_MS'] ?? 1500),
    stallLimitMs: Number(env['STALL_LIMIT_MS'] ?? 10_000),
    drainMs: readDrainMs(env),
    stalledFile: resolve(env['STALLED_RELEASES'] ?? join(tmpdir(), `sightline-stalled-${port}.json`)),
    limits: readLimits(env['RATE_LIMITS']),
    loadLimits: readLoadLimits(env, 'LOAD_LIMITS', LOAD_LIMITS),
    trustedProxies: list(env['TRUSTED_PROXIES']),
    signInProviders: readSignInProviders(env['SIGN_IN_PROVIDERS']),
    releaseHealthToken: env['RELEASE_HEALTH_TOKEN'] ?? '',
    metricsToken: env['METRICS_TOKEN'] ?? '',
    traces: readTraceSettings(env, 'shell'),
  };
}
