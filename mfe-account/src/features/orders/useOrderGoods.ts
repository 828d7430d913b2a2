import { useServices } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';

import { orderGoods } from '../../account/reading/accountApi';
import type { OrderGoods } from '../../account/reading/orderGoods';

/** What is in the orders shown; rows stand without it and fill in as it comes. */
export function useOrderGoods(orderIds: readonly string[]): OrderGoods {
  const { catalogId, currency } = useServices().site;
  const { reading } = useReading(orderGoods, { orderIds, catalogId, currency }, { skip: orderIds.length === 0 });
  return reading.state === 'ready' ? reading.value : {};
}
