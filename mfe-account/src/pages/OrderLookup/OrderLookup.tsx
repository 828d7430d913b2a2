import type { PageProps } from '@sightline/shared-lib/contracts';
import { shownOrderNumber } from '@sightline/shared-lib/domain/order';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { Breadcrumb, Heading, Page, Skeleton, TextLink } from '@sightline/shared-lib/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { Failed } from '../../account/parts/Failed';
import { order } from '../../account/reading/accountApi';
import { LookupForm } from '../../features/lookup/LookupForm';
import { OrderView } from '../../features/orders/OrderView';
import { ParcelTrack } from '../../features/orders/ParcelTrack';
import { orderTitle } from '../../features/orders/statusWords';

export interface OrderLookupData {
  /** Empty until an order is asked for. */
  readonly orderId: string;
  /** One parcel of it alone, by its tracking number; empty for the whole order. */
  readonly parcel: string;
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  & > .lookup-lead {
    max-width: 520px;
    margin-top: -12px;
    text-wrap: pretty;
  }
  & > .order-view {
    margin-top: 16px;
  }
`;

/** An order by its number and e-mail address: for guests, in any browser (ORD-03). */
export function OrderLookup({ data: { orderId, parcel } }: PageProps<OrderLookupData>) {
  const { navigation, site, reportFailure } = useServices();
  const { t } = useTranslation();
  const user = useUser();
  const [proofs, setProofs] = useState(0);
  const { catalogId, currency } = site;
  const { reading, again } = useReading(order, { orderId, catalogId, currency }, { skip: orderId === '' });
  const found = reading.state === 'ready' ? reading.value : null;
  const isUnknown = orderId === '' || user?.userId === '' || (reading.state === 'ready' && !found);
  // A form that was shown stays while its visitor becomes a guest and the order is read.
  const [asked, setAsked] = useState(isUnknown);
  if (isUnknown && !asked) setAsked(true);
  const home = navigation.href({ page: 'order-lookup', params: {} });
  // What is read by then is another reading than when the form was sent: a guest may have been made meanwhile.
  useEffect(() => {
    if (proofs > 0) again();
  }, [proofs, again]);
  const open = (id: string) => {
    if (id === orderId) setProofs((count) => count + 1);
    else
      navigation
        .navigate(navigation.href({ page: 'order-lookup', params: { orderId: id, ...(parcel ? { parcel } : {}) } }))
        .catch(reportFailure);
  };
  return (
    <Page as="main" id="main" tabIndex={-1}>
      {found ? (
        <Breadcrumb
          items={[{ label: t('Lookup.Title'), href: home }, { label: shownOrderNumber(found.order.orderId) }]}
        />
      ) : null}
      <Body>
        <Heading level={1}>{t(!found ? 'Lookup.Title' : parcel ? 'Parcel.Title' : orderTitle(found.order))}</Heading>
        {found ? (
          <div className="order-view">
            {parcel ? <ParcelTrack order={found.order} number={parcel} /> : <OrderView {...found} onChanged={again} />}
          </div>
        ) : asked ? (
          <>
            <p className="lookup-lead soft">{t('Lookup.Lead')}</p>
            <LookupForm orderId={orderId} onFound={open} />
            <p>
              {t('Lookup.HaveAccount')}{' '}
              <TextLink href={navigation.href({ page: 'account', params: { section: 'my-orders' } })}>
                {t('Lookup.ToAccount')}
              </TextLink>
            </p>
          </>
        ) : reading.state === 'loading' ? (
          <Skeleton fills="panel" slowText={t('Orders.SlowOne')} />
        ) : reading.state === 'failed' ? (
          <Failed what={t('Orders.FailedOne')} onAgain={again} />
        ) : null}
      </Body>
    </Page>
  );
}
