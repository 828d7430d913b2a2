import type { ShellServices } from '@sightline/shared-lib/contracts';
import type { OrderLine } from '@sightline/shared-lib/domain/cart';
import { boxDays, lensChoices } from '@sightline/shared-lib/domain/lens';
import type { LensChoices } from '@sightline/shared-lib/domain/lens';
import { priceOf } from '@sightline/shared-lib/domain/price';
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
} from '@sightline/shared-lib/domain/product';
import type { Outline, Product, ProductType } from '@sightline/shared-lib/domain/product';

/** Which catalogue and prices the lines are described from. */
export interface ProductContext {
  readonly catalogId: string;
  readonly currency: string;
  /** Epoch milliseconds the prices are chosen for. */
  readonly now: number;
}

/** A question for the products behind lines. */
export interface LineProductsInput extends ProductContext {
  readonly partNumbers: readonly string[];
}

/** What products of lines are asked for by, of the server and of a browser alike. */
export function lineProductsInput(
  lines: readonly OrderLine[],
  { site, now }: Pick<ShellServices, 'site' | 'now'>,
): LineProductsInput {
  const partNumbers = [...new Set(lines.map((line) => line.partNumber))].toSorted();
  return { partNumbers, catalogId: site.catalogId, currency: site.currency, now };
}

/** What a line shows of its product; everything else of the record stays behind. */
export interface LineProduct {
  readonly partNumber: string;
  /** Part number of the model in its colour, which the wish list keeps. */
  readonly modelPartNumber: string;
  readonly name: string;
  readonly brand: string;
  /** Frame and lens, as the order calls them. */
  readonly colour: string;
  readonly size: string;
  /** Locale-less path, empty when unknown. */
  readonly url: string;
  readonly type: ProductType | null;
  /** It is set to an audiogram before anybody wears it. */
  readonly isHearingDevice: boolean;
  readonly measures: { readonly lens: number; readonly bridge: number; readonly temple: number } | null;
  /** What contact lenses are made in, and how many days a box lasts; null for anything else. */
  readonly lens: { readonly choices: LensChoices; readonly boxDays: number | null } | null;
  /** Width of the front in millimetres, for pictures in true scale; null for what does not hang. */
  readonly mm: number | null;
  /** Drawn where the picture is missing. */
  readonly outline: Outline;
  /** Address of the picture with `{width}` and `{format}`; empty when there is none. */
  readonly picture: string;
  /** List price in minor units when it is above the offer; 0 otherwise. */
  readonly listMinor: number;
  readonly percent: number;
}

/** An item's model is named by its codes; a model is its own. */
function modelPartNumber({ attributes, partNumber, catalogEntryTypeCode }: Product): string {
  const model = attributeCode(attributes, 'MODEL_CODE_DISPLAY');
  const colour = attributeCode(attributes, 'COLOR_CODE');
  return catalogEntryTypeCode === 'ItemBean' && model && colour ? `${model}-${colour}` : partNumber;
}

/** Facts of a product or item as cart, summary and confirmation show them. */
export function toLineProduct(product: Product, now: number): LineProduct {
  const { attributes } = product;
  const type = productTypeOf(product);
  const brand = brandName(product);
  const measured = frameMeasurements(attributes);
  const { lensWidth, bridge, temple } = measured;
  const hangs = isEyewear(type);
  const picture = pictureOfView(product.attachments, hangs ? 'front' : 'angle');
  const price = priceOf(product, { now });
  const reduced = price && price.listMinor > price.offerMinor && price.percentageDiscount > 0 ? price : null;
  return {
    partNumber: product.partNumber,
    modelPartNumber: modelPartNumber(product),
    name: modelName(product, brand),
    brand,
    colour: colourName(attributes),
    size: hangs ? sizeLabel(attributes) : '',
    url: product.url,
    type,
    isHearingDevice: attributeCode(attributes, 'GOODS_KIND') === 'hearing-device',
    measures:
      hangs && lensWidth !== null && bridge !== null && temple !== null ? { lens: lensWidth, bridge, temple } : null,
    lens:
      type === 'contact-lenses'
        ? {
            choices: lensChoices(attributes),
            boxDays: boxDays(attributeCode(attributes, 'REPLACEMENT'), attributeNumber(attributes, 'PACK_SIZE')),
          }
        : null,
    mm: hangs ? (picture?.widthMm ?? frontWidth(measured)) : null,
    outline: outlineOf(product),
    picture: pictureTemplate(picture?.url ?? product.thumbnail),
    listMinor: reduced?.listMinor ?? 0,
    percent: reduced ? Math.round(reduced.percentageDiscount) : 0,
  };
}

/** Whether it is a frame, which can be tried on in a store; not before its facts are there. */
export function isWorn(product: LineProduct | undefined): boolean {
  return product !== undefined && isEyewear(product.type) && !product.isHearingDevice;
}
