import { attributeValue, lineTrackingAttributes, type Order, type OrderLine, type SkuFacts } from '../order';

/** Names the line of the order that something was sent instead of. */
const EXCHANGED_FROM = 'exchangedFrom';

/** Whether a line can be exchanged at all: single things that were sent to an address and paid by their buyer. Lenses are made for one frame and one person. */
export function isExchangeable(order: Pick<Order, 'insuranceClaim'>, line: OrderLine): boolean {
  const stands = line.groupKey === '' || line.groupKey === '0';
  const isGoods = line.opticalRole !== 'lens' && line.opticalRole !== 'contactLens';
  return stands && isGoods && line.giftOf === undefined && line.pickUp === null && order.insuranceClaim === null;
}

/** What is sent instead: nothing more is owed for it, and it goes where the first went. */
export function exchangedLine(
  line: OrderLine,
  article: Pick<OrderLine, 'productId' | 'partNumber' | 'name' | 'weightGrams'>,
  {
    orderItemId,
    quantity,
    at,
    trackingNumbers,
  }: {
    readonly orderItemId: string;
    readonly quantity: number;
    readonly at: Date;
    readonly trackingNumbers: readonly string[];
  },
): OrderLine {
  const { productId, partNumber, name, weightGrams } = article;
  return {
    ...line,
    orderItemId,
    productId,
    partNumber,
    name,
    weightGrams,
    quantity,
    unitMinor: 0,
    shippingMinor: 0,
    salesTaxMinor: 0,
    shippingTaxMinor: 0,
    adjustments: [],
    attributes: [
      { attributeName: EXCHANGED_FROM, attributeType: 'STRING', attributeValue: line.orderItemId },
      ...lineTrackingAttributes(trackingNumbers),
    ],
    inventoryStatus: 'Allocated',
    createdAt: at,
    updatedAt: at,
  };
}

/** When goods of an order were sent last: the time to send something back begins again with an exchange. */
export function lastSent({ updatedAt, lines }: Pick<Order, 'updatedAt' | 'lines'>): Date {
  const exchanged = lines.filter(({ attributes }) => attributeValue(attributes, EXCHANGED_FROM) !== '');
  return new Date(Math.max(updatedAt.getTime(), ...exchanged.map(({ createdAt }) => createdAt.getTime())));
}

/** What was sent instead: how many, which article, in which colour and size. */
export function sentName(
  { name, partNumber, quantity }: Pick<OrderLine, 'name' | 'partNumber' | 'quantity'>,
  wanted: readonly Pick<SkuFacts, 'partNumber' | 'variant'>[],
): string {
  const variant = wanted.find((article) => article.partNumber === partNumber)?.variant ?? '';
  return `${quantity > 1 ? `${quantity} × ` : ''}${name}${variant ? ` (${variant})` : ''}`;
}
