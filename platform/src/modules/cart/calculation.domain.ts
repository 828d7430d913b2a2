import { wireAmount } from '../../kernel';
import { insuranceCode, insured } from '../insurance';
import {
  type Adjustment,
  type Order,
  type OrderLine,
  type StoreFacts,
  type Surcharge,
  surcharged,
  withAttributes,
} from '../order';
import { discountLines, giftAdjustment, type Promotion, shippingAdjustments } from '../promotion';
import { shippedLines, shippingCharges } from '../shipping';
import { addedTaxes, taxClassOf, taxOn, type TaxedPlace } from '../tax';

export interface CalculationInput {
  readonly order: Order;
  readonly store: StoreFacts;
  readonly promotions: readonly Promotion[];
  readonly usages: ReadonlySet<string>;
  /** What the way of paying adds. */
  readonly surcharge?: Surcharge | null;
}

/**
 * Recalculates an order: discounts, delivery, taxes, delivery adjustments, in the order contract 5.4 demands.
 * Usages that were not asked for keep their earlier amounts on each line. Order totals and order adjustments are
 * always sums over the lines, so grand total = products + adjustments + delivery + taxes holds by construction.
 * An insurer pays last and changes no tax; what the way of paying costs comes on top of everything.
 */
export function calculateOrder({ order, store, promotions, usages, surcharge = null }: CalculationInput): Order {
  const lineMinor = order.lines.map((line) => line.unitMinor * line.quantity);
  // Gifts count for nothing.
  const boughtMinor = order.lines.map((line) => (line.giftOf === undefined ? line.unitMinor * line.quantity : 0));
  const productMinor = boughtMinor.reduce((sum, amount) => sum + amount, 0);
  const kept = (line: OrderLine, usage: string): Adjustment[] =>
    line.adjustments.filter((entry) => entry.usageId === usage && entry.code !== insuranceCode);

  const discounts =
    usages.has('-1') || usages.has('-5')
      ? discountsOf(order, boughtMinor, promotions)
      : order.lines.map((line) => kept(line, '-1'));
  const shipping = usages.has('-2')
    ? shippingCharges(shippedLines(order.lines))
    : order.lines.map((line) => line.shippingMinor);
  const freed =
    usages.has('-7') || usages.has('-1') || usages.has('-2')
      ? shippingAdjustments(shipping, productMinor, promotions).map((entry) => (entry ? [entry] : []))
      : order.lines.map((line) => kept(line, '-7'));

  const lines = order.lines.map((line, index): OrderLine => {
    const discounted = [...(discounts[index] ?? [])];
    const shippingMinor = shipping[index] ?? 0;
    const delivery = [...(freed[index] ?? [])];
    const rules = addedTaxes(store.country, placeOf(line), taxClassOf(line, order.lines));
    const base = (lineMinor[index] ?? 0) + sum(discounted);
    return {
      ...line,
      adjustments: [...discounted, ...delivery],
      shippingMinor,
      salesTaxMinor: usages.has('-3')
        ? rules.reduce((total, rule) => total + taxOn(base, rule), 0)
        : line.salesTaxMinor,
      shippingTaxMinor: usages.has('-4')
        ? rules
            .filter((rule) => rule.taxesDelivery)
            .reduce((total, rule) => total + taxOn(shippingMinor + sum(delivery), rule), 0)
        : line.shippingTaxMinor,
    };
  });
  const attributes = store.country === 'CA' ? withItemisedTaxes(order, lines) : order.attributes;
  const paid = insured(lines, attributes, order.insuranceClaim);
  return surcharged({ ...order, ...paid, ...totalsOf(paid.lines), dirty: false }, surcharge);
}

/** Where the law wants every tax by its name, the order carries them as an attribute (CART-05). */
function withItemisedTaxes(order: Order, lines: readonly OrderLine[]): Order['attributes'] {
  const named = new Map<string, number>();
  for (const line of lines) {
    const off = (level: 'Shipping' | 'Discount') =>
      sum(line.adjustments.filter((entry) => (entry.displayLevel === 'Shipping') === (level === 'Shipping')));
    const base = line.unitMinor * line.quantity + off('Discount');
    for (const rule of addedTaxes('CA', placeOf(line), taxClassOf(line, lines))) {
      const amount = taxOn(base, rule) + taxOn(line.shippingMinor + off('Shipping'), rule);
      named.set(rule.name, (named.get(rule.name) ?? 0) + amount);
    }
  }
  const taxes = [...named].map(([name, amount]) => ({ name, amount: wireAmount(amount) }));
  const attributeValue = taxes.length > 0 ? JSON.stringify(taxes) : '';
  return withAttributes(order.attributes, [{ attributeName: 'taxes', attributeType: 'STRING', attributeValue }]);
}

/** Discounts of every line; a gift is free whatever else is entered. */
function discountsOf(order: Order, boughtMinor: readonly number[], promotions: readonly Promotion[]): Adjustment[][] {
  const { perLine } = discountLines(
    order.lines.map(({ productType }, index) => ({ amountMinor: boughtMinor[index] ?? 0, productType })),
    promotions,
  );
  return order.lines.map((line, index) => {
    if (line.giftOf === undefined) return [...(perLine[index] ?? [])];
    const description = promotions.find(({ code }) => code === line.giftOf)?.description ?? '';
    return [giftAdjustment(line.giftOf, description, line.unitMinor * line.quantity)];
  });
}

/** Totals as sums over lines; adjustments of the order's level likewise, those of single lines stay with them (contract 5.3). */
function totalsOf(lines: readonly OrderLine[]): Pick<Order, 'totals' | 'adjustments'> {
  const adjustments = new Map<string, Adjustment>();
  for (const entry of lines.flatMap((line) => line.adjustments)) {
    if (entry.displayLevel === 'OrderItem') continue;
    const key = `${entry.usageId}|${entry.code}`;
    const known = adjustments.get(key);
    adjustments.set(key, { ...entry, amountMinor: entry.amountMinor + (known?.amountMinor ?? 0) });
  }
  return {
    adjustments: [...adjustments.values()],
    totals: {
      productMinor: lines.reduce((total, line) => total + line.unitMinor * line.quantity, 0),
      adjustmentMinor: lines.reduce((total, line) => total + sum(line.adjustments), 0),
      shippingMinor: lines.reduce((total, line) => total + line.shippingMinor, 0),
      salesTaxMinor: lines.reduce((total, line) => total + line.salesTaxMinor, 0),
      shippingTaxMinor: lines.reduce((total, line) => total + line.shippingTaxMinor, 0),
    },
  };
}

function sum(adjustments: readonly Adjustment[]): number {
  return adjustments.reduce((total, entry) => total + entry.amountMinor, 0);
}

function placeOf(line: OrderLine): TaxedPlace {
  return {
    country: line.address?.country ?? '',
    state: line.address?.state ?? '',
    zipCode: line.address?.zipCode ?? '',
  };
}
