import type { Trx } from '../../kernel';
import { type Order, saveOrder, withAttributes } from '../order';
import type { ReturnStatus } from './returnStatus.domain';
import type { Return } from './returns.repository';

const text = (attributeName: string, attributeValue: string) => ({
  attributeName,
  attributeType: 'STRING',
  attributeValue,
});

/** Writes where a return stands onto the order, which shows it; its age stays, or the time to send things back would grow. */
export async function showOnOrder(
  trx: Trx,
  order: Order,
  { items }: Pick<Return, 'items'>,
  status: ReturnStatus,
): Promise<void> {
  const returned = new Set(items.map((item) => item.order_item_id));
  await saveOrder(trx, {
    ...order,
    attributes: withAttributes(order.attributes, [text('RMAStatus', status)]),
    lines: order.lines.map((line) =>
      returned.has(line.orderItemId)
        ? { ...line, attributes: withAttributes(line.attributes, [text('RMAItemStatus', status)]) }
        : line,
    ),
  });
}
