import type { ContentLocale } from './content.locales';
import type { PlacedComponent, StoredComponent, StoredPage } from './content.repository';
import type { ReadPage } from './content.service';

/** Looks product records up for pages that want more than ids. */
export type ProductRecords = (
  storeId: string,
  locale: ContentLocale,
  ids: readonly string[],
) => Promise<readonly unknown[]>;

/** Writes an English, locale-less path as the address a locale uses. */
export type Localise = (path: string, shopLocale: string) => string;

export interface PageForm {
  useFlatStructure: boolean;
  breadcrumb: boolean;
  /** Origin put before the addresses of the head and of the breadcrumb; empty for site-relative ones. */
  baseUrl: string;
  /** Locales the page is offered in, for its alternates. */
  alternates: readonly ContentLocale[];
  localise: Localise;
  /** Product records by id; ids are sent where there is none. */
  records: ReadonlyMap<string, unknown>;
}

/** A component as sent; in the flat form it says where it stands. */
export function componentBody(component: StoredComponent, records: ReadonlyMap<string, unknown> = new Map()) {
  return {
    id: component.id,
    type: component.type,
    fields: component.fields,
    products: component.products.map((id) => records.get(id) ?? id),
  };
}

function placementsBody(components: readonly PlacedComponent[], { useFlatStructure, records }: PageForm) {
  if (useFlatStructure) {
    return {
      components: components.map((component) => ({
        ...componentBody(component, records),
        placement: component.placement,
        parentId: null,
      })),
    };
  }
  const placements: Record<string, unknown[]> = {};
  for (const component of components) (placements[component.placement] ??= []).push(componentBody(component, records));
  return { placements };
}

function seoBody({ seo, path }: StoredPage, { baseUrl, alternates, localise }: PageForm) {
  return {
    ...seo,
    canonical: seo.canonical ? `${baseUrl}${seo.canonical}` : '',
    alternates: path
      ? alternates.map(({ shopLocale }) => ({ locale: shopLocale, href: `${baseUrl}${localise(path, shopLocale)}` }))
      : [],
  };
}

/** A page as sent (contract 6.1). */
export function pageBody({ page, components }: ReadPage, locale: ContentLocale, form: PageForm) {
  return {
    id: page.id,
    type: page.type,
    externalId: page.externalId,
    locale: locale.shopLocale,
    seo: seoBody(page, form),
    breadcrumb: form.breadcrumb
      ? page.breadcrumb.map(({ label, href }) => ({ label, href: `${form.baseUrl}${href}` }))
      : [],
    ...placementsBody(components, form),
    validFrom: page.validFrom?.toISOString() ?? null,
    validTo: page.validTo?.toISOString() ?? null,
  };
}
