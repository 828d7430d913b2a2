import { createHash } from 'node:crypto';

import { slugOf } from '@sightline/shared-lib/domain/routing';
import { viewsOf } from '@sightline/pictures';
import type { PictureSpec } from '@sightline/pictures';

import { LISTING_IDS, LISTING_PATHS } from './categories';
import type { CategoryDraft } from './categories';
import type { ProductDraft } from './draft';
import { priceDrafts } from './storePrices';
import type { PriceDraft } from './storePrices';

const firstProductId = 3_000_001;
const firstItemId = 5_000_001;
/** Day zero of ages: arrivals are counted back from it, so that the same data comes out on every day. */
const referenceDay = Math.floor(Date.parse('2026-11-01T00:00:00.000Z') / 86_400_000);

/** Rows of the tables, keyed by column name. */
export interface CatalogueRows {
  products: object[];
  items: object[];
  prices: object[];
  levels: object[];
  /** Product id by part number. */
  productIds: Map<string, string>;
}

/** Part of picture addresses that changes with the specification. */
export function pictureVersion(spec: PictureSpec): string {
  return createHash('sha256').update(JSON.stringify(spec)).digest('hex').slice(0, 10);
}

/** Turns drafts into rows: numbers, addresses, prices of every store, stock of both warehouses. */
export function catalogueRows(
  drafts: readonly ProductDraft[],
  categories: readonly CategoryDraft[],
  today: Date,
): CatalogueRows {
  const ranks = bestSellerRanks(drafts);
  const brandIds = new Map(categories.map((category) => [category.identifier, category.id]));
  const rows: CatalogueRows = { products: [], items: [], prices: [], levels: [], productIds: new Map() };
  for (const [index, draft] of drafts.entries()) {
    const id = String(firstProductId + index);
    rows.productIds.set(draft.partNumber, id);
    rows.products.push(
      productRow(draft, id, ranks.get(draft) ?? 0, brandIds.get(`brand-${slugOf(draft.brand)}`) ?? ''),
    );
    rows.prices.push(...priceDrafts(draft, draft.listUsd, today).map((price) => priceRow(price, id, null)));
    for (const [position, item] of draft.items.entries()) {
      const itemId = String(firstItemId + rows.items.length);
      rows.items.push({
        id: itemId,
        part_number: item.partNumber,
        product_id: id,
        sequence: position + 1,
        attributes: item.attributes,
        weight_grams: item.weightGrams,
      });
      if (item.listUsd !== undefined && item.listUsd !== draft.listUsd) {
        rows.prices.push(...priceDrafts(draft, item.listUsd, today).map((price) => priceRow(price, id, itemId)));
      }
      rows.levels.push(...levelRows(item));
    }
  }
  return rows;
}

function bestSellerRanks(drafts: readonly ProductDraft[]): Map<ProductDraft, number> {
  const order = drafts.toSorted((a, b) => b.popularity - a.popularity || (a.partNumber < b.partNumber ? -1 : 1));
  return new Map(order.map((draft, index) => [draft, index + 1]));
}

function productRow(draft: ProductDraft, id: string, rank: number, brandId: string): object {
  const { listing } = draft;
  const path =
    listing === 'none' ? '' : `${LISTING_PATHS[listing]}/${slugOf(draft.slug)}-${draft.partNumber.toLowerCase()}`;
  return {
    id,
    part_number: draft.partNumber,
    group_key: draft.groupKey,
    category_id: listing === 'none' ? '' : LISTING_IDS[listing],
    brand_id: brandId,
    brand: draft.brand,
    product_type: listing === 'none' ? 'services' : listing === 'hearing' ? 'electronics' : listing,
    names: draft.names,
    path,
    attributes: draft.attributes,
    picture: draft.picture,
    picture_version: draft.picture ? pictureVersion(draft.picture) : '',
    views: draft.picture ? viewsOf(draft.picture).map((view) => ({ view, widthMm: draft.widthsMm[view] ?? 0 })) : [],
    best_seller: rank,
    arrival_day: referenceDay - draft.ageDays,
    price_family: draft.priceFamily,
    buyable: true,
    displayed: listing !== 'none',
  };
}

function priceRow(price: PriceDraft, productId: string, itemId: string | null): object {
  return {
    product_id: productId,
    item_id: itemId,
    store_id: price.storeId,
    price_list: price.priceList,
    segment: price.segment,
    currency: price.currency,
    list_minor: price.listMinor,
    offer_minor: price.offerMinor,
    lowest_minor: price.lowestMinor,
    starts_at: price.startsAt,
    ends_at: price.endsAt,
    precedence: price.precedence,
    price_list_precedence: price.priceListPrecedence,
  };
}

/** Europe keeps what the draft says, the Americas half as much again; awaited and last pieces are the same in both. */
function levelRows({ partNumber, stock }: ProductDraft['items'][number]): object[] {
  return ['AMERICAS', 'EUROPE'].map((centre) => ({
    centre,
    part_number: partNumber,
    quantity: stock.quantity > 9 && centre === 'AMERICAS' ? Math.round(stock.quantity * 1.5) : stock.quantity,
    infinite: stock.infinite ?? false,
    label: stock.infinite ? 'INFINITE_INVENTORY' : (stock.label ?? 'NONE'),
  }));
}
