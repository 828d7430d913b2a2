import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { inRepository } from '../webpack/paths';

import { startService, type Service, type ServiceOptions } from './services';

export interface ShopOptions {
  readonly port: number;
  readonly platformPort: number;
  readonly gatewayPort: number;
  readonly partnerPort: number;
  /** Where the platform's release page asks. */
  readonly releaseDesk?: { readonly url: string; readonly token: string };
  readonly dataDir: string;
  readonly releasesDir: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Folder that takes the logs of both; without one their errors are shown. */
  readonly logsDir?: string;
  /** Told each line that the platform logs. */
  readonly onPlatformLine?: (line: string) => void;
  /** Resolves when the releases that the shell reads are there; the platform is started meanwhile. */
  readonly released?: Promise<unknown> | undefined;
  /** How each of the two is started, and until when it is wanted; without it, one that ends stays ended. */
  readonly start?: (service: ServiceOptions, called?: AbortSignal) => Promise<Service>;
}

export interface Shop {
  readonly origin: string;
  readonly gatewayOrigin: string;
  readonly platformUrl: string;
  readonly platform: Service;
  readonly shell: Service;
  readonly releaseHealthToken: string;
  stop(): Promise<void>;
}

/** First start seeds the database: that is what the long limit is for. */
const PLATFORM_LIMIT_MS = 240_000;
const SHELL_LIMIT_MS = 60_000;

/**
 * The C library keeps a heap for each thread that compresses or draws, and gives little of them back: two heaps for all hold the
 * shell at 210 MB where it grew to 300.
 */
const MEMORY = { MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2' };

/** The lower the limit, the sooner garbage is collected: what is alive are 55 MB in the shell and 105 in the platform. */
const HEAP = ['--max-old-space-size=512'];

/** Shop and platform of one start agree on it; installations set their own. */
const STORE_LOCATOR_AUTHORIZATION =
  process.env['STORE_LOCATOR_AUTHORIZATION'] ?? `Bearer ${randomBytes(24).toString('base64url')}`;

/** Opens what the shell has counted of its releases, for whoever watches over canaries. */
const RELEASE_HEALTH_TOKEN = process.env['RELEASE_HEALTH_TOKEN'] ?? randomBytes(24).toString('base64url');

/** The example provider that a shop to try offers; shop and platform of one start agree on its secret. */
const EXAMPLE_PROVIDER = {
  id: 'example',
  name: 'Example ID',
  clientId: 'sightline',
  clientSecret: randomBytes(24).toString('base64url'),
};

function signInProvidersOf(partnerPort: number): string {
  const example = { ...EXAMPLE_PROVIDER, issuer: `${partnerOriginOf(partnerPort)}/openid` };
  return process.env['SIGN_IN_PROVIDERS'] ?? JSON.stringify([example]);
}

function partnerOriginOf(partnerPort: number): string {
  return process.env['PARTNER_ORIGIN'] ?? `http://localhost:${partnerPort}`;
}

/** Starts only the platform, for tests that stop and start it again. */
export function startPlatform(options: ShopOptions): Promise<Service> {
  const {
    port,
    platformPort,
    gatewayPort,
    partnerPort,
    releaseDesk,
    dataDir,
    env,
    logsDir,
    onPlatformLine,
    start = startService,
  } = options;
  return start({
    name: 'platform',
    script: inRepository('platform/dist/server.cjs'),
    cwd: inRepository(),
    args: HEAP,
    env: {
      ...MEMORY,
      NODE_ENV: 'production',
      PLATFORM_PORT: String(platformPort),
      GATEWAY_PORT: String(gatewayPort),
      PARTNER_PORT: String(partnerPort),
      PLATFORM_ROOT: inRepository('platform'),
      DATA_DIR: dataDir,
      SHOP_ORIGIN: process.env['SHOP_ORIGIN'] ?? `http://localhost:${port}`,
      GATEWAY_ORIGIN: process.env['GATEWAY_ORIGIN'] ?? `http://localhost:${gatewayPort}`,
      PARTNER_ORIGIN: partnerOriginOf(partnerPort),
      SIGN_IN_PROVIDERS: signInProvidersOf(partnerPort),
      STORE_LOCATOR_AUTHORIZATION,
      CARD_TEST_TOKENS: process.env['CARD_TEST_TOKENS'] ?? 'true',
      LOG_LEVEL: 'warn',
      // Whoever opens a listing first finds its pictures drawn.
      WARM_PICTURES: process.env['WARM_PICTURES'] ?? 'first',
      // A shop to try has people to try it as; a platform that is started by itself has none.
      DEMO_DATA: process.env['DEMO_DATA'] ?? 'true',
      // Nothing is sent from a shop to try: what it writes is read on a page, unless there is a mail server.
      MAILBOX: process.env['MAILBOX'] ?? (process.env['SMTP_URL'] ? 'false' : 'true'),
      METRICS_URLS:
        process.env['METRICS_URLS'] ?? [port, platformPort].map((one) => `http://127.0.0.1:${one}`).join(','),
      RELEASE_DESK_URL: releaseDesk?.url,
      RELEASE_DESK_TOKEN: releaseDesk?.token,
      ...env,
    },
    readyUrl: `http://127.0.0.1:${platformPort}/readyz`,
    limitMs: PLATFORM_LIMIT_MS,
    ...(logsDir ? { logFile: join(logsDir, 'platform.log') } : {}),
    ...(onPlatformLine ? { onLine: onPlatformLine } : {}),
  });
}

function startShell(options: ShopOptions, gatewayOrigin: string, platform: Promise<Service>): Promise<Service> {
  const { port, platformPort, partnerPort, releasesDir, env, logsDir, start = startService } = options;
  return start({
    name: 'shell',
    script: inRepository('shell/dist/server/server.cjs'),
    cwd: inRepository(),
    args: HEAP,
    env: {
      ...MEMORY,
      NODE_ENV: 'production',
      PORT: String(port),
      PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
      GATEWAY_ORIGIN: gatewayOrigin,
      PARTNER_ORIGIN: partnerOriginOf(partnerPort),
      SIGN_IN_PROVIDERS: signInProvidersOf(partnerPort),
      EMBED_ORIGINS: process.env['EMBED_ORIGINS'] ?? partnerOriginOf(partnerPort),
      STORE_LOCATOR_AUTHORIZATION,
      RELEASES_DIR: releasesDir,
      RELEASE_HEALTH_TOKEN,
      SHELL_DIST: inRepository('shell/dist'),
      LOG_LEVEL: 'warn',
      ...env,
    },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    limitMs: SHELL_LIMIT_MS,
    waitsFor: platform,
    ...(logsDir ? { logFile: join(logsDir, 'shell.log') } : {}),
  });
}

/** Starts platform and shell side by side from their builds and the published releases; resolves when a page can be served. */
export async function startShop(options: ShopOptions): Promise<Shop> {
  const { port, platformPort, gatewayPort, released, start = startService } = options;
  const gatewayOrigin = process.env['GATEWAY_ORIGIN'] ?? `http://localhost:${gatewayPort}`;
  const givenUp = new AbortController();
  const wanted = { ...options, start: (service: ServiceOptions) => start(service, givenUp.signal) };
  const platformStarts = startPlatform(wanted);
  const shellStarts = Promise.resolve(released).then(() => {
    givenUp.signal.throwIfAborted();
    return startShell(wanted, gatewayOrigin, platformStarts);
  });
  try {
    const [platform, shell] = await Promise.all([platformStarts, shellStarts]);
    return {
      origin: `http://localhost:${port}`,
      gatewayOrigin,
      platformUrl: `http://127.0.0.1:${platformPort}`,
      platform,
      shell,
      releaseHealthToken: RELEASE_HEALTH_TOKEN,
      stop: async () => {
        await shell.stop();
        await platform.stop();
      },
    };
  } catch (error) {
    givenUp.abort();
    const stop = (service: Service) => service.stop();
    // The shell may still wait for releases that are being built: what went wrong is told at once.
    void shellStarts.then(stop).catch(() => undefined);
    await platformStarts.then(stop).catch(() => undefined);
    throw error;
  }
}

/** Where a shop keeps its data and its releases below one folder. */
export function shopFolders(root = inRepository('.data')) {
  return {
    dataDir: process.env['DATA_DIR'] ?? root,
    releasesDir: process.env['RELEASES_DIR'] ?? join(root, 'releases'),
  };
}
