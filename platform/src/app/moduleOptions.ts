import type { SignInProvider } from '@sightline/shared-lib/domain/session';
import type { MapTiles } from '@sightline/shared-lib/domain/store';

import type { Clock, Db, MigrationSet, ObjectStore, RoutePlugin } from '../kernel';
import type { AppointmentSettings } from '../modules/appointment';
import type { ContentService } from '../modules/content';
import type { CatalogueService, ProductFinder } from '../modules/catalogue';
import type { ContractModule } from '../modules/contract';
import type { createGeoModule } from '../modules/geo';
import type { IdentityModule, IdentitySettings } from '../modules/identity';
import type { MailModule, MailSettings } from '../modules/mail';
import type { MerchandisingModule, Shelf } from '../modules/merchandising';
import type { DeskAddress, MetricsSources, OperationModule } from '../modules/operation';
import type { PersonModule } from '../modules/person';
import type { createLensValues, Keyring } from '../modules/prescription';
import type { DeliveryTimes } from '../modules/shipping';
import type { PhysicalStoreService } from '../modules/physicalStore';
import type { SearchEventModule } from '../modules/searchEvent';
import type { CardGatewayApi } from '../partners/cardGateway';
import type { PaymentPartnersApi } from '../partners/paymentPartners';
import type { IdentityProvider, Insurer } from '../partners/servicePartners';
import type { Trade } from './trade';

/** What the modules are put together from. */
export interface ModuleOptions {
  db: Db;
  clock: Clock;
  gateway: CardGatewayApi;
  partners: PaymentPartnersApi;
  identityProvider: IdentityProvider;
  insurer: Insurer;
  keyring: Keyring;
  /** Where documents lie beside the database; null keeps them in it. */
  objects: ObjectStore | null;
  /** What documents of shoppers are decoded by; without it they are decoded in this process. */
  documentScript?: string;
  /** Days that is kept for who read which prescription. */
  readingsKeptDays: number;
  /** Days that events of searches are kept. */
  searchEventsKeptDays: number;
  shopOrigin: string;
  previewTokens: readonly string[];
  storeLocatorAuthorization?: string;
  /** Opens the calls of operations; without one there are none. */
  operationsToken?: string;
  /** Where releases are moved. */
  releaseDesk?: DeskAddress;
  /** Where metrics are read. */
  metricsSources?: MetricsSources;
  identitySettings?: Partial<IdentitySettings>;
  /** How long the shop takes; the usual times when left out. */
  deliveryTimes?: DeliveryTimes;
  /** Countries whose store sells to accounts alone. */
  accountsOnly: readonly string[];
  /** First day of orders that can be sent back; all when left out. */
  returnsFrom?: string;
  mail: MailSettings;
  appointments: AppointmentSettings;
  mapTiles: MapTiles;
  signInProviders: readonly SignInProvider[];
  /** Finds products by words, given the catalogue's own way of comparing words. */
  finder: (fallback: ProductFinder) => ProductFinder;
  /** The goods for those who write rules about them. */
  shelf: (catalogue: CatalogueService) => Shelf;
  /** Cookies go over HTTPS alone. */
  httpsDemanded: boolean;
}

/** The modules that other parts of the application talk to, with every route and migration. */
export interface PlatformModules {
  catalogue: CatalogueService;
  identity: IdentityModule;
  person: PersonModule;
  mail: MailModule;
  contract: ContractModule;
  trade: Trade;
  /** Checks and seals what contact lenses are made to. */
  lensValues: ReturnType<typeof createLensValues>;
  geo: ReturnType<typeof createGeoModule>;
  searchEvents: SearchEventModule;
  merchandising: MerchandisingModule;
  operation: OperationModule;
  branches: PhysicalStoreService;
  content: ContentService;
  /** Product ids with stock in the first store, for the page that shows how to embed the shop. */
  productsInStock(): Promise<readonly string[]>;
  /** Forgets sessions, codes and guests that nobody needs any more. */
  housekeep(): Promise<void>;
  /** Writes to those who waited for what can be bought again, or wanted to be reminded today; answers how many. */
  deliverDueLetters(): Promise<number>;
  routes: RoutePlugin[];
  migrations: MigrationSet[];
}
