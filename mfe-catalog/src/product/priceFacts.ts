import {
  announcedPercent,
  formatMoney,
  isDiscountShown,
  money,
  priceOf,
  priceSegments,
  REGISTERED_SEGMENT,
} from '@sightline/shared-lib/domain';
import type { PlainPrice, PriceLists, ShownPrice } from '@sightline/shared-lib/domain';
import { LOCALE_FACTS } from '@sightline/shared-lib/contracts';
import type { LoadServices } from '@sightline/shared-lib/contracts';
import type { PriceFacts } from '@sightline/shared-lib/ui';

/** What prices are read with. */
export type PriceServices = Pick<LoadServices, 'site' | 'segments' | 'now'>;

interface Priced {
  readonly prices: PriceLists;
  readonly plainPrice?: PlainPrice;
}

/** The price everybody sees and, where it differs, the one of registered shoppers (CAT-07). */
export interface TagFacts {
  readonly price: PriceFacts;
  readonly memberPrice?: PriceFacts;
  /** Lowest price of the 30 days before the reduction, where the law asks for it. */
  readonly lowest?: string;
}

/** Price of a product for guests with their cookie's segments (CAT-05); null when nothing is for sale. */
export function guestPrice(product: Priced, { site, segments, now }: PriceServices): ShownPrice | null {
  const chosen = priceSegments(false, segments, site.config.CustomerSegments_Enabled);
  return priceOf(product, { now, segments: chosen });
}

/** The price of registered shoppers where they have one of their own; null elsewhere (CAT-07). */
export function memberPrice(product: Priced, { site, segments, now }: PriceServices): ShownPrice | null {
  if (!site.config.CustomerSegments_Enabled) return null;
  const hasOwn = Object.values(product.prices).some((list) =>
    list.some(({ segment }) => segment === REGISTERED_SEGMENT),
  );
  return hasOwn ? priceOf(product, { now, segments: priceSegments(true, segments, true) }) : null;
}

/** A price formatted for the locale; formatted in `load`, so that server and browser never differ. */
export function priceTag(price: ShownPrice, tag: string): PriceFacts {
  const now = formatMoney(money(price.offerMinor, price.currency), tag);
  if (!isDiscountShown(price)) return { now };
  return {
    now,
    before: formatMoney(money(price.listMinor, price.currency), tag),
    discountPercent: announcedPercent(price),
  };
}

/** Lowest price of the 30 days before, formatted, where a reduction is shown and the price list tells it (PDP-08). */
function lowestOf(price: ShownPrice | null, tag: string): { readonly lowest?: string } {
  if (!price?.lowestMinor || announcedPercent(price) === 0) return {};
  return { lowest: formatMoney(money(price.lowestMinor, price.currency), tag) };
}

/** Both price tags of a product; null when it has no price now. */
export function tagFacts(product: Priced, services: PriceServices): TagFacts | null {
  const guest = guestPrice(product, services);
  if (!guest) return null;
  const { tag } = LOCALE_FACTS[services.site.locale];
  const member = memberPrice(product, services);
  const price = { price: priceTag(guest, tag), ...lowestOf(guest, tag) };
  return member && member.offerMinor !== guest.offerMinor ? { ...price, memberPrice: priceTag(member, tag) } : price;
}
