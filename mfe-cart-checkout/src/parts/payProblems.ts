import type { PaymentProblem } from '@sightline/shared-lib/domain/payment';

/** Why an order was not placed; each has a message that says what to do and that nothing was charged (PAY-05). */
export const PAY_PROBLEMS = [
  'number',
  'expiry',
  'suspended',
  'limit',
  'token',
  'fraud',
  'timeout',
  'klarna-expired',
  'declined',
  'stock',
  'other',
  'review',
  'authentication',
  'cancelled',
  'code',
  'brand',
  'offline',
  'session',
  'fields',
  'price',
  'promotion',
  'prescription',
  'delivery',
  'cart',
  'partner',
  'partner-review',
  'address',
  'later',
  'assistant',
  'cash',
] as const satisfies readonly (PaymentProblem | string)[];

export type PayProblem = (typeof PAY_PROBLEMS)[number];
