import { boxDays, lensChoices } from '@sightline/shared-lib/domain/lens';
import { money } from '@sightline/shared-lib/domain/money';
import { attributeCode, attributeFlag, attributeNumber } from '@sightline/shared-lib/domain/product';
import type { LensChoices } from '@sightline/shared-lib/domain/lens';
import type { Money } from '@sightline/shared-lib/domain/money';
import type { Product, Sku } from '@sightline/shared-lib/domain/product';

import { shownPrice, memberPrice } from '../../catalogue/facts/priceFacts';
import type { PriceServices } from '../../catalogue/facts/priceFacts';

/** One pack of lenses as the form counts it. */
export interface LensPack {
  readonly price: Money;
  readonly memberPrice?: Money;
  /** Boxes that one eye needs a year, where a year's supply is offered. */
  readonly annualBoxes?: number;
  /** Days that a box lasts one eye. */
  readonly boxDays?: number;
}

/** What the form of contact lenses needs of a product (RX-20). */
export interface LensFacts {
  readonly choices: LensChoices;
  /** By part number of the pack; a pack without a price is left out. */
  readonly packs: Readonly<Record<string, LensPack>>;
}

function packOf(sku: Sku, product: Product, services: PriceServices): LensPack | null {
  const guest = shownPrice(sku, services) ?? shownPrice(product, services);
  if (!guest) return null;
  const member = memberPrice(sku, services);
  const isAnnual = attributeFlag(product.attributes, 'CL_ANNUAL_SUPPLY_BADGES');
  const annualBoxes = isAnnual ? attributeNumber(sku.attributes, 'CL_ANNUAL_BOXES') : null;
  const days = boxDays(
    attributeCode(product.attributes, 'REPLACEMENT'),
    attributeNumber(sku.attributes, 'PACK_SIZE') ?? attributeNumber(product.attributes, 'PACK_SIZE'),
  );
  return {
    price: money(guest.offerMinor, guest.currency),
    ...(member ? { memberPrice: money(member.offerMinor, member.currency) } : {}),
    ...(annualBoxes === null ? {} : { annualBoxes }),
    ...(days === null ? {} : { boxDays: days }),
  };
}

/** Parameters and packs of contact lenses. */
export function lensFacts(product: Product, services: PriceServices): LensFacts {
  const skus: readonly Sku[] = product.items.length > 0 ? product.items : [product];
  const packs = skus.flatMap((sku) => {
    const pack = packOf(sku, product, services);
    return pack ? [[sku.partNumber, pack]] : [];
  });
  return { choices: lensChoices(product.attributes), packs: Object.fromEntries(packs) as Record<string, LensPack> };
}
