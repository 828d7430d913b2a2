import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Locale } from '@sightline/shared-lib/contracts';
import { translateWith } from '@sightline/shared-lib/runtime';
import { pino } from 'pino';

import { createPageResolver } from '../page/resolvePage';

import { createApp } from './app';
import { readConfig, type ShellConfig } from './config';
import { createPageRenderer, type ShellAssets } from './pages';
import { createPlatformClients } from './platformClients';
import { createCrashReaction } from './registry/crashes';
import { readRegistry } from './registry/registryReader';
import { createHealthCounter } from './registry/releaseHealth';
import { createServerFailures } from './registry/serverFailures';
import { createServerBundles } from './remotes/serverBundles';
import type { Script } from './render/shellScripts';
import { platformSource, sitemapPaths } from './site/platformSource';
import { createReadiness } from './site/readiness';
import { createScriptInventory } from './site/scriptInventory';
import { createSiteDirectory } from './site/siteDirectory';
import { createSiteFiles } from './site/siteFiles';
import { readStalled } from './stalls/stalledReleases';
import { watchStalls } from './stalls/stallWatch';
import { i18nextTranslator } from './translation/i18nextTranslator';

const STOP_LIMIT_MS = 10_000;

/** Scripts of the shell's named chunks, each with its hash. */
async function scriptsOf(distDir: string, ...names: readonly string[]): Promise<readonly Script[]> {
  const chunks = JSON.parse(await readFile(join(distDir, 'chunks.json'), 'utf8')) as Record<string, readonly string[]>;
  return Promise.all(
    [...new Set(names.flatMap((name) => chunks[name] ?? []))].map(async (file) => {
      const script = await readFile(join(distDir, 'browser', file));
      return { src: `/assets/${file}`, integrity: `sha256-${createHash('sha256').update(script).digest('base64')}` };
    }),
  );
}

async function readAssets({ distDir }: ShellConfig): Promise<ShellAssets> {
  const [bootScript, start, calls] = await Promise.all([
    readFile(join(distDir, 'boot/boot.js'), 'utf8'),
    scriptsOf(distDir, 'shell', 'shop'),
    scriptsOf(distDir, 'client', 'axios', 'store'),
  ]).catch((cause: unknown) => {
    throw new Error(`No shell scripts in ${distDir}: run "npm run build -- shell" first.`, { cause });
  });
  return { bootScript, shellScripts: { start, calls } };
}

async function main(): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  translateWith(i18nextTranslator);
  const log = pino({ level: config.logLevel, base: { service: 'shell' } });
  const stalled = readStalled(config.stalledFile);
  const [assets, registry] = await Promise.all([
    readAssets(config),
    readRegistry(config.releasesDir, config.registryKeyFile, log, stalled),
  ]);

  if (!config.storeLocatorAuthorization)
    log.warn('set STORE_LOCATOR_AUTHORIZATION here and for the platform: until then favourite stores are refused');
  const clients = createPlatformClients(config);
  const sites = createSiteDirectory(platformSource(clients), log);
  const failures = createServerFailures();
  const bundles = createServerBundles({
    read: (remote, release, path) => readFile(join(config.releasesDir, remote, release.id, path)),
    timeoutMs: config.bundleTimeoutMs,
    failures,
    log,
  });
  const siteFiles = createSiteFiles({ sites, registry: registry.current });
  const health = createHealthCounter();
  for (const one of stalled) {
    health.failed(one.remote, one.release);
    log.error(one, 'left out: its code once held this shell up');
  }
  process.on('uncaughtException', createCrashReaction({ health, log, end: (code) => process.exit(code) }));
  const renderPage = createPageRenderer({
    sites,
    health,
    failures,
    siteFiles,
    bundles,
    resolverOf: createPageResolver,
    assets,
    shopOrigin: config.shopOrigin,
    gatewayOrigin: config.gatewayOrigin,
    partnerOrigin: config.partnerOrigin,
    mapOrigin: config.mapOrigin,
    httpsDemanded: config.httpsDemanded,
    log,
  });
  const siteOf = async (locale: Locale) => (await sites.find(locale)).context;
  const ready = createReadiness({ sites, clients, registry: registry.current });
  const { app, drain } = createApp({
    config,
    registry,
    renderPage,
    clients,
    sites,
    siteFiles,
    health,
    failures,
    sitemapPaths: sitemapPaths(clients, siteOf),
    scriptInventory: createScriptInventory({
      bootScript: assets.bootScript,
      scriptDir: join(config.distDir, 'browser'),
      registry: registry.current,
      admitted: [config.gatewayOrigin, config.partnerOrigin],
    }),
    ready,
    log,
  });

  await app.listen({ port: config.port, host: config.host });
  log.info({ address: config.shopOrigin }, 'the shop is open');

  const stop = (signal: string) => {
    log.info({ signal }, 'closing: finishing the requests under way');
    void drain.begin().then(() => {
      setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
      registry.close();
      return app.close().then(() => process.exit(0));
    });
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  watchStalls({
    script: join(config.distDir, 'server/stallWorker.cjs'),
    limitMs: config.stallLimitMs,
    file: config.stalledFile,
    log,
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
