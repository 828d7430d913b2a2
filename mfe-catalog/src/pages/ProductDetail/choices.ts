import {
  attributeCode,
  attributeNumber,
  attributeText,
  availabilityOf,
  frameMeasurements,
  isRoxable,
  productTypeOf,
} from '@sightline/shared-lib/domain/product';
import type { Attributes, Product, Sku } from '@sightline/shared-lib/domain/product';
import { isDeliveryFree } from '@sightline/shared-lib/domain/cart';
import { LOCALE_FACTS } from '@sightline/shared-lib/contracts';
import { formatMoney, money, type Money } from '@sightline/shared-lib/domain/money';

import { isFrame, totalWidth } from '../../catalogue/pictures/pictureFacts';
import { memberPrice, shownPrice, tagFacts } from '../../catalogue/facts/priceFacts';
import type { PriceServices } from '../../catalogue/facts/priceFacts';
import type { Choice, Stock } from './productView';
import type { Levels } from './readStock';

function stockOf(sku: Sku, levels: Levels): Stock {
  const level = levels.get(sku.partNumber);
  const isOut = level?.status.toLowerCase() === 'unavailable';
  const status = availabilityOf({
    buyable: sku.buyable,
    attributes: sku.attributes,
    stockLabel: attributeCode(sku.attributes, 'STOCK_LABEL'),
    quantity: isOut ? 0 : level?.quantity,
  });
  // What the catalogue says for certain stands; a yes needs the stock's word.
  return status === 'Available' && !level ? 'unknown' : status;
}

/** Boxes of contact lenses that there are, for nobody buys anything else by the dozen. */
function boxesLeft(sku: Sku, product: Product, levels: Levels): number | undefined {
  const quantity = levels.get(sku.partNumber)?.quantity;
  return productTypeOf(product) === 'contact-lenses' && typeof quantity === 'number' ? quantity : undefined;
}

function labelOf(attributes: Attributes): string {
  if (isFrame(attributes))
    return attributeText(attributes, 'FRAME_SIZE') ?? attributeText(attributes, 'FRAME_SIZE_DISPLAY') ?? '';
  return attributeText(attributes, 'PACK_SIZE') ?? attributeText(attributes, 'CONTENT_SIZE') ?? '';
}

/** An item's attributes over those of its product: what all sizes share is said once. */
function ownAttributes(sku: Sku, product: Product): Attributes {
  return {
    codes: { ...product.attributes.codes, ...sku.attributes.codes },
    values: { ...product.attributes.values, ...sku.attributes.values },
    names: product.attributes.names,
  };
}

/** What a choice costs, where a financing partner tells what that is a month; what the partner has no plan for keeps no empty line. */
function financedOf(sku: Sku, product: Product, services: PriceServices): Choice['financed'] {
  const { clientId, environment, scriptUrl, fromMinor, toMinor } = services.site.config.financing;
  const price = shownPrice(sku, services) ?? shownPrice(product, services);
  if (!price || !clientId || !environment || !scriptUrl) return undefined;
  if (price.offerMinor < fromMinor || (toMinor > 0 && price.offerMinor > toMinor)) return undefined;
  const member = memberPrice(sku, services);
  return {
    price: money(price.offerMinor, price.currency),
    memberPrice: member ? money(member.offerMinor, member.currency) : undefined,
  };
}

/** Whether one piece alone reaches free delivery, at the members' price as well: the page is drawn before it is known who looks. */
function deliversFree(sku: Sku, product: Product, services: PriceServices): boolean {
  const price = shownPrice(sku, services) ?? shownPrice(product, services);
  const member = memberPrice(sku, services);
  const lowest = Math.min(price?.offerMinor ?? 0, member?.offerMinor ?? Number.POSITIVE_INFINITY);
  return isDeliveryFree(lowest, services.site.config.freeDeliveryFrom);
}

/** Whether lenses for a shopper's own eyes are made for it here. */
export function takesPrescription({ attributes }: Product, { config }: PriceServices['site']): boolean {
  return config.addPrescriptionLenses && isRoxable(attributes);
}

/** What a frame costs with lenses of a price. */
function withLenses(sku: Sku, product: Product, services: PriceServices, lenses: Money | null): Choice['withLenses'] {
  const priced = shownPrice(sku, services) ? sku : product;
  const price = shownPrice(priced, services);
  if (!price || price.currency !== lenses?.currency) return undefined;
  const member = memberPrice(priced, services);
  const { tag } = LOCALE_FACTS[services.site.locale];
  const together = (offerMinor: number) => formatMoney(money(offerMinor + lenses.minor, lenses.currency), tag);
  return {
    price: together(price.offerMinor),
    memberPrice: member ? together(member.offerMinor) : undefined,
  };
}

/** What can be chosen of a product: its items, or the product when the catalogue lists none. Frames that are bought with lenses first are given with the price of these. */
export function choicesOf(
  product: Product,
  levels: Levels,
  services: PriceServices,
  lenses: Money | null = null,
): readonly Choice[] {
  const skus: readonly Sku[] = product.items.length > 0 ? product.items : [product];
  return skus.map((sku) => {
    const attributes = ownAttributes(sku, product);
    const weight = attributeNumber(attributes, 'WEIGHT');
    const mm = isFrame(attributes) ? totalWidth(attributes) : null;
    return {
      partNumber: sku.partNumber,
      label: labelOf(attributes),
      article: attributeText(sku.attributes, 'DISPLAYSKU'),
      measures: frameMeasurements(attributes),
      stock: stockOf(sku, levels),
      boxesLeft: boxesLeft(sku, product, levels),
      tags: tagFacts(sku, services) ?? tagFacts(product, services),
      withLenses: withLenses(sku, product, services, lenses),
      isDeliveryFree: deliversFree(sku, product, services),
      financed: financedOf(sku, product, services),
      mm: mm ?? undefined,
      weight:
        weight === null ? undefined : { grams: weight, isWithoutLenses: takesPrescription(product, services.site) },
    };
  });
}
