import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { ButtonLink, EmptyState, Skeleton } from '@sightline/shared-lib/ui';
import { useEffect, useRef } from 'react';

import { Failed } from '../../account/parts/Failed';
import { order } from '../../account/reading/accountApi';
import { OrderView } from './OrderView';
import { orderTitle } from './statusWords';

interface OrderDetailProps {
  readonly orderId: string;
  /** Tells the page what this order is about; `isNews` when the shopper has just changed that. */
  readonly onTitle: (title: string, isNews: boolean) => void;
}

/** One order: first what waits for the shopper, then parcels, lines, totals (ORD-02, ORD-05). */
export function OrderDetail({ orderId, onTitle }: OrderDetailProps) {
  const { site, navigation } = useServices();
  const { t } = useTranslation();
  const { catalogId, currency } = site;
  const { reading, again } = useReading(order, { orderId, catalogId, currency });
  const found = reading.state === 'ready' ? reading.value : null;
  const title = found ? orderTitle(found.order) : null;
  const isNews = useRef(false);
  useEffect(() => {
    if (title) onTitle(t(title), isNews.current);
    isNews.current = false;
  }, [title, onTitle, t]);

  if (reading.state === 'loading') return <Skeleton fills="panel" slowText={t('Orders.SlowOne')} />;
  if (reading.state === 'failed') return <Failed what={t('Orders.FailedOne')} onAgain={again} />;
  if (!found) {
    return (
      <EmptyState
        title={t('Orders.Unknown')}
        actions={
          <ButtonLink href={navigation.href({ page: 'account', params: { section: 'my-orders' } })}>
            {t('Orders.ToAll')}
          </ButtonLink>
        }
      >
        {t('Orders.UnknownText')}
      </EmptyState>
    );
  }
  const cancelled = () => {
    isNews.current = true;
    again();
  };
  return <OrderView {...found} onChanged={again} onCancelled={cancelled} />;
}
