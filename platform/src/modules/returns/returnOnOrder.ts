import type { Trx } from '../../kernel';
import { type Order, saveOrder, withAttributes } from '../order';
import { standingOf } from './returnStatus.domain';
import { returnsOf } from './returns.repository';

const text = (attributeName: string, attributeValue = '') => ({
  attributeName,
  attributeType: 'STRING',
  attributeValue,
});

/** Writes where its returns stand onto the order, which shows it; its age stays, or the time to send things back would grow. */
export async function showOnOrder(trx: Trx, order: Order): Promise<void> {
  const returns = await returnsOf(trx, order.orderId);
  const standing = (orderItemId: string) =>
    standingOf(
      returns
        .filter(({ items }) => items.some((item) => item.order_item_id === orderItemId))
        .map(({ status }) => status),
    );
  const whole = standingOf(returns.map(({ status }) => status));
  await saveOrder(trx, {
    ...order,
    attributes: withAttributes(order.attributes, [text('RMAStatus', whole)]),
    lines: order.lines.map((line) => {
      const status = standing(line.orderItemId);
      return status ? { ...line, attributes: withAttributes(line.attributes, [text('RMAItemStatus', status)]) } : line;
    }),
  });
}
