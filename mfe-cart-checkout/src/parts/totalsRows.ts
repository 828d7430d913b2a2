import type { Translate } from '@sightline/shared-lib/contracts';
import type { Cart, OrderLine } from '@sightline/shared-lib/domain/cart';
import type { Money } from '@sightline/shared-lib/domain/money';
import {
  INSURANCE_CODE,
  ITEMISED_TAX_COUNTRIES,
  cartTotals,
  isDeliveryFree,
  isTaxAdded,
} from '@sightline/shared-lib/domain/cart';
import { add, formatDiscount, formatMoney, money, negate, sum, zero } from '@sightline/shared-lib/domain/money';
import { orderAttributes } from '@sightline/shared-lib/domain/order';
import type { TotalsRow } from '@sightline/shared-lib/ui';

import type { LineProduct } from '../state/lineProduct';
import { piecesOf } from '../state/pieces';
import { groupDiscount } from './codeName';

export interface TotalsContext {
  readonly t: Translate;
  readonly tag: string;
  readonly country: string;
  readonly products: ReadonlyMap<string, LineProduct>;
  /** From here Standard delivery is free, in minor units; 0 when it never is. */
  readonly freeDeliveryFrom: number;
  readonly estimatedTax?: Money;
  /** Where the tax was estimated for, e.g. `CT 06001`. */
  readonly taxPlace?: string;
}

/** Discounts the catalogue gives, one a brand and percentage: they are inside the unit prices already. */
function catalogueDiscounts(cart: Cart, { products, t }: TotalsContext) {
  const found = new Map<string, { readonly term: string; readonly saved: Money }>();
  for (const line of cart.lines) {
    const product = products.get(line.partNumber);
    const saved = catalogueSaving(line, product);
    if (!product || saved.minor === 0) continue;
    const key = `${product.brand}|${product.percent}`;
    const known = found.get(key);
    const term = t('Cart.Totals.Discount', { brand: product.brand, percent: product.percent });
    found.set(key, { term, saved: known ? add(known.saved, saved) : saved });
  }
  return [...found.entries()];
}

/** Whether it is known where and how things go. */
const isDeliveryChosen = (cart: Cart): boolean =>
  cart.lines.some((line) => line.shipModeCode !== 'Interim' && line.shipModeCode !== '');

/** Goods that count towards free delivery: a gift does not. */
const boughtGoods = (cart: Cart): Money =>
  sum(
    cart.lines.filter((line) => !line.freeGift).map((line) => line.orderItemPrice),
    cart.currency,
  );

/** What is missing to free delivery; null where it is reached, never promised, or nothing is delivered. */
export function missingToFree(cart: Cart, freeFrom: number): Money | null {
  const goods = boughtGoods(cart).minor;
  const isCollected = cart.lines.some((line) => line.physicalStoreId !== '');
  return goods === 0 || freeFrom <= goods || isCollected ? null : money(freeFrom - goods, cart.currency);
}

/** A delivery chosen already costs what it costs; before that only free delivery can be promised. */
function deliveryAmount(cart: Cart, { t, tag, freeDeliveryFrom }: TotalsContext): string {
  if (cart.totalShippingCharge.minor > 0) return formatMoney(cart.totalShippingCharge, tag);
  if (isDeliveryChosen(cart)) return t('Cart.FreeDelivery');
  const free = isDeliveryFree(boughtGoods(cart).minor, freeDeliveryFrom);
  return t(free ? 'Cart.FreeDelivery' : 'Cart.Totals.DeliveryLater');
}

function taxRows(cart: Cart, context: TotalsContext): TotalsRow[] {
  const { t, tag, country, estimatedTax, taxPlace } = context;
  const { tax, isTaxEstimated } = cartTotals(cart, estimatedTax);
  if (isTaxEstimated) {
    return [
      { key: 'tax', term: t('Cart.Totals.EstimatedTax', { place: taxPlace ?? '' }), amount: formatMoney(tax, tag) },
    ];
  }
  if (tax.minor === 0) return [];
  const { taxes } = orderAttributes(cart.extendedAttributes, cart.currency);
  if (ITEMISED_TAX_COUNTRIES.includes(country) && taxes.length > 0) {
    return taxes.map((one) => ({ key: `tax-${one.name}`, term: one.name, amount: formatMoney(one.amount, tag) }));
  }
  return [{ key: 'tax', term: t('Cart.Totals.Tax'), amount: formatMoney(tax, tag) }];
}

/** What the catalogue takes off a line inside its price already; a pair with lenses is reduced by its frame. */
export function catalogueSaving(line: OrderLine, product: LineProduct | undefined): Money {
  const saved = (product?.listMinor ?? 0) - line.unitPrice.minor;
  return money(saved > 0 ? saved * line.quantity : 0, line.orderItemPrice.currency);
}

/** Rows of the totals as bag, checkout and confirmation show them (CART-05): from list prices on, every discount by its name. */
export function totalsRows(cart: Cart, context: TotalsContext): readonly TotalsRow[] {
  const { t, tag, estimatedTax } = context;
  const totals = cartTotals(cart, estimatedTax);
  const catalogue = catalogueDiscounts(cart, context);
  const saved = catalogue.reduce((sum, [, one]) => add(sum, one.saved), zero(cart.currency));
  const isTaxToCome = isTaxAdded(context.country) && totals.tax.minor === 0 && !isDeliveryChosen(cart);
  return [
    {
      key: 'products',
      term: t('Cart.Items', { count: piecesOf(cart) }),
      amount: formatMoney(add(totals.products, saved), tag),
    },
    ...catalogue.map(([key, one]) => ({
      key,
      term: one.term,
      amount: formatDiscount(negate(one.saved), tag),
      tone: 'sight' as const,
    })),
    ...totals.discounts
      .filter((one) => one.amount.minor !== 0)
      .map((one) => ({
        key: `code-${one.code}`,
        term:
          one.code === INSURANCE_CODE
            ? t('Cart.Totals.Insurance', { insurer: one.label })
            : (groupDiscount(one.code, t) ?? t('Cart.Totals.Code', { code: one.code })),
        amount: formatDiscount(one.amount, tag),
        tone: 'sight' as const,
      })),
    { key: 'delivery', term: t('Cart.Totals.Delivery'), amount: deliveryAmount(cart, context) },
    ...(totals.surcharge.minor > 0
      ? [{ key: 'cash', term: t('Cart.Totals.CashFee'), amount: formatMoney(totals.surcharge, tag) }]
      : []),
    ...taxRows(cart, context),
    {
      key: 'total',
      term: t(isTaxToCome ? 'Cart.Totals.BeforeTax' : 'Cart.Totals.Total'),
      amount: formatMoney(totals.total, tag),
      tone: 'total',
    },
  ];
}
