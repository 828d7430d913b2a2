import type { Fragments } from '@sightline/shared-lib/contracts';
import { cartEntries } from '@sightline/shared-lib/domain/cart';
import { formatMoney } from '@sightline/shared-lib/domain/money';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useSelector } from '@sightline/shared-lib/store';
import { ButtonLink, Drawer, EmptyState, Note, ProgressLine, Skeleton, Stack, Totals } from '@sightline/shared-lib/ui';

import { selectOrder } from '../../state/store';
import { useCart } from '../../state/useCart';
import { CartFailure } from '../../parts/CartFailure';
import { PrescriberHint } from '../../parts/PrescriberHint';
import { SummaryLines } from '../../parts/SummaryLines';

/** The bag in a drawer, opened when something was added (CART-07). */
export function CartSummary({ justAdded, onClose }: Fragments['cart.summary']) {
  const { t, tag } = useTranslation();
  const { navigation } = useServices();
  const { isAddingItem } = useSelector(selectOrder);
  const view = useCart();
  const ready = view.status === 'ready';
  return (
    <Drawer
      open
      side="right"
      title={t(justAdded && !isAddingItem ? 'Cart.Drawer.Added' : 'Cart.Title')}
      onDismiss={onClose}
      footer={
        ready || isAddingItem ? (
          <ButtonLink icon="arrow" href={navigation.href({ page: 'cart' })} onClick={onClose}>
            {t('Cart.Drawer.View')}
          </ButtonLink>
        ) : undefined
      }
    >
      <Stack>
        {justAdded ? (
          <Note tone={isAddingItem ? 'plain' : 'good'} live="status">
            {t(isAddingItem ? 'Cart.Drawer.Adding' : 'Cart.Drawer.IsIn', { name: justAdded.name })}
          </Note>
        ) : null}
        {isAddingItem ? <ProgressLine label={t('Cart.Drawer.Adding', { name: justAdded?.name ?? '' })} /> : null}
        {view.status === 'loading' || (view.status === 'empty' && isAddingItem) ? <Skeleton fills="row" /> : null}
        {view.status === 'failed' ? <CartFailure failure={view.failure} onRetry={view.retry} /> : null}
        {view.status === 'empty' && !isAddingItem ? <EmptyState title={t('Cart.Empty.Title')} /> : null}
        {ready ? (
          <>
            <SummaryLines entries={cartEntries(view.cart.lines, () => null)} />
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
          </>
        ) : null}
      </Stack>
    </Drawer>
  );
}
