import type { Clock, Db } from '../../kernel';
import type { DeliveryPromises } from '../shipping';
import type { ContentCatalogue } from './content.catalogue';
import { componentNotFound, pageNotFound } from './content.errors';
import { languageIdOf } from './content.locales';
import type { ContentLocale } from './content.locales';
import {
  componentsIn,
  componentsNamed,
  componentsOn,
  findComponent,
  findPage,
  findPageByExternalId,
} from './content.repository';
import type { PlacedComponent, StoredComponent, StoredPage } from './content.repository';
import type { MegaMenuItem } from './content.components';
import { withValues } from './content.words';

/** What a reader of content may choose (contract section 6). */
export interface ContentOptions {
  includePlacements?: readonly string[];
  excludePlacements?: readonly string[];
  addPlacement?: readonly string[];
  /** The moment to show; now when left out. */
  at?: Date;
}

/** A page with what stands on it at a moment. */
export interface ReadPage {
  page: StoredPage;
  components: PlacedComponent[];
}

/** A heading of the site map with what stands below it. */
export interface SitemapGroup {
  label: string;
  links: { label: string; href: string }[];
}

/** How long what belongs to accounts stays, as the page on privacy says. */
export interface AccountTimes {
  /** From the request of a deletion to the day of it. */
  readonly deletionGraceDays: number;
  /** Years that orders of deleted accounts keep their names. */
  readonly ordersKeptYears: number;
}

export interface ContentService {
  /** By id or path. */
  page(locale: ContentLocale, idOrPath: string, options?: ContentOptions): Promise<ReadPage>;
  /** By commerce id: category id, or part number of a product, of the given page type when one is named. */
  commercePage(
    locale: ContentLocale,
    externalId: string,
    kind: 'any' | 'listing' | 'product',
    options?: ContentOptions,
  ): Promise<ReadPage>;
  component(locale: ContentLocale, id: string, at?: Date): Promise<StoredComponent>;
  /** What stands now in a placement of that name, or the component of that id; nothing when there is neither. */
  spot(locale: ContentLocale, name: string): Promise<StoredComponent[]>;
  megaMenu(locale: ContentLocale, at?: Date): Promise<MegaMenuItem[]>;
  /** Fields of a component with what the installation configures now in the words: it may change while the texts stay. */
  filled(locale: ContentLocale, fields: StoredComponent['fields']): StoredComponent['fields'];
  /** Pages by subject, then every product by its listing (SEO-03). */
  sitemap(locale: ContentLocale): Promise<SitemapGroup[]>;
}

/** Components of one marketing spot; a placement such as `main` stands on hundreds of pages. */
const MOST_IN_SPOT = 50;

interface Dated {
  validFrom: Date | null;
  validTo: Date | null;
}

const isValid = (dated: Dated, at: Date): boolean =>
  (!dated.validFrom || dated.validFrom <= at) && (!dated.validTo || dated.validTo > at);

/** Products below the name of their listing, the way the listing is named among the pages. */
function productGroups(groups: readonly SitemapGroup[], products: SitemapGroup['links']): SitemapGroup[] {
  const listings = groups.flatMap((group) => group.links).filter((link) => /^\/[^/?]+$/.test(link.href));
  return listings.flatMap(({ label, href }) => {
    const links = products.filter((product) => product.href.startsWith(`${href}/`));
    return links.length > 0 ? [{ label, links }] : [];
  });
}

/** Looks content up and leaves out what is not valid at the moment. */
export function createContentService(
  db: Db,
  clock: Clock,
  catalogue: ContentCatalogue,
  promises: DeliveryPromises,
  accounts: AccountTimes,
): ContentService {
  const { deletionGraceDays, ordersKeptYears } = accounts;
  const kept = { deletionGraceDays: String(deletionGraceDays), ordersKeptYears: String(ordersKeptYears) };

  const fieldsOf: ContentService['filled'] = (locale, fields) =>
    withValues(fields, { ...promises.texts(languageIdOf(locale)), ...kept });

  function filled<T extends StoredComponent>(locale: ContentLocale, component: T): T {
    return { ...component, fields: fieldsOf(locale, component.fields) };
  }

  async function readPage(
    locale: ContentLocale,
    page: StoredPage | null,
    options: ContentOptions = {},
  ): Promise<ReadPage> {
    const at = options.at ?? clock.now();
    if (!page || !isValid(page, at)) throw pageNotFound();
    const own = await componentsOn(db, locale.key, [page.id]);
    const added = await componentsIn(db, locale.key, options.addPlacement ?? []);
    const wanted = [...own, ...added.filter((component) => component.pageId !== page.id)].filter(
      (component) =>
        isValid(component, at) &&
        (!options.includePlacements ||
          options.includePlacements.includes(component.placement) ||
          options.addPlacement?.includes(component.placement)) &&
        !options.excludePlacements?.includes(component.placement),
    );
    return { page, components: wanted.map((component) => filled(locale, component)) };
  }

  async function columnsOf(locale: ContentLocale, pageId: string, at?: Date): Promise<PlacedComponent[]> {
    const { components } = await readPage(locale, await findPage(db, locale.key, pageId), at ? { at } : {});
    return components;
  }

  return {
    page: async (locale, idOrPath, options) => readPage(locale, await findPage(db, locale.key, idOrPath), options),
    async commercePage(locale, externalId, kind, options) {
      if (!externalId || externalId === '*') throw pageNotFound();
      const own = await findPageByExternalId(db, locale.key, externalId);
      if (kind === 'listing' && own?.type !== 'ProductListPage' && own?.type !== 'CategoryPage') throw pageNotFound();
      // Products without a page of their own share one.
      const shared = kind === 'product' && !own ? await findPageByExternalId(db, locale.key, '*') : null;
      const page = own ?? (shared && { ...shared, externalId });
      return readPage(locale, page, options);
    },
    async component(locale, id, at) {
      const component = await findComponent(db, locale.key, id);
      if (!component || !isValid(component, at ?? clock.now())) throw componentNotFound();
      return filled(locale, component);
    },
    async spot(locale, name) {
      const now = clock.now();
      const found = await componentsNamed(db, locale.key, name, MOST_IN_SPOT);
      return found.filter((one) => isValid(one, now)).map((one) => filled(locale, one));
    },
    filled: fieldsOf,
    megaMenu: async (locale, at) =>
      (await columnsOf(locale, 'mega-menu', at)).map((component) => component.fields as unknown as MegaMenuItem),
    async sitemap(locale) {
      const groups = (await columnsOf(locale, 'sitemap')).map(({ fields }): SitemapGroup => {
        const { title, links } = fields as { title: string; links: SitemapGroup['links'] };
        return { label: title, links };
      });
      return [...groups, ...productGroups(groups, await catalogue.productLinks(locale))];
    },
  };
}
