import {
  isPrescriptionRejected,
  isWithOptician,
  orderProgressOf,
  shownOrderNumber,
} from '@sightline/shared-lib/domain/order';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { ButtonLink, EmptyState, Skeleton, Stack, media } from '@sightline/shared-lib/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';

import { Failed } from '../../account/parts/Failed';
import { order } from '../../account/reading/accountApi';
import { OrderActions } from './OrderActions';
import { OrderItems } from './OrderItems';
import { parcelsOf } from './parcels';
import { ParcelView } from './ParcelView';
import { PrescriptionNote } from './PrescriptionNote';
import { shownDay } from '../../account/words/shownDay';
import { keyPart } from '../../account/words/keyPart';
import type { WholeOrder } from '../../account/reading/wholeOrder';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  & > .order-placed {
    margin: -20px 0 -8px;
  }
  & > .order-parts {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 40px;
  }
  ${media.md} {
    & > .order-parts {
      grid-template-columns: minmax(0, 1fr) minmax(320px, 448px);
      column-gap: 64px;
      align-items: start;
    }
  }
`;

interface OrderDetailProps {
  readonly orderId: string;
  /** Tells the page what this order is about. */
  readonly onTitle: (title: string) => void;
}

/** One order: first what waits for the shopper, then parcels, lines, totals (ORD-02, ORD-05). */
export function OrderDetail({ orderId, onTitle }: OrderDetailProps) {
  const { site, navigation } = useServices();
  const { t } = useTranslation();
  const { catalogId, currency } = site;
  const { reading, again } = useReading(order, { orderId, catalogId, currency });
  const found = reading.state === 'ready' ? reading.value : null;
  const letter = found?.order.orderStatus;
  useEffect(() => {
    if (!letter) return;
    const group = isPrescriptionRejected(letter)
      ? 'prescription-rejected'
      : isWithOptician(letter)
        ? 'prescription-read'
        : orderProgressOf(letter);
    onTitle(t(`Orders.Title.${keyPart(group)}`));
  }, [letter, onTitle, t]);

  if (reading.state === 'loading') return <Skeleton fills="panel" slowText={t('Orders.SlowOne')} />;
  if (reading.state === 'failed') return <Failed what={t('Orders.FailedOne')} onAgain={again} />;
  if (!found) {
    return (
      <EmptyState
        title={t('Orders.Unknown')}
        actions={
          <ButtonLink variant="outlined" href={navigation.href({ page: 'account', params: { section: 'my-orders' } })}>
            {t('Orders.ToAll')}
          </ButtonLink>
        }
      >
        {t('Orders.UnknownText')}
      </EmptyState>
    );
  }
  return <OrderBody {...found} onChanged={again} />;
}

function OrderBody({ order, goods, children, onChanged }: WholeOrder & { readonly onChanged: () => void }) {
  const { navigation } = useServices();
  const { t, tag } = useTranslation();
  const parcels = parcelsOf(order);
  return (
    <Root>
      <p className="order-placed soft">
        {t('Orders.Placed', { number: shownOrderNumber(order.orderId), date: shownDay(order.placedDate, tag) })}
      </p>
      <PrescriptionNote order={order} goods={goods} />
      <div className="order-parts">
        <Stack gap={10}>
          {parcels.map((parcel, index) => (
            <ParcelView
              key={parcel.lines[0]?.orderItemId ?? index}
              parcel={parcel}
              number={index + 1}
              count={parcels.length}
              goods={goods}
            />
          ))}
          {children.length > 0 ? (
            <p>
              {t('Orders.Children')}{' '}
              {children.map((id) => (
                <a
                  key={id}
                  className="link"
                  href={navigation.href({ page: 'account', params: { section: 'my-orders', id } })}
                >
                  {shownOrderNumber(id)}
                </a>
              ))}
            </p>
          ) : null}
        </Stack>
        <Stack>
          <OrderItems order={order} goods={goods} />
          <OrderActions order={order} onChanged={onChanged} />
        </Stack>
      </div>
    </Root>
  );
}
