import path from 'node:path';

import { readSignInProviders } from '@sightline/shared-lib/domain/session';
import type { SignInProvider } from '@sightline/shared-lib/domain/session';
import { readMapTiles } from '@sightline/shared-lib/domain/store';
import type { MapTiles } from '@sightline/shared-lib/domain/store';
import { readDrainMs } from '@sightline/shared-lib/domain/drain';
import { readLoadLimits } from '@sightline/shared-lib/domain/load';
import type { LoadLimits } from '@sightline/shared-lib/domain/load';
import { readTraceSettings } from '@sightline/shared-lib/domain/trace';
import type { TraceSettings } from '@sightline/shared-lib/domain/trace';

import { readObjectStoreSettings } from '../kernel';
import type { ObjectStoreSettings } from '../kernel';
import { readAppointmentSettings } from '../modules/appointment';
import type { AppointmentSettings } from '../modules/appointment';
import { identitySettingsFrom } from '../modules/identity';
import type { IdentitySettings } from '../modules/identity';
import { readMailSettings } from '../modules/mail';
import type { MailSettings } from '../modules/mail';
import type { DeskAddress, MetricsSources } from '../modules/operation';
import { readDeliveryTimes } from '../modules/shipping';
import { STORES } from '../modules/storeConfig';
import type { DeliveryTimes } from '../modules/shipping';

/** What the environment configures; every variable has a default that suits one machine. */
export interface PlatformSettings {
  platformPort: number;
  gatewayPort: number;
  partnerPort: number;
  /** Address to listen on. */
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  shopOrigins: readonly string[];
  gatewayOrigin: string;
  partnerOrigin: string;
  logLevel: string;
  /** Key of the gateway's fingerprints and access tokens; the same for all processes of one platform. */
  gatewaySecret: string | undefined;
  prescriptionKey: string | undefined;
  /** Where documents and drawn pictures lie beside the database; null keeps them in it and in `dataDir`. */
  objectStore: ObjectStoreSettings | null;
  /** Tokens that open previews of content; none unless configured. */
  previewTokens: readonly string[];
  /** What callers of the store-locator service carry; it refuses everybody unless configured. */
  storeLocatorAuthorization: string | undefined;
  /** Takes the card gateway's tokens for tests, which no card stands behind. */
  cardTestTokens: boolean;
  /** Platform, card gateway and partners are reached over HTTPS alone. */
  httpsDemanded: boolean;
  /** Passwords, sessions and the days until an account is deleted. */
  identity: IdentitySettings;
  /** Opens the calls of operations; none unless configured. */
  operationsToken: string | undefined;
  /** Where releases are moved for the pages of operations; nowhere unless configured. */
  releaseDesk: DeskAddress | undefined;
  /** Metrics of shells and platforms for the dashboard; none unless configured. */
  metricsSources: MetricsSources | undefined;
  /** Opens the calls that read whole search indices; none unless configured. */
  searchAdminKey: string | undefined;
  /** Opens the metrics; nobody reads them unless configured. */
  metricsToken: string | undefined;
  /** Where traces go; nowhere unless configured. */
  traces: TraceSettings | null;
  /** Days that is kept for who read which prescription. */
  readingsKeptDays: number;
  /** Days that events of searches are kept. */
  searchEventsKeptDays: number;
  /** Searches and lists are refused beyond these; null refuses none. */
  loadLimits: LoadLimits | null;
  pictureProcesses: number;
  /** How long it serves on after the word to stop, in milliseconds. */
  drainMs: number;
  /** Whether the pictures of first pages are drawn ahead: not at all, behind everything else, or before anybody is let in. */
  warmPictures: 'no' | 'behind' | 'first';
  /** How long things take to make and to bring. */
  deliveryTimes: DeliveryTimes;
  /** Countries whose store sells to accounts alone, by their two letters. */
  accountsOnly: readonly string[];
  /** First day of orders that can be sent back, ISO 8601; all unless configured. */
  returnsFrom: string | undefined;
  /** Puts shoppers, assistants and orders of the demonstration into the database: their password is public. */
  demoData: boolean;
  mail: MailSettings;
  /** When appointments are booked and changed. */
  appointments: AppointmentSettings;
  /** Pictures of the map. */
  mapTiles: MapTiles;
  /** OpenID Connect providers that shoppers may sign in with. */
  signInProviders: readonly SignInProvider[];
}

/** A search keeps the event loop to itself: whoever pays waits for as many as are under way. */
const LOAD_LIMITS: LoadLimits = { delay: 400, atOnce: 4 };

type Environment = Readonly<Record<string, string | undefined>>;

const warming = (value: string | undefined): PlatformSettings['warmPictures'] =>
  value === 'false' ? 'no' : value === 'first' ? 'first' : 'behind';

/** Reads the settings; a wrong port is refused at once. */
export function readSettings(environment: Environment): PlatformSettings {
  const list = (text: string | undefined): string[] =>
    (text ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
  const shopOrigins = list(environment['SHOP_ORIGIN']);
  return {
    platformPort: port(environment, 'PLATFORM_PORT', 3100),
    gatewayPort: port(environment, 'GATEWAY_PORT', 3101),
    partnerPort: port(environment, 'PARTNER_PORT', 3102),
    host: environment['PLATFORM_HOST'] ?? '127.0.0.1',
    dataDir: path.resolve(environment['DATA_DIR'] ?? '.data'),
    databaseUrl: environment['DATABASE_URL'] || undefined,
    shopOrigins: shopOrigins.length > 0 ? shopOrigins : ['http://localhost:3000'],
    gatewayOrigin: environment['GATEWAY_ORIGIN'] ?? 'http://localhost:3101',
    partnerOrigin: environment['PARTNER_ORIGIN'] ?? 'http://localhost:3102',
    logLevel: environment['LOG_LEVEL'] ?? 'info',
    gatewaySecret: environment['GATEWAY_SECRET'] || undefined,
    prescriptionKey: environment['PRESCRIPTION_KEY'] || undefined,
    objectStore: readObjectStoreSettings(environment),
    previewTokens: list(environment['PREVIEW_TOKENS']),
    storeLocatorAuthorization: environment['STORE_LOCATOR_AUTHORIZATION'] || undefined,
    cardTestTokens: environment['CARD_TEST_TOKENS'] === 'true',
    httpsDemanded: environment['HTTPS_DEMANDED'] === 'true',
    identity: identitySettingsFrom(environment),
    operationsToken: environment['OPERATIONS_TOKEN'] || undefined,
    releaseDesk: deskOf(environment['RELEASE_DESK_URL'], environment['RELEASE_DESK_TOKEN']),
    metricsSources: sourcesOf(list(environment['METRICS_URLS']), environment['METRICS_TOKEN']),
    searchAdminKey: environment['SEARCH_ADMIN_KEY'] || undefined,
    metricsToken: environment['METRICS_TOKEN'] || undefined,
    traces: readTraceSettings(environment, 'platform'),
    readingsKeptDays: Math.max(30, Number(environment['READINGS_KEPT_DAYS'] ?? 1096)),
    searchEventsKeptDays: keptDays(environment, 'SEARCH_EVENTS_KEPT_DAYS', 90),
    loadLimits: readLoadLimits(environment, 'PLATFORM_LOAD_LIMITS', LOAD_LIMITS),
    pictureProcesses: Math.max(1, Number(environment['PICTURE_PROCESSES'] ?? 2)),
    drainMs: readDrainMs(environment),
    warmPictures: warming(environment['WARM_PICTURES']),
    deliveryTimes: readDeliveryTimes(environment['DELIVERY_DAYS']),
    accountsOnly: countries('ACCOUNTS_ONLY', list(environment['ACCOUNTS_ONLY'])),
    returnsFrom: day(environment, 'RETURNS_FROM'),
    demoData: environment['DEMO_DATA'] === 'true',
    mail: readMailSettings(environment),
    appointments: readAppointmentSettings(environment),
    mapTiles: readMapTiles(environment),
    signInProviders: readSignInProviders(environment['SIGN_IN_PROVIDERS']),
  };
}

function sourcesOf(urls: readonly string[], token: string | undefined): MetricsSources | undefined {
  return token && urls.length > 0 ? { urls: urls.map(withoutSlash), token } : undefined;
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

function deskOf(url: string | undefined, token: string | undefined): DeskAddress | undefined {
  return url && token ? { url: withoutSlash(url), token } : undefined;
}

function countries(name: string, wanted: readonly string[]): readonly string[] {
  const unknown = wanted.find((one) => !STORES.some(({ country }) => country === one));
  if (unknown !== undefined) throw new Error(`${name} names a country without a store: ${unknown}`);
  return wanted;
}

function day(environment: Environment, name: string): string | undefined {
  const value = environment[name];
  if (!value) return undefined;
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || Number.isNaN(Date.parse(value)))
    throw new Error(`${name} is not a day such as 2026-01-31: ${value}`);
  return value;
}

function keptDays(environment: Environment, name: string, usual: number): number {
  const value = Number(environment[name] || usual);
  if (!Number.isInteger(value) || value < 1 || value > 400)
    throw new Error(`${name} is not a number of days from 1 to 400: ${environment[name]}`);
  return value;
}

function port(environment: Environment, name: string, usual: number): number {
  const value = Number(environment[name] ?? usual);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new Error(`${name} is not a port: ${environment[name]}`);
  return value;
}
