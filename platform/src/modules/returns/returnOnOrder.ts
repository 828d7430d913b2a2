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
  const partsOf = (orderItemId: string) =>
    returns.flatMap(({ status, items }) =>
      items.filter((item) => item.order_item_id === orderItemId).map(({ quantity }) => ({ status, quantity })),
    );
  const whole = standingOf(returns.map(({ status }) => status));
  await saveOrder(trx, {
    ...order,
    attributes: withAttributes(order.attributes, [text('RMAStatus', whole)]),
    lines: order.lines.map((line) => {
      const parts = partsOf(line.orderItemId);
      const standing = standingOf(parts.map(({ status }) => status));
      if (!standing) return line;
      const pieces = parts.filter(({ status }) => status === standing).reduce((sum, { quantity }) => sum + quantity, 0);
      const told = [text('RMAItemStatus', standing), text('RMAItemPieces', String(pieces))];
      return { ...line, attributes: withAttributes(line.attributes, told) };
    }),
  });
}
