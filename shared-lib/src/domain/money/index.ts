export { currencySymbol, formatMoney, formatPromise } from './formatMoney';
export { add, compare, money, multiply, negate, split, zero } from './money';
export type { Money } from './money';
