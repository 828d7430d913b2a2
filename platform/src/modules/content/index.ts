import { addRoutes, systemClock } from '../../kernel';
import type { Clock, Db, MigrationSet, RoutePlugin } from '../../kernel';
import { createDeliveryPromises } from '../shipping';
import type { DeliveryPromises } from '../shipping';
import { BRAND } from '../storeConfig';
import { contactMessageOperations } from './contactMessage.operations';
import { contactMessageRoutes } from './contactMessage.routes';
import { createContactMessageService } from './contactMessage.service';
import { catalogueOf } from './content.catalogue';
import type { ContentCatalogue } from './content.catalogue';
import { contentMigrations } from './content.migrations';
import { contentRoutes } from './content.routes';
import { createContentService } from './content.service';
import type { AccountTimes, ContentService } from './content.service';
import type { Localise, ProductRecords } from './content.wire';
import { marketingRoutes } from './marketing.routes';

export type { ComponentFields, ComponentType, MegaMenuItem } from './content.components';
export { type HelpWords, helpWords } from './content.helpWords';
export { seedContent } from './content.seed';
export type { ContentService } from './content.service';
export type { Localise, ProductRecords } from './content.wire';

/** Prefix of a locale, for installations that give no spelling of their own. */
const prefixed: Localise = (path, shopLocale) =>
  shopLocale === 'en-us' ? path : `/${shopLocale}${path === '/' ? '' : path}`;

/** Pages, components and the site map, and what people write from them. */
export function createContentModule(deps: {
  db: Db;
  clock?: Clock;
  /** Tokens that open previews; none when left out. */
  previewTokens?: readonly string[];
  /** Writes a path in a locale's spelling for the alternates. */
  localise?: Localise;
  /** Product records for pages asked for without `noEnrich`; ids are sent when left out. */
  records?: ProductRecords;
  /** Products of the site map; the catalogue's tables when left out. */
  catalogue?: ContentCatalogue;
  /** Delivery times that texts name; the usual ones when left out. */
  promises?: DeliveryPromises;
  /** How long what belongs to accounts stays. */
  accounts: AccountTimes;
}): {
  routes: RoutePlugin;
  /** Calls of those who answer messages; none without a token. */
  operations: (token: string | undefined) => RoutePlugin;
  service: ContentService;
  migrations: MigrationSet;
} {
  const clock = deps.clock ?? systemClock;
  const service = createContentService(
    deps.db,
    clock,
    deps.catalogue ?? catalogueOf(deps.db),
    deps.promises ?? createDeliveryPromises(),
    deps.accounts,
  );
  const contact = createContactMessageService(deps.db, clock);
  const content = contentRoutes({
    service,
    brand: BRAND,
    previewTokens: deps.previewTokens ?? [],
    localise: deps.localise ?? prefixed,
    ...(deps.records ? { records: deps.records } : {}),
  });
  const routes: RoutePlugin = (app) => {
    addRoutes(app, content);
    addRoutes(app, contactMessageRoutes(contact));
    addRoutes(app, marketingRoutes(service));
  };
  return {
    routes,
    operations: (token) => contactMessageOperations(contact, token),
    service,
    migrations: contentMigrations,
  };
}
