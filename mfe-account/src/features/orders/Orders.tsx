import { ORDER_LIST_SIZES } from '@sightline/shared-lib/domain/listing';
import type { OrderSummary } from '@sightline/shared-lib/domain/order';
import { RETURN_PERIODS, type ReturnPeriod } from '@sightline/shared-lib/domain/return';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { ButtonLink, EmptyState, Segmented, Select, Skeleton } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { Failed } from '../../account/parts/Failed';
import { orders } from '../../account/reading/accountApi';
import { filterOrders, STATUS_FILTERS, type StatusFilter } from './orderFilter';
import { OrderRow } from './OrderRow';
import { OrdersRoot } from './ordersStyle';
import { Pages } from './Pages';
import { useOrderGoods } from './useOrderGoods';
import { keyPart } from '../../account/words/keyPart';

/** All orders of the shopper: a hundred are read, ten shown, narrowed by period and status (ORD-01, ORD-02). */
export function Orders() {
  const { t } = useTranslation();
  const { reading, again } = useReading(orders, {});
  if (reading.state === 'loading') return <Skeleton fills="panel" slowText={t('Orders.Slow')} />;
  if (reading.state === 'failed') return <Failed what={t('Orders.Failed')} onAgain={again} />;
  return <OrderList orders={reading.value} />;
}

function OrderList({ orders }: { readonly orders: readonly OrderSummary[] }) {
  const { navigation, now } = useServices();
  const { t } = useTranslation();
  const [period, setPeriod] = useState<ReturnPeriod>('Last6Months');
  const [status, setStatus] = useState<StatusFilter>('all');
  const [size, setSize] = useState<number>(ORDER_LIST_SIZES[0]);
  const [page, setPage] = useState(1);
  const fitting = filterOrders(orders, { period, status, now });
  const pages = Math.max(1, Math.ceil(fitting.length / size));
  const shown = fitting.slice((page - 1) * size, page * size);
  const goods = useOrderGoods(shown.map(({ orderId }) => orderId));

  if (orders.length === 0) {
    return (
      <EmptyState
        title={t('Orders.None')}
        actions={<ButtonLink href={navigation.localise('/eyeglasses')}>{t('Account.Browse')}</ButtonLink>}
      >
        {t('Orders.NoneText')}
      </EmptyState>
    );
  }
  const choose =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  return (
    <OrdersRoot>
      <div className="orders-filters">
        <Select
          label={t('Orders.Filter.Status')}
          labelHidden
          value={status}
          options={STATUS_FILTERS.map((value) => ({ value, label: t(`Orders.Filter.${keyPart(value)}`) }))}
          onChange={(event) => choose(setStatus)(event.target.value as StatusFilter)}
        />
        <Segmented
          label={t('Orders.Filter.Period')}
          name="period"
          value={period}
          options={RETURN_PERIODS.map((value) => ({ value, label: t(`Orders.Period.${value}`) }))}
          onChange={(event) => choose(setPeriod)(event.target.value as ReturnPeriod)}
        />
      </div>
      <ul className="orders-list">
        {shown.map((order) => (
          <OrderRow key={order.orderId} order={order} goods={goods[order.orderId]} />
        ))}
      </ul>
      <div className="orders-foot">
        <output className="soft">{t(`Orders.Shown.${period}`, { shown: shown.length, count: fitting.length })}</output>
        <Pages page={page} pages={pages} onPage={setPage} />
        {fitting.length > ORDER_LIST_SIZES[0] ? (
          <Select
            label={t('Orders.PageSize')}
            value={String(size)}
            options={ORDER_LIST_SIZES.map((value) => ({ value: String(value), label: String(value) }))}
            onChange={(event) => choose(setSize)(Number(event.target.value))}
          />
        ) : null}
      </div>
    </OrdersRoot>
  );
}
