export { formatDiscount, formatMoney, formatPromise } from './formatMoney';
export { add, money, multiply, negate, zero } from './money';
export type { Money } from './money';
