import { attributeValue, type ExtendedAttribute, type Order } from './order.domain';

const NAME = 'trackingNumbers';

/** How an order keeps the numbers that its parcels are followed by (contract 27). */
export function trackingAttributes(numbers: readonly string[]): readonly ExtendedAttribute[] {
  if (numbers.length === 0) return [];
  return [{ attributeName: NAME, attributeType: 'STRING', attributeValue: JSON.stringify(numbers) }];
}

/** Numbers that an order's parcels are followed by, as operations wrote them with its sending. */
export function trackingNumbersOf({ attributes }: Pick<Order, 'attributes'>): readonly string[] {
  const written = attributeValue(attributes, NAME);
  return written ? (JSON.parse(written) as string[]) : [];
}
