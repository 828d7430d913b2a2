import { readProducts } from '@sightline/shared-lib/api/product';
import type { PlatformClient } from '@sightline/shared-lib/contracts';
import { boxDays } from '@sightline/shared-lib/domain/lens';
import {
  attributeCode,
  attributeNumber,
  brandName,
  colourName,
  frameMeasurements,
  frontWidth,
  isEyewear,
  modelName,
  outlineOf,
  pictureOfView,
  pictureTemplate,
  productTypeOf,
  sizeLabel,
  type Outline,
  type Product,
} from '@sightline/shared-lib/domain/product';

/** What an order shows of a product. */
export interface LineGoods {
  readonly name: string;
  readonly brand: string;
  /** Colour of the frame and of its lenses, and size, in words. */
  readonly detail: string;
  /** Locale-less path; empty when unknown. */
  readonly url: string;
  /** Width of the front in millimetres; null for what does not hang. */
  readonly mm: number | null;
  /** Days that a box of contact lenses lasts one eye; null for anything else. */
  readonly boxDays: number | null;
  /** Drawn where the picture is missing. */
  readonly outline: Outline;
  /** Address of the picture with `{width}` and `{format}`; empty without one. */
  readonly picture: string;
}

function toGoods(product: Product): LineGoods {
  const { attributes } = product;
  const hangs = isEyewear(productTypeOf(product));
  const picture = pictureOfView(product.attachments, hangs ? 'front' : 'angle');
  const brand = brandName(product);
  const colour = colourName(attributes);
  return {
    name: modelName(product, brand),
    brand,
    detail: [colour, hangs ? sizeLabel(attributes) : ''].filter(Boolean).join(', '),
    url: product.url,
    mm: hangs ? (picture?.widthMm ?? frontWidth(frameMeasurements(attributes))) : null,
    boxDays: boxDays(attributeCode(attributes, 'REPLACEMENT'), attributeNumber(attributes, 'PACK_SIZE')),
    outline: outlineOf(product),
    picture: pictureTemplate(picture?.url ?? product.thumbnail),
  };
}

/** Where and in which money products are read; a part of `SiteContext`. */
export interface Catalogue {
  readonly catalogId: string;
  readonly currency: string;
}

/** By part number; what the catalogue no longer has is left out. */
export type GoodsByPart = Readonly<Record<string, LineGoods>>;

/** The goods of order lines. */
export async function readGoods(
  client: PlatformClient,
  { catalogId, currency }: Catalogue,
  partNumbers: readonly string[],
): Promise<GoodsByPart> {
  if (partNumbers.length === 0) return {};
  const products = await readProducts(client, { partNumbers, catalogId, currency }, { skipErrorMessage: true });
  return Object.fromEntries(products.map((product) => [product.partNumber, toGoods(product)]));
}
