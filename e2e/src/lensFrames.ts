import { STORES, type SiteLocale } from './commerce';
import { ask, isInStock } from './searchIndex';
import { SHOP } from './shopAddress';

interface CatalogueItem {
  readonly partNumber: string;
  readonly attributes?: readonly {
    readonly identifier: string;
    readonly values: readonly { readonly value: unknown }[];
  }[];
}

const valueOf = ({ attributes = [] }: CatalogueItem, name: string) =>
  String(attributes.find(({ identifier }) => identifier === name)?.values[0]?.value ?? '');

/** Address of a frame, in a size that is in stock, that takes lenses and is lower than progressive ones need. */
export async function lowFrame(locale: SiteLocale = 'en-us'): Promise<string> {
  const [answer] = await ask({
    indexName: 'products_en-us_ungrouped',
    filters: 'attributes.FRAME_SHAPE:"Rectangle" AND attributes.GENDER:"kids" AND attributes.ROXABLE:"True"',
    hitsPerPage: 100,
  });
  for (const { items, url } of answer?.hits ?? []) {
    const query = new URLSearchParams(items.map(({ partNumber }) => ['partNumber', partNumber]));
    const response = await fetch(
      `${SHOP}/search/resources/api/v2/products?storeId=${STORES[locale]}&${query.toString()}`,
    );
    const { contents = [] } = (await response.json()) as { contents?: readonly CatalogueItem[] };
    const low = contents.find((item) => Number(valueOf(item, 'LENS_HEIGHT') || Infinity) < 28);
    if (low && (await isInStock([low], locale))) return `${url}?size=${valueOf(low, 'FRAME_SIZE')}`;
  }
  throw new Error('No frame is low.');
}

/** Address of sunglasses in stock whose lenses can be made to a prescription. */
export async function tintableSunglasses(locale: SiteLocale = 'en-us'): Promise<string> {
  const [answer] = await ask({
    indexName: 'products_en-us_ungrouped',
    filters: 'attributes.LX_CANONICAL_CATEGORY:"sunglasses" AND attributes.ROXABLE:"True"',
    hitsPerPage: 30,
  });
  for (const { items, url } of answer?.hits ?? []) if (await isInStock(items, locale)) return url;
  throw new Error('No sunglasses with lenses are in stock.');
}
