import type { OrderLine } from '@sightline/shared-lib/domain/cart';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { ButtonLink, EmptyState, Skeleton, Stack } from '@sightline/shared-lib/ui';

import { Failed } from '../../account/parts/Failed';
import { returnItems } from '../../account/reading/accountApi';
import { thingsOf } from '../../account/reading/orderLines';
import { isPaidInCash, returnedLines } from '../../account/reading/returnFacts';
import type { ReturnedItem } from '../../account/reading/returnLines';
import type { WholeOrder } from '../../account/reading/wholeOrder';
import { orderAddress } from '../../account/words/orderAddress';
import { lineName } from './lineName';
import { OneReturn, type ReturnedThing } from './OneReturn';

interface ReturnDoneProps extends Pick<WholeOrder, 'order' | 'goods'> {
  /** The order shows where its returns stand. */
  readonly onChanged: () => void;
}

/** The returns of an order, the newest first (RET-02). */
export function ReturnDone({ order, goods, onChanged }: ReturnDoneProps) {
  const { navigation, site } = useServices();
  const { catalogId, currency } = site;
  const { t, tag } = useTranslation();
  const orderItemIds = returnedLines(order).map(({ orderItemId }) => orderItemId);
  const { reading, again } = useReading(
    returnItems,
    { orderItemIds, catalogId, currency },
    { skip: orderItemIds.length === 0 },
  );
  const toOrder = navigation.href(orderAddress(order));
  if (orderItemIds.length === 0) {
    return (
      <EmptyState title={t('Returns.None')} actions={<ButtonLink href={toOrder}>{t('Returns.ToOrder')}</ButtonLink>} />
    );
  }
  if (reading.state === 'loading') return <Skeleton fills="panel" />;
  if (reading.state === 'failed') return <Failed what={t('Returns.NotLoaded')} onAgain={again} />;
  const items = reading.value;
  const numbers = [...new Set(items.map(({ rmaId }) => rmaId))];
  const things = new Map(thingsOf(order).map((line) => [line.orderItemId, line]));
  const thingOf = (line: OrderLine, { orderItemId, eyes, quantity }: ReturnedItem): ReturnedThing => {
    const known = goods[line.partNumber];
    const pieces = line.quantity > 1 ? t('Returns.Of', { count: quantity, all: line.quantity }) : '';
    return {
      orderItemId,
      name: lineName(line, known, eyes, t, tag),
      detail: [known?.detail, pieces].filter(Boolean).join(' · '),
    };
  };
  return (
    <Stack gap={6}>
      {numbers.map((rmaId) => {
        const own = items.filter((item) => item.rmaId === rmaId);
        return (
          <OneReturn
            key={rmaId}
            rmaId={rmaId}
            items={own}
            things={own.flatMap((item) => {
              const line = things.get(item.orderItemId);
              return line ? [thingOf(line, item)] : [];
            })}
            inCash={isPaidInCash(order)}
            toOrder={toOrder}
            toReturn={
              order.returnOffer.can
                ? navigation.href({ page: 'order-return-select', params: { orderId: order.orderId } })
                : ''
            }
            onChanged={() => {
              again();
              onChanged();
            }}
          />
        );
      })}
    </Stack>
  );
}
