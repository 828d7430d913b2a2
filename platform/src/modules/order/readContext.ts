import type { Db, Trx } from '../../kernel';
import type { Order } from './order.domain';
import type { LinePage, RecordContext } from './order.record';

/** Gathers what other modules add to an order's record, in the wanted language. */
export interface ReadContexts {
  of(db: Db | Trx, order: Order, langId: string | null): Promise<RecordContext>;
  /** What is told of promotion codes, for lists of orders. */
  promotions(db: Db | Trx, codes: readonly string[]): Promise<RecordContext['promotion']>;
}

/** Paging and sorting of the lines as the query asks; everything when it does not ask. */
export function linePage(query: {
  pageNumber?: string;
  pageSize?: string;
  sortOrderItemBy?: string;
  sortOrder?: string;
}): LinePage {
  return {
    ...(query.sortOrderItemBy ? { sortBy: query.sortOrderItemBy } : {}),
    descending: query.sortOrder?.toUpperCase() === 'DESC',
    pageNumber: Number(query.pageNumber ?? '1'),
    pageSize: Number(query.pageSize ?? '10000'),
  };
}
