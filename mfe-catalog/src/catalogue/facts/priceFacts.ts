import { formatMoney, money } from '@sightline/shared-lib/domain/money';
import { announcedPercent, isDiscountShown, priceOf } from '@sightline/shared-lib/domain/price';
import { segmentsOf } from '@sightline/shared-lib/domain/session';
import type { ShownPrice } from '@sightline/shared-lib/domain/price';
import type { PlainPrice, PriceLists } from '@sightline/shared-lib/domain/product';
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

/** Price of a product for whom the page is drawn: guests, or a member whose session the server has asked about (CAT-05); null when nothing is for sale. */
export function shownPrice(product: Priced, { segments, now }: PriceServices): ShownPrice | null {
  return priceOf(product, { now, segments });
}

/** The price of registered shoppers where they have one of their own; null elsewhere (CAT-07). */
export function memberPrice(product: Priced, { site, now }: PriceServices): ShownPrice | null {
  const segments = segmentsOf(true, site.config.CustomerSegments_Enabled);
  const hasOwn = Object.values(product.prices).some((list) =>
    list.some(({ segment }) => segments.some((own) => own === segment)),
  );
  return hasOwn ? priceOf(product, { now, segments }) : null;
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
  const shown = shownPrice(product, services);
  if (!shown) return null;
  const { tag } = LOCALE_FACTS[services.site.locale];
  const member = memberPrice(product, services);
  const price = { price: priceTag(shown, tag), ...lowestOf(shown, tag) };
  return member && member.offerMinor !== shown.offerMinor ? { ...price, memberPrice: priceTag(member, tag) } : price;
}
