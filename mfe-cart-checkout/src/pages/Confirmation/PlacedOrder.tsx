import type { Order } from '@sightline/shared-lib/domain/order';
import { orderAttributes, shownOrderNumber } from '@sightline/shared-lib/domain/order';
import { prescriptionItems } from '@sightline/shared-lib/domain/prescription';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { useDispatch } from '@sightline/shared-lib/store';
import { Button, ButtonLink, Columns, Heading, Row, Stack, media, screenBelow } from '@sightline/shared-lib/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';

import { KeepInAccount } from '../../features/confirmation/KeepInAccount';
import { LeaveDevice } from '../../features/confirmation/LeaveDevice';
import { paidWith } from '../../features/confirmation/paidWith';
import { PrescriptionLeft } from '../../features/confirmation/PrescriptionLeft';
import { WhatHappens } from '../../features/confirmation/WhatHappens';
import { DeliveryAnswers } from '../../parts/DeliveryAnswers';
import { SummaryColumn } from '../../parts/OrderSummary';
import { lastOrder } from '../../state/finishOrder';
import { tellInsurance } from '../../state/insurance';
import { orderShown } from '../../state/orderSlice';

const Head = styled.div`
  display: grid;
  gap: 8px;
  & .order-number {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** What was bought follows how it was paid; beside all of it where there is room. */
const Parts = styled(Columns)`
  row-gap: 40px;
  ${media.md} {
    grid-template-rows: auto 1fr;
    & > aside {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

const Ways = styled(Row)`
  @media ${screenBelow.sm} {
    gap: 12px;
    & > [data-plain] {
      flex: 1 1 auto;
      justify-content: start;
      text-align: start;
    }
  }
`;

interface PlacedOrderProps {
  readonly order: Order;
  readonly onAttached: () => void;
}

/** An order that is in. */
export function PlacedOrder({ order, onAttached }: PlacedOrderProps) {
  const { t, tag } = useTranslation();
  const services = useServices();
  const { navigation } = services;
  const dispatch = useDispatch();
  const user = useUser();
  const known = lastOrder(services, order.orderId);
  const { recipient } = orderAttributes(order.extendedAttributes, order.currency);
  const [line] = order.lines;
  const address = line?.physicalStoreId ? null : line?.address;
  const email = known?.email || recipient?.email || address?.email1 || '';
  const name = recipient?.name || address?.firstName || '';

  useEffect(() => {
    dispatch(orderShown(order));
    tellInsurance(order.orderId);
  }, [dispatch, order]);

  const [before = '', after = ''] = t(email ? 'Confirm.IsIn' : 'Confirm.IsInPlain', { email }).split('#');
  return (
    <Parts layout="summary">
      <Stack gap={10}>
        <Head>
          <Heading level={1}>{name ? t('Confirm.Thanks', { name }) : t('Confirm.ThanksPlain')}</Heading>
          <p className="t2">
            {before}
            <span className="order-number">{shownOrderNumber(order.orderId)}</span>
            {after}
          </p>
        </Head>
        <PrescriptionLeft order={order} onAttached={onAttached} />
        <WhatHappens order={order} />
        <DeliveryAnswers cart={order} mode={null} placed={paidWith(order, t, tag)} />
      </Stack>
      <SummaryColumn order={order} />
      <Stack gap={10}>
        <Ways>
          <Button variant="outlined" onClick={() => window.print()}>
            {t('Confirm.Print')}
          </Button>
          <ButtonLink
            variant="outlined"
            href={navigation.href(
              user?.userLoggedIn
                ? { page: 'account', params: { section: 'my-orders', id: order.orderId } }
                : { page: 'order-lookup', params: { orderId: order.orderId } },
            )}
          >
            {t(user?.userLoggedIn ? 'Confirm.SeeOrder' : 'Confirm.Track')}
          </ButtonLink>
        </Ways>
        <KeepInAccount
          email={email}
          firstName={name}
          lastName={recipient?.surname || address?.lastName || ''}
          phone={recipient?.telephone || address?.phone1 || ''}
          signedIn={Boolean(user?.userLoggedIn)}
          measured={prescriptionItems(order.lines).length > 0}
        />
        {user?.isGuest ? <LeaveDevice /> : null}
      </Stack>
    </Parts>
  );
}
