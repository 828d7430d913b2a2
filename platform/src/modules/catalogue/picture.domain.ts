import { type PictureSpec, recipeVersion } from '@sightline/pictures';

import type { Item, Product } from './catalogue.repository';

/** A product as it is drawn: a box of another size than the product's own says how many lenses are in it. */
type Pictured = Pick<Product, 'part_number' | 'picture_version' | 'views'> & { readonly pack?: string };

/** A product as one of its articles is drawn: boxes of contact lenses say the number that is bought. */
export function picturedItem(product: Product, item: Pick<Item, 'attributes'>): Product & { readonly pack?: string } {
  const spec = product.picture as PictureSpec | null;
  const [pack] = [item.attributes['PACK_SIZE'] ?? ''].flat();
  const isOther = spec?.kind === 'contact-lens-box' && pack && Number(pack) !== spec.packSize;
  return isOther ? { ...product, pack } : product;
}

/**
 * Address of a picture; it changes with the specification and with the recipe, so it may be cached for ever. The file
 * type and the width may be exchanged: `.avif`, `.webp`, `.png`; 200, 400, 600, 800, 1200, 2000 pixels.
 */
export function pictureUrl(product: Omit<Pictured, 'views'>, view: string, width = 400): string {
  const pack = product.pack ? `&pack=${product.pack}` : '';
  return `/pictures/${product.part_number}/${view}.webp?w=${width}&v=${product.picture_version}${recipeVersion}${pack}`;
}

/** Address of the picture that stands for the product in a list; empty for what has none. */
export function thumbnailUrl(product: Pictured, width = 400): string {
  const [first] = product.views;
  return first ? pictureUrl(product, first.view, width) : '';
}

/** A picture of the gallery, in the two sizes of a record. */
export interface GalleryPicture {
  name: string;
  sequence: string;
  thumbnail: string;
  thumbnailRaw: string;
  fullImage: string;
  fullImageRaw: string;
}

/** Every view of the product for `images[]`. */
export function gallery(product: Pictured): GalleryPicture[] {
  return product.views.map(({ view: name }, index) => {
    const [thumbnail, fullImage] = [pictureUrl(product, name), pictureUrl(product, name, 1200)];
    const sequence = `${index + 1}.0`;
    return { name, sequence, thumbnail, thumbnailRaw: thumbnail, fullImage, fullImageRaw: fullImage };
  });
}

/** An attachment with the names of products v2 and those of the older record (contract 8.3). */
export interface WireAttachment {
  id: string;
  attachmentAssetID: string;
  attachmentAssetPath: string;
  attachmentAssetPathRaw: string;
  catentry_id: string;
  identifier: string;
  image: string;
  mimeType: string;
  name: string;
  sequence: string;
  shortdesc: string;
  usage: string;
  rule: string;
  url: string;
  /** Width in millimetres of what the picture shows, for pictures in true scale. */
  widthMm: number;
}

/** Views that tiles show: the first, and the one that follows on hover. */
const listViews: ReadonlySet<string> = new Set(['front', 'lateral', 'angle']);

/** Every view for the product page, and two of them for tiles. */
export function attachmentsOf(
  product: Pictured & Pick<Product, 'id'>,
  usages: readonly string[] = ['PLP', 'PDP'],
): WireAttachment[] {
  return usages.flatMap((usage) =>
    product.views
      .filter(({ view }) => usage !== 'PLP' || listViews.has(view))
      .map(({ view, widthMm }, index) => {
        const url = pictureUrl(product, view);
        const id = `${product.id}-${usage.toLowerCase()}-${view}`;
        return {
          id,
          attachmentAssetID: id,
          attachmentAssetPath: url,
          attachmentAssetPathRaw: url,
          catentry_id: product.id,
          identifier: view,
          image: url,
          mimeType: 'image/webp',
          name: view,
          sequence: `${index + 1}.0`,
          shortdesc: view,
          usage,
          rule: usage,
          url,
          widthMm,
        };
      }),
  );
}

/** A picture of a tile in few words, for hits and for the other colours of a model. */
export type TilePicture = Pick<
  WireAttachment,
  'id' | 'identifier' | 'name' | 'usage' | 'rule' | 'url' | 'sequence' | 'widthMm'
>;

/** The pictures that a tile shows. */
export function tilePictures(product: Product): TilePicture[] {
  return attachmentsOf(product, ['PLP']).map(({ id, identifier, name, usage, rule, url, sequence, widthMm }) => ({
    id,
    identifier,
    name,
    usage,
    rule,
    url,
    sequence,
    widthMm,
  }));
}
