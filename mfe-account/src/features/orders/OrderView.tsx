import { shownOrderNumber } from '@sightline/shared-lib/domain/order';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Stack } from '@sightline/shared-lib/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';

import type { WholeOrder } from '../../account/reading/wholeOrder';
import { shownDay } from '../../account/words/shownDay';
import { OrderActions } from './OrderActions';
import { OrderItems } from './OrderItems';
import { OrderReminder } from './OrderReminder';
import { OrderTimeline } from './OrderTimeline';
import { parcelsOf } from './parcels';
import { ParcelView } from './ParcelView';
import { PaymentNote } from './PaymentNote';
import { PrescriberNote } from './PrescriberNote';
import { PrescriptionNote } from './PrescriptionNote';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  container-type: inline-size;
  & > .order-placed {
    margin: -20px 0 -8px;
  }
  & > .order-parts {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 40px;
  }
  @container (min-width: 760px) {
    & > .order-parts {
      grid-template-columns: minmax(0, 1fr) minmax(320px, min(448px, 43%));
      column-gap: 64px;
      align-items: start;
    }
  }
`;

interface OrderViewProps extends WholeOrder {
  readonly onChanged: () => void;
  readonly onCancelled?: () => void;
}

/** One order with what waits for the shopper, its parcels, lines and totals, for its owner and for who looked it up. */
export function OrderView({ order, goods, children, onChanged, onCancelled = onChanged }: OrderViewProps) {
  const { navigation, now } = useServices();
  const { t, tag } = useTranslation();
  const parcels = parcelsOf(order, now);
  return (
    <Root>
      <p className="order-placed soft">
        {t('Orders.Placed', { number: shownOrderNumber(order.orderId), date: shownDay(order.placedDate, tag) })}
      </p>
      {order.lookedUp ? <p className="small soft">{t('Lookup.Limited')}</p> : null}
      <PaymentNote order={order} />
      <PrescriptionNote order={order} goods={goods} />
      <PrescriberNote order={order} goods={goods} />
      <div className="order-parts">
        <Stack gap={10}>
          {parcels.map((parcel, index) => (
            <ParcelView
              key={parcel.lines[0]?.orderItemId ?? index}
              order={order}
              parcel={parcel}
              number={index + 1}
              count={parcels.length}
              goods={goods}
            />
          ))}
          <OrderTimeline events={order.timeline} />
          {children.length > 0 ? (
            <p>
              {t('Orders.Children')}{' '}
              {children.map((id, index) => (
                <Fragment key={id}>
                  {index > 0 ? ', ' : null}
                  <a className="link" href={navigation.href({ page: 'account', params: { section: 'my-orders', id } })}>
                    {shownOrderNumber(id)}
                  </a>
                </Fragment>
              ))}
            </p>
          ) : null}
        </Stack>
        <Stack gap={8}>
          <Stack gap={3}>
            <OrderItems order={order} goods={goods} onChanged={onChanged} />
            <OrderActions order={order} onChanged={onCancelled} />
          </Stack>
          <OrderReminder order={order} goods={goods} />
        </Stack>
      </div>
    </Root>
  );
}
