/** Fraud-check values that cart writes carry; a missing token never blocks a request (CART-01, PAY-10). */
export interface FraudCheck {
  readonly fraudToken?: string;
}

/** Recalculate everything with the change: order 1, usages -1 to -7 (contract 5.4). */
export const CALCULATION = {
  x_calculateOrder: '1',
  x_calculationUsage: '-1,-2,-3,-4,-5,-6,-7',
} as const;

/** `.` is the current pending order (contract 17). */
export const CURRENT_ORDER = '.';

/** What every cart body adds: the browser's name and the fraud-check token (contract 2, 26). */
export function fraudFields(input: FraudCheck): Record<string, string> {
  const userAgent = typeof navigator === 'undefined' ? '' : navigator.userAgent;
  return { userAgent, ...(input.fraudToken ? { forterToken: input.fraudToken } : {}) };
}

/** Extended attributes as the platform takes them; an empty value removes one (contract 17.3). */
export function extendedAttributes(attributes: Readonly<Record<string, string>>) {
  return Object.entries(attributes).map(([attributeName, attributeValue]) => ({
    attributeName,
    attributeType: 'STRING',
    attributeValue,
  }));
}
