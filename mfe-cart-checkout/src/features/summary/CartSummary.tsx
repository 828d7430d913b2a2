import type { Fragments } from '@sightline/shared-lib/contracts';
import { cartEntries, joinEyes } from '@sightline/shared-lib/domain/cart';
import { formatMoney } from '@sightline/shared-lib/domain/money';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useSelector } from '@sightline/shared-lib/store';
import {
  Button,
  ButtonLink,
  Drawer,
  EmptyState,
  Note,
  ProgressLine,
  Skeleton,
  Stack,
  Totals,
} from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { checkoutBlock } from '../../state/checkoutSteps';
import { selectOrder } from '../../state/store';
import { useCart } from '../../state/useCart';
import { useLineProducts } from '../../state/useLineProducts';
import { withStore } from '../../state/withStore';
import { CartFailure } from '../../parts/CartFailure';
import { PrescriberHint } from '../../parts/PrescriberHint';
import { SummaryLines } from '../../parts/SummaryLines';
import { missingToFree } from '../../parts/totalsRows';

/** The way to the bag begins left, as the main action does, also in a row of its own. */
const BagDrawer = styled(Drawer)`
  & > .dialog-foot > [data-plain] {
    justify-content: start;
  }
`;

function Summary({ justAdded, onClose }: Fragments['cart.summary']) {
  const { t, tag } = useTranslation();
  const { navigation, site } = useServices();
  const { isAddingItem } = useSelector(selectOrder);
  const view = useCart();
  const ready = view.status === 'ready';
  // What stands in the way is told in the bag.
  const isOpen = ready && checkoutBlock(view.cart, view.fetchFailed) === null;
  const entries = ready ? cartEntries(view.cart.lines, () => null) : [];
  const { products } = useLineProducts(entries.map((entry) => entry.line));
  const toFree = ready ? missingToFree(view.cart, site.config.freeDeliveryFrom) : null;
  // Alone under the title it says by itself that it is in the bag; who does not see it hears so.
  const saysItself = joinEyes(entries).length === 1 && !isAddingItem;
  const said = t(isAddingItem ? 'Cart.Drawer.Adding' : 'Cart.Drawer.IsIn', { name: justAdded?.name ?? '' });
  return (
    <BagDrawer
      open
      side="right"
      title={t(isAddingItem ? 'Cart.Title' : 'Cart.Drawer.Added')}
      onDismiss={onClose}
      footer={
        ready || isAddingItem ? (
          <>
            <ButtonLink variant="outlined" href={navigation.href({ page: 'cart' })} onClick={onClose}>
              {t('Cart.Drawer.View')}
            </ButtonLink>
            {isAddingItem ? (
              <Button icon="arrow" busy>
                {t('Cart.Checkout')}
              </Button>
            ) : isOpen ? (
              <ButtonLink icon="arrow" href={navigation.href({ page: 'checkout-shipping' })} onClick={onClose}>
                {t('Cart.Checkout')}
              </ButtonLink>
            ) : null}
          </>
        ) : undefined
      }
    >
      <Stack>
        {justAdded ? (
          <div aria-live="polite" className={saysItself ? 'vh' : undefined}>
            {saysItself ? said : <Note tone={isAddingItem ? 'plain' : 'good'}>{said}</Note>}
          </div>
        ) : null}
        {isAddingItem ? <ProgressLine label={said} /> : null}
        {view.status === 'loading' || (view.status === 'empty' && isAddingItem) ? <Skeleton fills="row" /> : null}
        {view.status === 'failed' ? <CartFailure failure={view.failure} onRetry={view.retry} /> : null}
        {view.status === 'empty' && !isAddingItem ? <EmptyState title={t('Cart.Empty.Title')} /> : null}
        {ready ? (
          <>
            <SummaryLines entries={entries} products={products} inDrawer />
            <PrescriberHint cart={view.cart} />
            <Totals
              rows={[
                {
                  key: 'total',
                  term: t('Cart.Totals.Subtotal'),
                  amount: formatMoney(view.cart.totalProductPrice, tag),
                  tone: 'total',
                },
              ]}
            />
            {toFree ? (
              <p className="small soft">{t('Cart.Totals.ToFree', { amount: formatMoney(toFree, tag) })}</p>
            ) : null}
          </>
        ) : null}
      </Stack>
    </BagDrawer>
  );
}

/** The bag in a drawer, opened when something was added (CART-07). */
export const CartSummary = withStore(Summary);
