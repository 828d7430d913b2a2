import type { Cart } from '@sightline/shared-lib/domain/cart';
import { isVatIncluded } from '@sightline/shared-lib/domain/cart';
import { formatMoney } from '@sightline/shared-lib/domain/money';
import { shownDays } from '@sightline/shared-lib/domain/order';
import { FinancingMessage } from '@sightline/shared-lib/partners';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, ButtonLink, Totals } from '@sightline/shared-lib/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { LineProduct } from '../../state/lineProduct';
import { lensesTake, waitsForPrescription, waitsWhole } from '../../state/pieces';
import { missingToFree, totalsRows } from '../../parts/totalsRows';
import type { TotalsContext } from '../../parts/totalsRows';

const Root = styled.section`
  & > .totals-tax {
    margin-top: 8px;
  }
  & > .totals-go {
    display: grid;
    gap: 10px;
    margin-top: 16px;
  }
  & > .totals-note {
    margin-block: 12px;
  }
  /* The place of one line, so that the partner's message moves nothing when it comes. */
  & > .totals-monthly {
    min-height: 28px;
  }
`;

interface CartTotalsProps {
  readonly cart: Cart;
  readonly products: ReadonlyMap<string, LineProduct>;
  readonly estimate: Pick<TotalsContext, 'estimatedTax' | 'taxPlace'>;
  /** Asks for a postal code; absent where tax is not asked for. */
  readonly taxForm: ReactNode;
  /** Why checkout cannot be opened, in words; null when it can. */
  readonly blocked: string | null;
  /** Other ways on, under the button; absent where there are none. */
  readonly express?: ReactNode;
}

/** What it comes to, and the way on (CART-05, CART-04). */
export function CartTotals({ cart, products, estimate, taxForm, blocked, express }: CartTotalsProps) {
  const { t, tag } = useTranslation();
  const { site, navigation } = useServices();
  const { deliveryPromise: promised } = cart;
  const lenses = lensesTake(cart);
  const waits = waitsForPrescription(cart);
  // What cannot be ordered arrives at no time.
  const arrives = promised && !blocked ? { days: shownDays(promised.total), count: promised.total.to } : null;
  const toFree = missingToFree(cart, site.config.freeDeliveryFrom);
  const rows = totalsRows(cart, {
    t,
    tag,
    country: site.country,
    products,
    freeDeliveryFrom: site.config.freeDeliveryFrom,
    ...estimate,
  });
  return (
    <Root aria-label={t('Cart.Totals.Title')}>
      <div aria-live="polite">
        <Totals rows={rows} />
        {toFree ? <p className="small soft">{t('Cart.Totals.ToFree', { amount: formatMoney(toFree, tag) })}</p> : null}
      </div>
      {isVatIncluded(site.country) ? <p className="small soft">{t('Cart.Totals.TaxIncluded')}</p> : null}
      {site.config.financing.clientId ? (
        <div className="totals-monthly">
          <FinancingMessage grandTotal={cart.grandTotal} />
        </div>
      ) : null}
      {taxForm ? <div className="totals-tax">{taxForm}</div> : null}
      <div className="totals-go">
        {blocked ? (
          <Button wide unavailable={blocked}>
            {t('Cart.Checkout')}
          </Button>
        ) : (
          <ButtonLink wide icon="arrow" href={navigation.href({ page: 'checkout-shipping' })}>
            {t('Cart.Checkout')}
          </ButtonLink>
        )}
        {blocked ? null : express}
      </div>
      {arrives ? (
        <p className="totals-note small soft">
          {lenses && waitsWhole(cart)
            ? t(`Cart.${waits ? 'DeliveryRxLater' : 'DeliveryRx'}`, { ...arrives, making: shownDays(lenses) })
            : [
                t(`Cart.${waits ? 'DeliveryAfterRx' : 'DeliveryDays'}`, arrives),
                ...(lenses
                  ? [t('Cart.RxTime', { days: shownDays(lenses), count: lenses.to }), t('Cart.Together')]
                  : []),
              ].join(' ')}
        </p>
      ) : null}
    </Root>
  );
}
