export { currencySymbol, formatMoney, formatPromise } from './formatMoney';
export { add, compare, fractionDigits, money, multiply, negate, split, subtract, sum, zero } from './money';
export type { Money } from './money';
export { decimalText, moneyOrZero, parseMinor, parseMoney, wireAmount } from './parseAmount';
