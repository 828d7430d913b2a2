import { localisePath } from '@sightline/shared-lib/domain/routing';

import { sumInTurn } from '../kernel';
import { createAccountLetters } from '../modules/accountLetter';
import { createAppointmentModule } from '../modules/appointment';
import { createAvailabilityModule } from '../modules/availability';
import { createCatalogueModule } from '../modules/catalogue';
import { createContentModule } from '../modules/content';
import { createContractModule } from '../modules/contract';
import { createFulfilmentRoutes } from '../modules/fulfilment';
import { createGeoModule } from '../modules/geo';
import { createIdentityModule, openIdVerifiers } from '../modules/identity';
import { createInventoryModule } from '../modules/inventory';
import { createMailModule } from '../modules/mail';
import { createMerchandisingModule } from '../modules/merchandising';
import { createOperationModule } from '../modules/operation';
import { type BuyerDirectory, statusChanges } from '../modules/order';
import { createOrderLetters } from '../modules/orderLetter';
import { createPersonModule } from '../modules/person';
import { createPhysicalStoreModule } from '../modules/physicalStore';
import { createPrescriberModule } from '../modules/prescriber';
import { createLensValues, createPrescriptionModule, reviewRoutes } from '../modules/prescription';
import { createDeliveryPromises, daysInWords } from '../modules/shipping';
import { createSearchEventModule } from '../modules/searchEvent';
import { createStoreConfigModule, knownStore, langIdOf, storeConfiguration } from '../modules/storeConfig';
import { createWishlistModule } from '../modules/wishlist';
import { seedMigrations } from '../seed/seed.migrations';
import { articleNames } from './articleNames';
import { catalogueEntries } from './catalogueEntries';
import { contentRecords } from './contentRecords';
import type { ModuleOptions, PlatformModules } from './moduleOptions';
import { objectReader } from './objectReader';
import { productsInStock } from './productsInStock';
import { createTrade } from './trade';
import type { Trade } from './trade';

/** Creates every module and gives each the ports that it asks for. */
export function createModules(options: ModuleOptions): PlatformModules {
  const { db, clock, gateway } = options;
  const inventory = createInventoryModule(db, clock);
  const catalogue = createCatalogueModule({ db, clock, inventory: inventory.service, finder: options.finder });
  const availability = createAvailabilityModule({
    db,
    clock,
    inventory: inventory.service,
    directory: catalogue.service,
  });
  const { shopOrigin } = options;
  const installation = {
    shopOrigin,
    gatewayOrigin: gateway.origin,
    partnerOrigin: options.partners.origin,
    mapTiles: options.mapTiles,
    signInProviders: options.signInProviders,
    accountsOnly: options.accountsOnly,
  };
  const stores = createStoreConfigModule(installation);
  const geo = createGeoModule();
  const physicalStores = createPhysicalStoreModule({
    db,
    clock,
    geo: geo.service,
    ...(options.storeLocatorAuthorization ? { authorization: options.storeLocatorAuthorization } : {}),
  });
  const identity = createIdentityModule({
    db,
    clock,
    socialProviders: openIdVerifiers(options.signInProviders, clock),
    ...(options.identitySettings ? { settings: options.identitySettings } : {}),
  });
  const mail = createMailModule({
    db,
    clock,
    settings: options.mail,
    variantsOf: async (storeId, locale, partNumbers) => {
      const audience = { segment: 'Guest', langId: langIdOf(locale) } as const;
      const articles = await catalogue.service.skus(storeId, { partNumbers }, audience);
      const { isStoreLocatorEnabled } = storeConfiguration(knownStore(storeId), installation);
      return new Map(
        articles.map(({ partNumber, variant, attributes }) => [
          partNumber,
          { variant, isSet: isStoreLocatorEnabled && attributes['GOODS_KIND'] === 'hearing-device' },
        ]),
      );
    },
    shop: {
      origin: shopOrigin,
      servicePhone: (storeId) => storeConfiguration(knownStore(storeId), installation).servicePhone,
      daysInWords: (locale, days) => daysInWords(langIdOf(locale), days),
    },
  });
  const contract = createContractModule({ db, clock, identity: identity.service, letters: mail.writer });
  // Persons ask who owns an order, and orders ask persons for addresses.
  let orders: Trade['orders'] | undefined;
  const person = createPersonModule({
    db,
    clock,
    identity,
    organizations: contract.organizations,
    letters: mail.writer,
    orders: { owned: async (handle, userId, orderId) => (await orders?.owned(handle, userId, orderId)) ?? null },
  });
  identity.service.onDeletion(createAccountLetters(mail.writer));
  identity.service.onDeletion(async (trx, { step, logonId }) => {
    if (step === 'done') await inventory.notices.forget(trx, logonId);
  });
  const lensValues = createLensValues(options.keyring);
  const promises = createDeliveryPromises(options.deliveryTimes);
  const buyers: BuyerDirectory = {
    emailOf: async (handle, userId) => (await identity.service.account(handle, userId))?.logonId ?? null,
  };
  const letters = createOrderLetters({ letters: mail.writer, buyers, promises, changesOf: statusChanges });
  const trade = createTrade({
    db,
    clock,
    gateway,
    catalogue: catalogue.service,
    inventory: inventory.service,
    addresses: person.service,
    wallet: person.service,
    partners: options.partners,
    expressAddresses: person.service,
    identityCheck: options.identityProvider,
    claimCheck: options.insurer,
    noteBehalf: identity.assistants.note,
    lensValues,
    pickUp: physicalStores.service,
    promises,
    ...(options.returnsFrom ? { returnsFrom: options.returnsFrom } : {}),
    accountsOnly: (storeId) => storeConfiguration(knownStore(storeId), installation).forceLoggedCheckout,
    letters,
    buyers,
  });
  orders = trade.orders;
  identity.service.onMerge(trade.mergeCarts);
  identity.service.onPart(trade.retention.part);
  identity.service.onHold(trade.retention.waitsFor);
  identity.service.onForget(trade.forgetBuyers);
  identity.service.onForget(trade.reminders.forget);
  identity.service.onForget(physicalStores.forget);
  const wishlist = createWishlistModule({ db, clock, catalogue: { entries: catalogueEntries(catalogue.service) } });
  identity.service.onMerge(wishlist.merge);
  identity.service.onForget(wishlist.forget);
  const appointments = createAppointmentModule({
    db,
    clock,
    settings: options.appointments,
    branches: physicalStores.service,
    letters: mail.writer,
  });
  identity.service.onMerge(appointments.merge);
  identity.service.onForget(appointments.forget);
  // Behind those who say who stays: what was written to them stays as long as they do.
  identity.service.onForget(mail.forget);
  const prescription = createPrescriptionModule({
    db,
    clock,
    identity: identity.service,
    orders: trade.orders,
    keyring: options.keyring,
    objects: options.objects,
    catalogue: catalogue.service,
    readingsKeptDays: options.readingsKeptDays,
    ...(options.documentScript ? { documentScript: options.documentScript } : {}),
  });
  const prescriber = createPrescriberModule({
    db,
    clock,
    keyring: options.keyring,
    orders: trade.orders,
    shown: lensValues.shown,
    noteReading: prescription.noteReading,
  });
  identity.service.onMerge(prescriber.merge);
  const searchEvents = createSearchEventModule({
    db,
    clock,
    keptDays: options.searchEventsKeptDays,
    readObjects: objectReader(catalogue.service),
  });
  const merchandising = createMerchandisingModule({
    db,
    clock,
    shelf: options.shelf(catalogue.service),
    reports: searchEvents.reports,
    operationsToken: options.operationsToken,
    isSecure: options.httpsDemanded,
  });
  const operation = createOperationModule({
    clock,
    operationsToken: options.operationsToken,
    isSecure: options.httpsDemanded,
    desk: options.releaseDesk,
    metrics: options.metricsSources,
  });
  const content = createContentModule({
    db,
    clock,
    previewTokens: options.previewTokens,
    promises,
    localise: localisePath,
    records: contentRecords(catalogue.service),
    accounts: identity.times,
  });
  return {
    catalogue: catalogue.service,
    identity,
    person,
    mail,
    contract,
    trade,
    lensValues,
    geo,
    searchEvents,
    merchandising,
    operation,
    branches: physicalStores.service,
    content: content.service,
    productsInStock: () => productsInStock(db, catalogue.service, inventory.service),
    housekeep: async () => {
      await identity.service.housekeep();
      await person.service.housekeep();
      await prescription.housekeep();
      await prescriber.housekeep();
      await trade.housekeep();
      await mail.housekeep();
      await appointments.housekeep();
      await searchEvents.housekeep();
      await merchandising.housekeep();
      // Last: it fails while the object store is away, and nothing else waits for that.
      await prescription.removeObjects();
    },
    deliverDueLetters: () =>
      sumInTurn(
        [() => inventory.notices.deliver(mail.writer, articleNames(catalogue.service)), trade.reminders.deliver],
        (deliver) => deliver(),
      ),
    routes: [
      stores.routes,
      catalogue.routes,
      inventory.routes(catalogue.service, promises, physicalStores.service),
      availability.routes,
      content.routes,
      content.operations(options.operationsToken),
      geo.routes,
      physicalStores.routes,
      identity.routes,
      person.routes,
      contract.routes,
      ...trade.routes,
      prescription.routes,
      prescriber.routes,
      prescriber.operations(options.operationsToken),
      wishlist.routes,
      appointments.routes,
      appointments.operations(options.operationsToken),
      createFulfilmentRoutes(trade.fulfilment, options.operationsToken),
      trade.returnOperations(options.operationsToken),
      reviewRoutes(db, trade.orders, options.operationsToken),
      identity.operations(options.operationsToken),
      contract.operations(options.operationsToken),
      mail.routes,
      mail.operations(options.operationsToken),
      ...merchandising.routes,
      operation.pages,
    ],
    migrations: [
      catalogue.migrations,
      inventory.migrations,
      seedMigrations,
      content.migrations,
      geo.migrations,
      physicalStores.migrations,
      identity.migrations,
      person.migrations,
      contract.migrations,
      ...trade.migrations,
      prescription.migrations,
      prescriber.migrations,
      wishlist.migrations,
      appointments.migrations,
      mail.migrations,
      searchEvents.migrations,
      merchandising.migrations,
    ],
  };
}
