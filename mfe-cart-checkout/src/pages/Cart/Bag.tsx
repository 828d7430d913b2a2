import type { OrderLine } from '@sightline/shared-lib/domain/cart';
import { useSelector } from '@sightline/shared-lib/store';
import { lazy, Suspense, type ReactNode } from 'react';

import { useIsAssistant } from '../../features/assistant/useIsAssistant';
import { RemovedRows } from '../../features/lines/RemovedRow';
import { useRemovedLines } from '../../features/lines/useRemovedLines';
import { SavedLines } from '../../features/saved/SavedLines';
import { CartFailure } from '../../parts/CartFailure';
import { EndedVisitNote } from '../../parts/EndedVisitNote';
import { type HeldBag, useHeldBag } from '../../state/heldBag';
import { selectOrder } from '../../state/store';
import { useCart } from '../../state/useCart';
import type { EndedVisit } from '../../state/useEndedVisit';
import { useLineProducts } from '../../state/useLineProducts';
import { withStore } from '../../state/withStore';
import { EmptyBag } from './EmptyBag';
import { FilledCart } from './FilledCart';

/** Shoppers never load it. */
const AssistantDesk = lazy(() =>
  import('../../features/assistant/AssistantDesk').then((file) => ({ default: file.AssistantDesk })),
);

/** Nothing to look up. */
const NO_LINES: readonly OrderLine[] = [];

export interface BagProps {
  readonly held: HeldBag | null;
  /** What stands there while the bag is read. */
  readonly waiting: ReactNode;
  /** Whose visit ended, if one did. */
  readonly ended: EndedVisit | null;
}

/** What the bag holds: loading, empty, failed or full (CART-02 to CART-10). */
function StoredBag({ held, waiting, ended }: BagProps) {
  useHeldBag(held);
  const view = useCart();
  const { isAddingItem } = useSelector(selectOrder);
  const removed = useRemovedLines();
  const isAssistant = useIsAssistant();
  // Groups are those of the products: lines that come before them would change places.
  const { products, isLoading } = useLineProducts(view.status === 'ready' ? view.cart.lines : NO_LINES);
  // What is still being added is not in it yet.
  const isEmpty = view.status === 'empty' && !isAddingItem;
  const isWaiting = view.status === 'ready' ? isLoading : view.status !== 'failed' && !isEmpty;
  return (
    <>
      {isWaiting ? waiting : null}
      {view.status === 'failed' ? <CartFailure failure={view.failure} onRetry={view.retry} /> : null}
      {isEmpty ? (
        <>
          {ended ? <EndedVisitNote whose={ended} /> : null}
          <RemovedRows removed={removed} />
          <EmptyBag />
          <SavedLines />
        </>
      ) : null}
      {view.status === 'ready' && !isLoading ? (
        <FilledCart
          cart={view.cart}
          products={products}
          isFetching={view.isFetching}
          fetchFailed={view.fetchFailed}
          failure={view.failure}
          onRetry={view.retry}
          removed={removed}
        />
      ) : null}
      {isAssistant ? (
        <Suspense fallback={null}>
          <AssistantDesk />
        </Suspense>
      ) : null}
    </>
  );
}

export const Bag = withStore(StoredBag);
