import type { Cart } from '@sightline/shared-lib/domain/cart';
import { cartEntries, isVatIncluded } from '@sightline/shared-lib/domain/cart';
import { formatMoney } from '@sightline/shared-lib/domain/money';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Icon, Surface, Totals, media } from '@sightline/shared-lib/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';

import { piecesOf } from '../state/pieces';
import { useLineProducts } from '../state/useLineProducts';
import { SummaryLines } from './SummaryLines';
import { totalsRows } from './totalsRows';

const Body = styled.div`
  display: grid;
  gap: 24px;
`;

/** What is bought and what it comes to, beside the forms of checkout. */
export function OrderSummary({ order }: { readonly order: Cart }) {
  const { t, tag } = useTranslation();
  const { site } = useServices();
  const entries = useMemo(() => cartEntries(order.lines, () => null), [order.lines]);
  const { products } = useLineProducts(entries.map((entry) => entry.line));
  const rows = totalsRows(order, {
    t,
    tag,
    country: site.country,
    products,
    freeDeliveryFrom: site.config.freeDeliveryFrom,
  });
  return (
    <Body>
      <h2 className="t2">{t('Cart.Items', { count: piecesOf(order) })}</h2>
      <SummaryLines entries={entries} products={products} />
      <div>
        {/* How many things there are is said above. */}
        <Totals
          rows={rows.map((row) => (row.key === 'products' ? { ...row, term: t('Cart.Totals.Subtotal') } : row))}
        />
        {order.totalSalesTax.minor === 0 && isVatIncluded(site.country) ? (
          <p className="small soft">{t('Cart.Totals.TaxIncluded')}</p>
        ) : null}
      </div>
    </Body>
  );
}

const Aside = styled(Surface)`
  &[data-wide-only] {
    display: none;
  }
  ${media.md} {
    &[data-wide-only] {
      display: block;
    }
  }
`;

/** The summary in its white column; on small screens the fold above the form takes its place. */
export function SummaryColumn({ order, wideOnly }: { readonly order: Cart; readonly wideOnly?: boolean }) {
  const { t } = useTranslation();
  return (
    <Aside as="aside" aria-label={t('Checkout.Summary')} data-wide-only={wideOnly ? '' : undefined}>
      <OrderSummary order={order} />
    </Aside>
  );
}

const Small = styled.section`
  ${media.md} {
    display: none;
  }
`;

/**
 * The goods with what they come to, directly before the button that orders them, on small screens: the law asks for it
 * there (directive 2011/83/EU, article 8), and the fold is far above. On wide screens the column stands beside the button.
 */
export function OrderedGoods({ order, title }: { readonly order: Cart; readonly title: string }) {
  return (
    <Small aria-label={title}>
      <OrderSummary order={order} />
    </Small>
  );
}

/** Where the folded summary will stand, so that nothing below it moves when it comes. */
export const SummaryFoldPlace = styled.div`
  min-height: 52px;
  margin: -20px calc(-1 * var(--margin)) 20px;
  background: var(--sunk);
  ${media.md} {
    display: none;
  }
`;

const Fold = styled(SummaryFoldPlace).attrs({ as: 'details' })`
  & > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    min-height: 52px;
    padding-inline: var(--margin);
    box-sizing: content-box;
  }
  /* Both end where the fields below end. */
  & > summary,
  & > .fold-body > * {
    max-width: 640px;
  }
  & > summary > .fold-total {
    margin-inline-start: auto;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  &[open] > summary > .icon {
    transform: scaleY(-1);
  }
  & > .fold-body {
    padding: 16px var(--margin) 24px;
    background: var(--surface);
  }
`;

/** The summary folded above the form, with the total in sight, on small screens. */
export function SummaryFold({ order }: { readonly order: Cart }) {
  const { t, tag } = useTranslation();
  return (
    <Fold>
      <summary>
        {t('Checkout.Summary')}
        <Icon name="chevronDown" size={16} />
        <span className="fold-total">{formatMoney(order.grandTotal, tag)}</span>
      </summary>
      <div className="fold-body">
        <OrderSummary order={order} />
      </div>
    </Fold>
  );
}
