export { allocate } from './allocate.ts';
export {
  add,
  isMoney,
  multiplyByRatio,
  negate,
  percentOf,
  type Rounding,
  subtract,
  sum,
  timesQuantity,
  timesRatio,
} from './arithmetic.ts';
export { type MoneyIssue, parseMoney, toDecimal, toDecimalText } from './decimal.ts';
export { formatMoney } from './format-money.ts';
export { type Currency, type Money, money, zero } from './money.ts';
export { type Ratio, ratioOfPercent } from './ratio.ts';
