import { ORDER_HISTORY_PAGE, ORDER_LIST_SIZES } from '@sightline/shared-lib/domain/listing';
import type { ReturnPeriod } from '@sightline/shared-lib/domain/return';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { ButtonLink, EmptyState, Select, Skeleton } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { Failed } from '../../account/parts/Failed';
import { orderPage, orders as latestOrders } from '../../account/reading/accountApi';
import { OrderFilters, type Filters } from './OrderFilters';
import { OrderList, OrderRow } from './OrderRow';
import { OrdersRoot } from './ordersStyle';
import { Pages } from './Pages';
import { useOrderGoods } from './useOrderGoods';

const FIRST: Filters = { group: 'all', period: 'Last6Months', words: '' };

/** All orders of the shopper: the platform narrows them, a hundred are read at a time, ten shown (ORD-01, ORD-02). */
export function Orders() {
  const { t } = useTranslation();
  const [filters, setFilters] = useState(FIRST);
  const [size, setSize] = useState<number>(ORDER_LIST_SIZES[0]);
  const [page, setPage] = useState(1);
  const [isLong, setLong] = useState(false);
  const { group, period, words } = filters;
  const first = (page - 1) * size;
  const { reading, again } = useReading(orderPage, {
    period,
    ...(group === 'all' ? {} : { group }),
    ...(words ? { searchTerm: words } : {}),
    pageNumber: Math.floor(first / ORDER_HISTORY_PAGE) + 1,
  });
  const isNothing = reading.state === 'ready' && reading.value.total === 0;
  // Nothing that fits, or nothing at all: the latest order tells.
  const { reading: latest } = useReading(latestOrders, { pageSize: 1 }, { skip: !isNothing, quiet: true });
  const start = first % ORDER_HISTORY_PAGE;
  const shown = reading.state === 'ready' ? reading.value.orders.slice(start, start + size) : [];
  const goods = useOrderGoods(shown.map(({ orderId }) => orderId));
  if (reading.state === 'failed') return <Failed what={t('Orders.Failed')} onAgain={again} />;
  if (isNothing && latest.state === 'ready' && latest.value.length === 0) return <NoOrders />;
  const isLoading = reading.state === 'loading';
  const total = reading.state === 'ready' ? reading.value.total : 0;
  // Once there was something to narrow, the way to do it stays.
  if (!isLong && total > size) setLong(true);
  return (
    <OrdersRoot>
      <OrderFilters
        filters={filters}
        onPhone={isLong || group !== 'all' || words ? 'all' : filters === FIRST && isLoading ? 'none' : 'period'}
        onChange={(changes) => {
          setFilters({ ...filters, ...changes });
          setPage(1);
        }}
      />
      {isLoading || (isNothing && latest.state === 'loading') ? (
        <Skeleton fills="panel" slowText={t('Orders.Slow')} />
      ) : (
        <>
          <OrderList>
            {shown.map((order) => (
              <OrderRow key={order.orderId} order={order} goods={goods[order.orderId]} />
            ))}
          </OrderList>
          <OrdersFoot {...{ period, total, size, page }} shown={shown.length} onPage={setPage} onSize={setSize} />
        </>
      )}
    </OrdersRoot>
  );
}

function NoOrders() {
  const { navigation } = useServices();
  const { t } = useTranslation();
  return (
    <EmptyState
      sign="rectangle"
      title={t('Orders.None')}
      actions={<ButtonLink href={navigation.localise('/eyeglasses')}>{t('Account.Browse')}</ButtonLink>}
    >
      {t('Orders.NoneText')}
    </EmptyState>
  );
}

interface OrdersFootProps {
  readonly period: ReturnPeriod;
  readonly shown: number;
  readonly total: number;
  readonly size: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}

function OrdersFoot({ period, shown, total, size, page, onPage, onSize }: OrdersFootProps) {
  const { t } = useTranslation();
  return (
    <div className="orders-foot">
      <output className="soft">{t(`Orders.Shown.${period}`, { shown, count: total })}</output>
      <Pages page={page} pages={Math.max(1, Math.ceil(total / size))} onPage={onPage} />
      {total > ORDER_LIST_SIZES[0] ? (
        <Select
          label={t('Orders.PageSize')}
          value={String(size)}
          options={ORDER_LIST_SIZES.map((value) => ({ value: String(value), label: String(value) }))}
          onChange={(event) => {
            onSize(Number(event.target.value));
            onPage(1);
          }}
        />
      ) : null}
    </div>
  );
}
