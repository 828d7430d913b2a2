import { readOrder } from '@sightline/shared-lib/api/order';
import { useServices } from '@sightline/shared-lib/runtime';
import { useEffect, useState } from 'react';

import { thingsOf } from './orderLines';
import { readGoods, type LineGoods } from './lineGoods';

/** Orders read at the same time for their pictures: summaries carry no lines (contract 27). */
const AT_ONCE = 5;

/** What is in the orders shown, by order id; rows stand without it and fill in as it comes. */
export function useOrderGoods(orderIds: readonly string[]): ReadonlyMap<string, readonly LineGoods[]> {
  const { client, site } = useServices();
  const [known, setKnown] = useState<ReadonlyMap<string, readonly LineGoods[]>>(new Map());
  const wanted = orderIds.join(' ');
  useEffect(() => {
    const stop = new AbortController();
    const options = { skipErrorMessage: true, signal: stop.signal };
    const readSome = async (ids: readonly string[]) => {
      const orders = await Promise.all(ids.map((orderId) => readOrder(client, { orderId }, options).catch(() => null)));
      const linesOf = new Map(
        orders.flatMap((order) => (order ? [[order.orderId, thingsOf(order).map((one) => one.partNumber)]] : [])) as [
          string,
          string[],
        ][],
      );
      const goods = await readGoods({ client, site }, [...new Set([...linesOf.values()].flat())], stop.signal);
      if (stop.signal.aborted) return;
      setKnown((before) => {
        const next = new Map(before);
        for (const [id, lines] of linesOf)
          next.set(
            id,
            lines.flatMap((part) => goods.get(part) ?? []),
          );
        return next;
      });
    };
    const readAll = async () => {
      const ids = wanted.split(' ').filter(Boolean);
      for (let at = 0; at < ids.length && !stop.signal.aborted; at += AT_ONCE) {
        await readSome(ids.slice(at, at + AT_ONCE));
      }
    };
    // Pictures are an extra: without them the list still says everything.
    readAll().catch(() => undefined);
    return () => stop.abort();
  }, [client, site, wanted]);
  return known;
}
