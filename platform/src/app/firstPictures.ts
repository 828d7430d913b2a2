import type { PictureOrder, PictureSpec, PictureView } from '@sightline/pictures';

import type { CatalogueService } from '../modules/catalogue';

/** Models that the first page of a listing shows. */
const PER_LISTING = 18;

/** So long a shop that draws its first pages before it opens waits for them: two free cores need less. */
export const FIRST_PICTURES_MS = 15_000;

/** The pictures of each listing's first page, narrower ones before wider: its best sellers, one colour of each model. */
export async function firstPictures(
  catalogue: Pick<CatalogueService, 'snapshot' | 'picture'>,
  widths: readonly number[],
): Promise<readonly PictureOrder[]> {
  const { products, dictionary } = await catalogue.snapshot();
  const listings = [...dictionary.categories.values()].filter((category) => category.parent_id === null);
  const shown = listings.flatMap((listing) => {
    const models = new Map<string, string>();
    for (const { categoryId, groupKey, partNumber } of products) {
      if (models.size === PER_LISTING) break;
      if (categoryId === listing.id && !models.has(groupKey)) models.set(groupKey, partNumber);
    }
    return [...models.values()];
  });
  const found = await Promise.all(shown.map((partNumber) => catalogue.picture(partNumber)));
  return widths.flatMap((width) =>
    found.flatMap((product) => {
      const view = product?.views[0]?.view;
      if (!product?.picture || !view) return [];
      return [{ spec: product.picture as PictureSpec, view: view as PictureView, width, format: 'avif' as const }];
    }),
  );
}
