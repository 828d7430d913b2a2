import type { PlatformFailure } from '@sightline/shared-lib/contracts';
import type { Cart, OrderLine } from '@sightline/shared-lib/domain/cart';
import { isRxLimitExceeded, RX_ITEM_LIMIT, unavailableLines } from '@sightline/shared-lib/domain/cart';
import { useHydrated, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Columns, Note, Stack, Surface } from '@sightline/shared-lib/ui';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { styled } from 'styled-components';

import { ChangesNote } from '../../features/changes/ChangesNote';
import { useCartChanges } from '../../features/changes/useCartChanges';
import { CartFailure } from '../../parts/CartFailure';
import { PrescriberHint } from '../../parts/PrescriberHint';
import { appleSheetMaker } from '../../features/payment/applePay';
import { ExpressPay } from '../../features/express/ExpressPay';
import { CartGroups } from '../../features/lines/CartGroups';
import { useLineActions } from '../../features/lines/useLineActions';
import type { RemovedLines } from '../../features/lines/useRemovedLines';
import { SavedLines } from '../../features/saved/SavedLines';
import { IdentityDiscount } from '../../features/identityDiscount/IdentityDiscount';
import { InsurancePanel } from '../../features/insurance/InsurancePanel';
import { PromotionCodes } from '../../features/promotion/PromotionCodes';
import { TaxByZip } from '../../features/tax/TaxByZip';
import { useTaxEstimate } from '../../features/tax/useTaxEstimate';
import { CartTotals } from '../../features/totals/CartTotals';
import { useRecalculateMutation, useStockQuery, useTurnLockMutation } from '../../state/api';
import { checkoutBlock } from '../../state/checkoutSteps';
import type { LineProduct } from '../../state/lineProduct';
import { storeOf } from '../../state/store';
import { useFraudCheck } from '../../state/useFraudCheck';

/** Only the browsers that have a payment sheet load what opens it. */
const AppleExpress = lazy(() =>
  import('../../features/payment/AppleExpress').then((file) => ({ default: file.AppleExpress })),
);

const Summary = styled(Surface)`
  /* Nothing follows the last fold. */
  & > details:last-child {
    border-bottom: 0;
  }
`;

interface FilledCartProps {
  readonly cart: Cart;
  /** Facts of the products behind the lines; lines without them are shown all the same. */
  readonly products: ReadonlyMap<string, LineProduct>;
  readonly isFetching: boolean;
  readonly fetchFailed: boolean;
  readonly failure: PlatformFailure | null;
  readonly onRetry: () => void;
  readonly removed: RemovedLines;
}

/** A bag with something in it: groups of lines, and beside them what it comes to. */
export function FilledCart({ cart, products, isFetching, fetchFailed, failure, onRetry, removed }: FilledCartProps) {
  const { t } = useTranslation();
  const services = useServices();
  const { site } = services;
  const hydrated = useHydrated();
  useFraudCheck();
  const partNumbers = useMemo(() => [...new Set(cart.lines.map((line) => line.partNumber))].toSorted(), [cart.lines]);
  const { data: stock = {} } = useStockQuery(partNumbers);
  const nameOf = (line: OrderLine) => {
    const product = products.get(line.partNumber);
    return product ? `${product.brand} ${product.name}`.trim() : line.name;
  };
  const actions = useLineActions(cart.orderId, nameOf, removed);
  const estimate = useTaxEstimate(cart);
  const isRecalculated = useFreshPrices(cart.orderId);
  const changes = useCartChanges(cart, isRecalculated && !isFetching);

  const short = unavailableLines(cart);
  const block = checkoutBlock(cart, fetchFailed);
  const blocked = block
    ? t(`Cart.Blocked.${block}`, { limit: RX_ITEM_LIMIT, count: short.length, name: short[0] ? nameOf(short[0]) : '' })
    : null;
  const [turnLock] = useTurnLockMutation();
  const unlock = () => turnLock({ cart, onBehalf: false, ...storeOf(services).fraudCheck() });
  const held = cart.lockHolder === 'assistant';
  const taxAsked = site.config.calculateTaxEnabled && cart.totalSalesTax.minor === 0;
  return (
    <>
      <Columns layout="summary">
        <Stack gap={6}>
          {fetchFailed ? <CartFailure failure={failure} isShown onRetry={onRetry} /> : null}
          {cart.locked ? (
            <Note
              tone="warn"
              title={t(held ? 'Cart.Locked.AssistantTitle' : 'Cart.Locked.Title')}
              action={
                cart.lockHolder === 'shopper' ? (
                  <Button variant="text" onClick={() => void unlock()}>
                    {t('Cart.Locked.Open')}
                  </Button>
                ) : (
                  <Button variant="text" onClick={onRetry}>
                    {t('Cart.TryAgain')}
                  </Button>
                )
              }
            >
              {t(held ? 'Cart.Locked.AssistantText' : 'Cart.Locked.Text')}
            </Note>
          ) : null}
          <ChangesNote changes={changes} />
          {isRxLimitExceeded(cart.lines) ? (
            <Note tone="warn" title={t('Cart.RxLimit.Title', { limit: RX_ITEM_LIMIT })}>
              {t('Cart.RxLimit.Text', { limit: RX_ITEM_LIMIT })}
            </Note>
          ) : null}
          <PrescriberHint cart={cart} />
          <CartGroups lines={cart.lines} {...{ products, stock, actions, removed }} />
        </Stack>
        <Summary as="aside" aria-label={t('Cart.Summary')}>
          <CartTotals
            cart={cart}
            products={products}
            estimate={estimate.tax ? { estimatedTax: estimate.tax, taxPlace: estimate.place } : {}}
            taxForm={taxAsked ? <TaxByZip estimate={estimate} /> : null}
            blocked={blocked}
            express={
              <>
                {hydrated && appleSheetMaker() ? (
                  <Suspense fallback={null}>
                    <AppleExpress cart={cart} />
                  </Suspense>
                ) : null}
                <ExpressPay cart={cart} />
              </>
            }
          />
          <PromotionCodes cart={cart} />
          <IdentityDiscount cart={cart} />
          <InsurancePanel cart={cart} />
        </Summary>
      </Columns>
      <SavedLines />
    </>
  );
}

/** Prices are brought up to date once a visit, so that a change is told here and not at the till (CART-10). */
function useFreshPrices(orderId: string): boolean {
  const services = useServices();
  const [recalculate, { isSuccess, isError }] = useRecalculateMutation();
  useEffect(() => void recalculate({ orderId, ...storeOf(services).fraudCheck() }), [orderId, recalculate, services]);
  return isSuccess || isError;
}
