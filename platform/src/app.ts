import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { createDrain } from '@sightline/shared-lib/domain/drain';
import type { FastifyBaseLogger } from 'fastify';

import { createIndexFinder, createPlatformSearch, keepSearchFresh } from './app/search';
import { healthRoutes } from './app/health.routes';
import { startHousekeeping } from './app/housekeeping';
import { createModules } from './app/modules';
import { createLiveRules } from './app/liveRules';
import { keepQueriesWritten } from './app/keptQueries';
import { createMerchandisingShelf } from './app/merchandisingShelf';
import { keepReconciled } from './app/reconciling';
import { measureAnswers } from './app/metrics.routes';
import { keepOftenSearched } from './app/oftenSearched';
import { keepNoConnections } from './app/keepNoConnections';
import { createWorkAhead } from './app/workAhead';
import { FIRST_PICTURES_MS, firstPictures } from './app/firstPictures';
import { pictureRoutes } from './app/pictures.routes';
import { describeApi } from './app/reference/openApi';
import { referenceRoutes } from './app/reference/reference.routes';
import { keepLettersSent } from './app/letterDelivery';
import { keepDueLettersWritten } from './app/dueLetters';
import { createRuleDesk } from './app/ruleDesk';
import { secretFile } from './app/secretFile';
import { furtherSeeds } from './app/seeds';
import type { PlatformSettings } from './app/settings';
import { refuseUntilPrepared } from './app/starting';
import { addRoutes, createHttpApp, createObjectStore, migrate, systemClock, traceRequests } from './kernel';
import type { Clock, HttpApp, OpenDatabase } from './kernel';
import type { IdentitySettings } from './modules/identity';
import { demoPeople } from './modules/person';
import { createSmtpSender } from './modules/mail';
import { loadKeyring } from './modules/prescription';
import { klarna, refuseUnknownStores } from './modules/storeConfig';
import { createCardGateway } from './partners/cardGateway';
import { createPaymentPartners } from './partners/paymentPartners';
import type { PartnerCallback } from './partners/paymentPartners';
import { createOpenIdProvider } from './partners/openIdProvider';
import { createServicePartners } from './partners/servicePartners';
import { createPictureService } from './app/pictureService';
import { searchRoutes } from './search';
import type { SearchService } from './search';
import { catalogueSeed } from './seed/catalogue/catalogue.seed';
import type { SeedContributor } from './seed/contributor';
import { hasSeeded, seedDatabase } from './seed/seedDatabase';

export interface PlatformOptions {
  database: OpenDatabase;
  settings: PlatformSettings;
  clock?: Clock;
  logger?: FastifyBaseLogger;
  identitySettings?: Partial<IdentitySettings>;
  /** Built script of the drawing processes; without it pictures are drawn in this one. */
  workerScript?: string;
  /** Built script that documents of shoppers are decoded by, in a process of its own; without it they are decoded in this one. */
  documentScript?: string;
  /** Fingerprint of the built program; with it the search index is kept in the data folder between two starts. */
  program?: string;
}

/** The whole platform, not yet listening. */
export interface Platform {
  /** Every call of the specification. */
  app: HttpApp;
  /** The payment gateway, an origin of its own. */
  gateway: HttpApp;
  /** The payment partners, an origin of their own. */
  partners: HttpApp;
  /** Brings the schema up to date, fills an empty database and builds the index; then `/readyz` says so. */
  prepare(options?: { small?: boolean; progress?: (message: string) => void }): Promise<void>;
  /** Draws the pictures that first pages show and reads what the map is drawn from, behind what anybody waits for. */
  warmPictures(): Promise<void>;
  /** Says not ready and serves on until whoever shares out calls has noticed. */
  drain(): Promise<void>;
  /** Says not ready, lets open calls finish, closes what was opened; the database stays open. */
  close(): Promise<void>;
}

/** Composes modules, partners, search and pictures into one application. */
export function createPlatform(options: PlatformOptions): Platform {
  const { settings, logger } = options;
  const { db } = options.database;
  const clock = options.clock ?? systemClock;
  const objects = settings.objectStore && createObjectStore(settings.objectStore);
  const secret = settings.gatewaySecret ?? secretFile(settings.dataDir, 'gateway.key');
  const paymentPartners = createPaymentPartners({
    db,
    clock,
    secret,
    partnerOrigin: settings.partnerOrigin,
    shopOrigins: settings.shopOrigins,
    httpsDemanded: settings.httpsDemanded,
    notify: (callback) => carry(callback),
    ...(logger ? { logger } : {}),
  });
  const partner = createCardGateway({
    db,
    clock,
    secret,
    partners: paymentPartners.judge,
    gatewayOrigin: settings.gatewayOrigin,
    testTokens: settings.cardTestTokens,
    httpsDemanded: settings.httpsDemanded,
    shopOrigins: settings.shopOrigins,
    ...(logger ? { logger } : {}),
  });
  const servicePartners = createServicePartners({
    db,
    clock,
    partnerOrigin: settings.partnerOrigin,
    shopOrigins: settings.shopOrigins,
    financed: klarna,
    exampleProducts: async () => (await modules.productsInStock()).slice(0, 1),
  });
  const openIdProvider = createOpenIdProvider({
    db,
    clock,
    secret,
    partnerOrigin: settings.partnerOrigin,
    shopOrigins: settings.shopOrigins,
    signInProviders: settings.signInProviders,
  });
  for (const routes of [servicePartners.routes, ...openIdProvider.routes]) addRoutes(paymentPartners.app, routes);
  let search: SearchService | undefined;
  const modules = createModules({
    db,
    clock,
    gateway: partner.api,
    partners: paymentPartners.api,
    identityProvider: servicePartners.identity,
    insurer: servicePartners.insurer,
    keyring: loadKeyring({ configured: settings.prescriptionKey, dataDir: settings.dataDir }),
    objects,
    shopOrigin: settings.shopOrigins[0] ?? '',
    previewTokens: settings.previewTokens,
    readingsKeptDays: settings.readingsKeptDays,
    searchEventsKeptDays: settings.searchEventsKeptDays,
    ...(options.documentScript ? { documentScript: options.documentScript } : {}),
    deliveryTimes: settings.deliveryTimes,
    accountsOnly: settings.accountsOnly,
    ...(settings.returnsFrom ? { returnsFrom: settings.returnsFrom } : {}),
    mail: settings.mail,
    appointments: settings.appointments,
    mapTiles: settings.mapTiles,
    signInProviders: settings.signInProviders,
    ...(settings.storeLocatorAuthorization ? { storeLocatorAuthorization: settings.storeLocatorAuthorization } : {}),
    ...(settings.operationsToken ? { operationsToken: settings.operationsToken } : {}),
    ...(settings.metricsSources ? { metricsSources: settings.metricsSources } : {}),
    ...(settings.releaseDesk ? { releaseDesk: settings.releaseDesk } : {}),
    identitySettings: { ...settings.identity, ...options.identitySettings },
    finder: (fallback) => createIndexFinder(() => search, fallback),
    shelf: (catalogue) => createMerchandisingShelf(() => search, catalogue),
    httpsDemanded: settings.httpsDemanded,
  });
  const desk = createRuleDesk(
    modules.merchandising.service,
    createMerchandisingShelf(() => search, modules.catalogue),
    () => rules.look(),
  );
  const { databaseUrl, deliveryTimes } = settings;
  const service = createPlatformSearch({
    db,
    clock,
    catalogue: modules.catalogue,
    branches: modules.branches,
    content: modules.content,
    keepEvents: modules.searchEvents.keep,
    noteQuery: modules.searchEvents.queries.note,
    desk,
    ...(options.program
      ? {
          kept: {
            file: path.join(settings.dataDir, 'search.index'),
            program: JSON.stringify([options.program, databaseUrl, deliveryTimes, settings.identity]),
            report: (error) => logger?.warn({ err: error }, 'the kept search index cannot be used'),
          },
        }
      : {}),
  });
  search = service;
  const rules = createLiveRules(modules.merchandising.service, service);
  const pictures = createPictureService({
    cacheDir: path.join(settings.dataDir, 'pictures'),
    objects,
    report: (error) => logger?.warn({ err: error }, 'drawn pictures could not be shared'),
    workers: settings.pictureProcesses,
    ...(options.workerScript ? { workerScript: options.workerScript } : {}),
  });

  let [ready, prepared] = [false, false];
  let stopRefreshing = (): void => undefined;
  let stopKeeping = async (): Promise<void> => undefined;
  let stopSuggesting = (): void => undefined;
  let stopMeasuring = (): void => undefined;
  let stopRules = (): void => undefined;
  let stopReconciling = (): void => undefined;
  let stopAnswering = (): void => undefined;
  let stopHousekeeping = (): void => undefined;
  let stopSending = async (): Promise<void> => undefined;
  const app = createHttpApp({
    authenticator: modules.identity.authenticator,
    behalf: modules.identity.assistants,
    httpsDemanded: settings.httpsDemanded,
    ...(logger ? { logger } : {}),
  });
  const drain = createDrain(settings.drainMs);
  for (const server of [app, partner.app, paymentPartners.app]) keepNoConnections(server, drain);
  refuseUntilPrepared(app, () => prepared);
  refuseUnknownStores(app);
  describeApi(app);
  if (settings.traces) traceRequests(app, settings.traces);
  if (settings.metricsToken) measureAnswers(app, settings.metricsToken);
  const own = [
    pictureRoutes(modules.catalogue, pictures),
    healthRoutes(db, () => ready && !drain.begun),
    referenceRoutes(app),
  ];
  for (const routes of [...modules.routes, ...own]) addRoutes(app, routes);
  app.register(searchRoutes, {
    service,
    ...(settings.searchAdminKey ? { adminKey: settings.searchAdminKey } : {}),
  });
  /** Messages of the partners come in over the platform's own HTTP; one that fails is made good by reconciling. */
  const carry = (callback: PartnerCallback): void => {
    void app
      .inject({ method: 'POST', url: '/wcs/resources/payment/partner_callback', payload: { ...callback } })
      .catch((error: unknown) => app.log.warn({ err: error }, 'a message of a payment partner got lost'));
  };

  const ahead = createWorkAhead((error) => app.log.warn({ err: error }, 'pictures could not be drawn ahead'));
  /** What first pages show is drawn before anybody is let in, unless that takes long: then the rest follows behind. */
  const drawsFirst = settings.warmPictures === 'first' && options.workerScript !== undefined;

  return {
    app,
    gateway: partner.app,
    partners: paymentPartners.app,
    async prepare({ small = false, progress } = {}) {
      await migrate(db, [
        ...modules.migrations,
        partner.migrations,
        paymentPartners.migrations,
        servicePartners.migrations,
        openIdProvider.migrations,
      ]);
      const seed = (contributors: readonly SeedContributor[]) =>
        seedDatabase(db, { contributors, clock, small, ...(progress ? { progress } : {}) });
      await seed([catalogueSeed]);
      // Found while the database is free: what is written next is one transaction.
      const first = drawsFirst ? await firstPictures(modules.catalogue, [400]) : [];
      const drawn = ahead.work(() => pictures.warm(first));
      await seed(furtherSeeds(modules, clock, settings.demoData));
      if (!settings.demoData && (await hasSeeded(db, demoPeople)))
        app.log.warn(
          'the database holds people of the demonstration, whose password is public: see docs/deployment.md',
        );
      const builtAt = clock.now();
      await service.rebuild();
      stopRefreshing = keepSearchFresh(service, { catalogue: modules.catalogue, clock, log: app.log, builtAt });
      stopKeeping = keepQueriesWritten(modules.searchEvents.queries, app.log);
      stopSuggesting = keepOftenSearched(modules.searchEvents.reports, service, app.log);
      await rules.look();
      stopRules = rules.keep(app.log);
      stopMeasuring = modules.operation.keepMeasured();
      stopReconciling = keepReconciled(modules.trade.checkout, app.log);
      stopAnswering = keepDueLettersWritten(modules.deliverDueLetters, app.log);
      stopHousekeeping = startHousekeeping(modules.housekeep, app.log);
      if (settings.mail.smtpUrl)
        stopSending = keepLettersSent(modules.mail, createSmtpSender(settings.mail.smtpUrl), app.log);
      prepared = true;
      await Promise.race([drawn, sleep(FIRST_PICTURES_MS, undefined, { ref: false })]);
      ready = true;
    },
    warmPictures: () =>
      ahead.work(async () => {
        await modules.geo.warmMap();
        await pictures.warm(await firstPictures(modules.catalogue, [400, 600]));
      }),
    drain: () => drain.begin(),
    async close() {
      ready = false;
      ahead.end();
      stopRefreshing();
      stopRules();
      stopMeasuring();
      stopSuggesting();
      stopReconciling();
      stopAnswering();
      stopHousekeeping();
      await stopSending();
      await app.close();
      await partner.app.close();
      await paymentPartners.app.close();
      await stopKeeping();
      await pictures.close();
    },
  };
}
