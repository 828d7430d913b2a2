import type { PageProps } from '@sightline/shared-lib/contracts';
import type { OrderLine } from '@sightline/shared-lib/domain/cart';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useSelector } from '@sightline/shared-lib/store';
import { ButtonLink, EmptyState, Heading, Note, Page, Skeleton, Stack, TextLink } from '@sightline/shared-lib/ui';
import { lazy, Suspense, useEffect } from 'react';

import { useIsAssistant } from '../../features/assistant/useIsAssistant';
import { RemovedRows } from '../../features/lines/RemovedRow';
import { useRemovedLines } from '../../features/lines/useRemovedLines';
import { SavedLines } from '../../features/saved/SavedLines';
import { CartFailure } from '../../parts/CartFailure';
import { EndedVisitNote } from '../../parts/EndedVisitNote';
import { selectOrder } from '../../state/store';
import { useCart } from '../../state/useCart';
import { useEndedVisit } from '../../state/useEndedVisit';
import { useLineProducts } from '../../state/useLineProducts';
import { loadFilledCart } from './loadFilledCart';
import type { CartData } from './load';
import { PlainBagList } from './PlainBagList';

/** Shoppers never load it. */
const AssistantDesk = lazy(() =>
  import('../../features/assistant/AssistantDesk').then((file) => ({ default: file.AssistantDesk })),
);

/** An empty bag does without it. */
const FilledCart = lazy(loadFilledCart);

/** Nothing to look up. */
const NO_LINES: readonly OrderLine[] = [];

/** The bag: loading, empty, failed or full (CART-02 to CART-10). */
export function Cart({ data }: PageProps<CartData>) {
  const { t } = useTranslation();
  const { navigation } = useServices();
  const view = useCart();
  const ended = useEndedVisit();
  const { isAddingItem } = useSelector(selectOrder);
  const removed = useRemovedLines();
  const isAssistant = useIsAssistant();
  // Groups are those of the products: lines that come before them would change places.
  const { products, isLoading } = useLineProducts(view.status === 'ready' ? view.cart.lines : NO_LINES);
  useEffect(() => {
    // It comes while the bag is read.
    if (data.plain) loadFilledCart().catch(() => undefined);
  }, [data.plain]);
  const waiting = data.plain ? <PlainBagList bag={data.plain} /> : <Skeleton fills="panel" />;
  // What is still being added is not in it yet.
  const isEmpty = view.status === 'empty' && !isAddingItem;
  const isWaiting = view.status === 'ready' ? isLoading : view.status !== 'failed' && !isEmpty;
  return (
    <Page as="main" id="main" tabIndex={-1}>
      <Stack gap={6}>
        <Heading level={1}>{t('Cart.Title')}</Heading>
        {data.notAdded ? (
          <Note tone="bad" live="alert">
            {t('Cart.NotAdded')}
          </Note>
        ) : null}
        {isWaiting ? waiting : null}
        {view.status === 'failed' ? <CartFailure failure={view.failure} onRetry={view.retry} /> : null}
        {isEmpty && ended ? <EndedVisitNote whose={ended} /> : null}
        {isEmpty ? <RemovedRows removed={removed} /> : null}
        {isEmpty ? (
          <EmptyState
            sign="square"
            title={t('Cart.Empty.Title')}
            actions={
              <>
                <ButtonLink href={navigation.localise('/eyeglasses')}>{t('Cart.Empty.Eyeglasses')}</ButtonLink>
                <ButtonLink variant="outlined" href={navigation.localise('/sunglasses')}>
                  {t('Cart.Empty.Sunglasses')}
                </ButtonLink>
              </>
            }
          >
            {t('Cart.Empty.Text')}{' '}
            <TextLink href={navigation.href({ page: 'wishlist' })}>{t('Cart.Empty.Saved')}</TextLink>.
          </EmptyState>
        ) : null}
        {isEmpty ? <SavedLines /> : null}
        {view.status === 'ready' && !isLoading ? (
          <Suspense fallback={waiting}>
            <FilledCart
              cart={view.cart}
              products={products}
              isFetching={view.isFetching}
              fetchFailed={view.fetchFailed}
              failure={view.failure}
              onRetry={view.retry}
              removed={removed}
            />
          </Suspense>
        ) : null}
        {isAssistant ? (
          <Suspense fallback={null}>
            <AssistantDesk />
          </Suspense>
        ) : null}
      </Stack>
    </Page>
  );
}
