import type { PageProps } from '@sightline/shared-lib/contracts';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Heading, Note, Page, Skeleton, Stack } from '@sightline/shared-lib/ui';
import { lazy, Suspense, useEffect } from 'react';

import { EndedVisitNote } from '../../parts/EndedVisitNote';
import { useCertainlyEmpty } from '../../state/useCertainlyEmpty';
import { useEndedVisit } from '../../state/useEndedVisit';
import { EmptyBag } from './EmptyBag';
import type { CartData } from './load';
import { loadBag } from './loadBag';
import { PlainBagList } from './PlainBagList';

const Bag = lazy(loadBag);

/** The page of the bag; what may be in it, and the store that knows, come for whom it is not certainly empty (CART-02, CART-04). */
export function Cart({ data: { held, notAdded } }: PageProps<CartData>) {
  const { t } = useTranslation();
  const ended = useEndedVisit();
  const isEmpty = useCertainlyEmpty();
  useEffect(() => {
    // It comes while it becomes known who the shopper is.
    if (held) loadBag().catch(() => undefined);
  }, [held]);
  const waiting = held ? <PlainBagList cart={held.cart} /> : <Skeleton fills="panel" />;
  return (
    <Page as="main" id="main" tabIndex={-1}>
      <Stack gap={6}>
        <Heading level={1}>{t('Cart.Title')}</Heading>
        {notAdded ? (
          <Note tone="bad" live="alert">
            {t('Cart.NotAdded')}
          </Note>
        ) : null}
        {isEmpty === null ? waiting : null}
        {isEmpty ? (
          <>
            {ended ? <EndedVisitNote whose={ended} /> : null}
            <EmptyBag />
          </>
        ) : null}
        {isEmpty === false ? (
          <Suspense fallback={waiting}>
            <Bag held={held} waiting={waiting} ended={ended} />
          </Suspense>
        ) : null}
      </Stack>
    </Page>
  );
}
