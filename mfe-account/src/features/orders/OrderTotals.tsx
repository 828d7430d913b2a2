import {
  INSURANCE_CODE,
  cartTotals,
  identityGroupOf,
  isVatIncluded,
  type IdentityGroup,
} from '@sightline/shared-lib/domain/cart';
import type { TextKey, Translate } from '@sightline/shared-lib/contracts';
import { formatDiscount, formatMoney, negate, subtract, sum } from '@sightline/shared-lib/domain/money';
import { orderAttributes, type Order, type OrderEvent } from '@sightline/shared-lib/domain/order';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Totals, type TotalsRow } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

const Included = styled.p`
  margin-top: 8px;
`;

/** What moved between shopper and shop, as the platform's book of payments has it. */
const moved = ({ timeline, currency }: Order, event: Extract<OrderEvent, 'paid' | 'refunded'>) =>
  sum(
    timeline.flatMap((one) => (one.event === event && one.amount ? [one.amount] : [])),
    currency,
  );

/** What went back, and what the order then comes to, which is only sure of one that was paid in full. */
function paidBackRows(order: Order, t: Translate, tag: string): readonly TotalsRow[] {
  const { grandTotal } = order;
  const back = moved(order, 'refunded');
  if (back.minor === 0) return [];
  const rest = subtract(grandTotal, back);
  const isPaid = moved(order, 'paid').minor === grandTotal.minor;
  return [
    { key: 'back', term: t('Orders.Total.PaidBack'), amount: formatDiscount(negate(back), tag) },
    ...(isPaid && rest.minor >= 0
      ? [{ key: 'rest', term: t('Orders.Total.New'), amount: formatMoney(rest, tag), tone: 'total' as const }]
      : []),
  ];
}

const GROUPS: Readonly<Record<IdentityGroup, TextKey>> = {
  military: 'Orders.Total.Military',
  responder: 'Orders.Total.Responder',
  teacher: 'Orders.Total.Teacher',
  student: 'Orders.Total.Student',
};

/** A discount by its code, or by the group it is for where nobody has typed that code (AUTH-13). */
function discountName(code: string, t: Translate): string {
  const group = identityGroupOf(code);
  return group ? t(GROUPS[group]) : t('Orders.Total.Code', { code });
}

/** What the insurer pays has a row of its own. */
const isShoppersOwn = ({ code }: { readonly code: string }) => code !== INSURANCE_CODE;

function rowsOf(order: Order, t: Translate, tag: string): readonly TotalsRow[] {
  const totals = cartTotals(order);
  const { taxes, insurance } = orderAttributes(order.extendedAttributes, order.currency);
  const money = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, tag);
  const tax: readonly TotalsRow[] =
    taxes.length > 0
      ? taxes.map(({ name, amount }) => ({ key: `tax-${name}`, term: name, amount: money(amount) }))
      : totals.tax.minor === 0
        ? []
        : [{ key: 'tax', term: t('Orders.Total.Tax'), amount: money(totals.tax) }];
  return [
    { key: 'products', term: t('Orders.Total.Subtotal'), amount: money(totals.products) },
    ...totals.discounts
      .filter((one) => isShoppersOwn(one) && one.amount.minor !== 0)
      .map(({ code, amount }) => ({
        key: `discount-${code}`,
        term: discountName(code, t),
        amount: formatDiscount(amount, tag),
        tone: 'sight' as const,
      })),
    ...(insurance?.totalAdjustment
      ? [{ key: 'insurance', term: t('Orders.Total.Insurance'), amount: money(insurance.totalAdjustment) }]
      : []),
    {
      key: 'delivery',
      term: t('Orders.Total.Delivery'),
      amount: totals.shipping.minor === 0 ? t('Orders.Total.Free') : money(totals.shipping),
    },
    ...(totals.surcharge.minor > 0
      ? [{ key: 'cash', term: t('Orders.Total.CashFee'), amount: money(totals.surcharge) }]
      : []),
    ...tax,
    { key: 'total', term: t('Orders.Total.Total'), amount: money(totals.total), tone: 'total' },
    ...paidBackRows(order, t, tag),
  ];
}

/** What an order came to, and what of it was paid back (ORD-02). */
export function OrderTotals({ order }: { readonly order: Order }) {
  const { t, tag } = useTranslation();
  const { site } = useServices();
  return (
    <>
      <Totals rows={rowsOf(order, t, tag)} />
      {order.totalSalesTax.minor === 0 && isVatIncluded(site.country) ? (
        <Included className="small soft">{t('Orders.Total.TaxIncluded')}</Included>
      ) : null}
    </>
  );
}
