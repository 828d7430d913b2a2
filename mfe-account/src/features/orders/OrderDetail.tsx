import { isPrescriptionRejected, orderProgressOf, shownOrderNumber } from '@sightline/shared-lib/domain/order';
import { Fragment, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { Button, ButtonLink, EmptyState, Note, Skeleton, Stack, Surface, media } from '@sightline/shared-lib/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { Failed } from '../../account/parts/Failed';
import { order } from '../../account/reading/accountApi';
import { OrderActions } from './OrderActions';
import { OrderItems } from './OrderItems';
import { linesForPrescription, parcelsOf } from './parcels';
import { ParcelView } from './ParcelView';
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
    const group = isPrescriptionRejected(letter) ? 'prescription-rejected' : orderProgressOf(letter);
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
      {orderProgressOf(order.orderStatus) === 'pending-prescription' ? (
        <Prescription order={order} goods={goods} onAttached={onChanged} />
      ) : null}
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

interface PrescriptionProps extends Pick<WholeOrder, 'order' | 'goods'> {
  readonly onAttached: () => void;
}

function Prescription({ order, goods, onAttached }: PrescriptionProps) {
  const { t, tag } = useTranslation();
  const lines = linesForPrescription(order);
  const names = lines.map((line) => goods[line.partNumber]?.name ?? line.name);
  const [open, setOpen] = useState(false);
  return (
    <section id="prescription" aria-label={t('Orders.Prescription.Label')}>
      <Note
        tone="warn"
        title={t('Orders.Prescription.Title', { names: new Intl.ListFormat(tag).format(names) })}
        action={
          open ? null : (
            <Button icon="arrow" size="small" onClick={() => setOpen(true)}>
              {t('Orders.Prescription.Open')}
            </Button>
          )
        }
      >
        {t('Orders.Prescription.Text')}
      </Note>
      {open ? (
        <Surface>
          <Fragment
            name="prescription.upload"
            props={{ orderId: order.orderId, orderItemIds: lines.map((line) => line.orderItemId), onAttached }}
            fallback={<Skeleton fills="panel" />}
          />
        </Surface>
      ) : null}
    </section>
  );
}
