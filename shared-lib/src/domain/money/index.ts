export { formatDiscount, formatMoney, formatPromise } from './formatMoney';
export { add, money, multiply, negate, subtract, sum, zero } from './money';
export type { Money } from './money';
