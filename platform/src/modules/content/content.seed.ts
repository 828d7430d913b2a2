import { dataFile, inTransaction } from '../../kernel';
import type { Db } from '../../kernel';
import type { ContentCatalogue } from './content.catalogue';
import { catalogueOf } from './content.catalogue';
import type { MegaMenuItem } from './content.components';
import { composePages } from './content.composer';
import type { ComponentDraft, PageDraft } from './content.draft';
import { CONTENT_LOCALES } from './content.locales';
import type { ContentLocale } from './content.locales';
import { replaceContent } from './content.repository';
import type { ContentRows } from './content.repository';

/** The picture column of a menu section shows the section's product. */
function withFeature(item: MegaMenuItem, productId: string | undefined): MegaMenuItem {
  const children = item.children.flatMap((column) => {
    if (!column.id.endsWith('-feature')) return [column];
    return productId ? [{ ...column, image: `product:${productId}` }] : [];
  });
  return { ...item, children };
}

async function rowsOf(
  pages: readonly PageDraft[],
  { key: locale }: ContentLocale,
  catalogue: ContentCatalogue,
): Promise<ContentRows> {
  const rows: ContentRows = { pages: [], components: [], placements: [] };
  const addComponent = async (draft: ComponentDraft): Promise<void> => {
    const products = draft.products ? await catalogue.productIds(draft.products) : [];
    const fields = draft.type === 'MenuItem' ? withFeature(draft.fields, products[0]) : draft.fields;
    rows.components.push({
      id: draft.id,
      locale,
      type: draft.type,
      fields: JSON.stringify(fields),
      products: JSON.stringify(products),
      valid_from: draft.validFrom ? new Date(draft.validFrom) : null,
      valid_to: draft.validTo ? new Date(draft.validTo) : null,
    });
  };
  for (const page of pages) {
    rows.pages.push({
      id: page.id,
      locale,
      type: page.type,
      external_id: page.externalId ?? '',
      path: page.path,
      seo: JSON.stringify(page.seo),
      breadcrumb: JSON.stringify(page.breadcrumb ?? []),
      valid_from: page.validFrom ? new Date(page.validFrom) : null,
      valid_to: page.validTo ? new Date(page.validTo) : null,
    });
    for (const [placement, drafts] of Object.entries(page.placements)) {
      for (const [position, draft] of drafts.entries()) {
        await addComponent(draft);
        rows.placements.push({ locale, page_id: page.id, placement, position, component_id: draft.id });
      }
    }
  }
  return rows;
}

/** Fills the content tables from the word files, with products of the catalogue; run it after the catalogue's seed. */
export async function seedContent(
  db: Db,
  options: { folder?: string; locales?: readonly ContentLocale[]; catalogue?: ContentCatalogue } = {},
): Promise<number> {
  const catalogue = options.catalogue ?? catalogueOf(db);
  const brandIds = await catalogue.brandIds();
  let pages = 0;
  for (const locale of options.locales ?? CONTENT_LOCALES) {
    const drafts = composePages(options.folder ?? dataFile('content'), locale, brandIds);
    const rows = await rowsOf(drafts, locale, catalogue);
    await inTransaction(db, (trx) => replaceContent(trx, locale.key, rows));
    pages += rows.pages.length;
  }
  return pages;
}
