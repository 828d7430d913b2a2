import { readTrackingNumbers } from '@sightline/shared-lib/domain/order';

import { attributeValue, type ExtendedAttribute, type Order } from './order.domain';

const NAME = 'trackingNumbers';
const OF_LINE = 'track_number';

/** How an order keeps the numbers that its parcels are followed by (contract 27). */
export function trackingAttributes(numbers: readonly string[]): readonly ExtendedAttribute[] {
  if (numbers.length === 0) return [];
  return [{ attributeName: NAME, attributeType: 'STRING', attributeValue: JSON.stringify(numbers) }];
}

/** How a line keeps the numbers of parcels of its own. */
export function lineTrackingAttributes(numbers: readonly string[]): readonly ExtendedAttribute[] {
  if (numbers.length === 0) return [];
  return [{ attributeName: OF_LINE, attributeType: 'STRING', attributeValue: JSON.stringify(numbers) }];
}

/** Numbers that an order's parcels are followed by, as operations wrote them with its sending and with what was sent later. */
export function trackingNumbersOf({ attributes, lines }: Pick<Order, 'attributes' | 'lines'>): readonly string[] {
  const ofLines = lines.map((line) => attributeValue(line.attributes, OF_LINE));
  return [...new Set([attributeValue(attributes, NAME), ...ofLines].flatMap(readTrackingNumbers))];
}
