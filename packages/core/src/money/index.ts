export { addUnitsByRemainder, allocate } from './allocate.ts';
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
export { largestAmount, type MoneyIssue, parseMoney, toDecimal, toDecimalText } from './decimal.ts';
export { formatMoney } from './format-money.ts';
export { type Currency, type Money, money, zero } from './money.ts';
export { isPercent, lowestTerms, quotientOf, type Ratio, ratioOfPercent, remainderOf } from './ratio.ts';
export { type NumberDialect, readNumber } from './read-number.ts';
export { type CountedPrice, percentOfLines, type RoundingPolicy, specifiedRounding } from './rounding-policy.ts';
