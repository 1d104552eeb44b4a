import type { Result } from '../result.ts';
import { readDecimalText } from './decimal-text.ts';
import { type Money, money } from './money.ts';

/** Why a value is not an amount of money. */
export interface MoneyIssue {
  readonly code: 'empty' | 'notANumber' | 'tooManyDecimals' | 'outOfRange';
  readonly received: string;
}

/**
 * The largest amount in minor units that both the wire's numbers and the database's numeric(12,2) represent exactly.
 */
export const largestAmount = 999_999_999_999;

type ParsedMoney = Result<Money, MoneyIssue>;

const parsed = (minorUnits: number): ParsedMoney => ({ ok: true, value: money(minorUnits) });

const issue = (code: MoneyIssue['code'], received: unknown): ParsedMoney => ({
  ok: false,
  issues: [{ code, received: String(received) }],
});

const parseNumber = (value: number): ParsedMoney => {
  if (!Number.isFinite(value)) return issue('notANumber', value);
  const minorUnits = Math.round(value * 100);
  if (Math.abs(minorUnits) > largestAmount) return issue('outOfRange', value);
  return minorUnits / 100 === value ? parsed(minorUnits) : issue('tooManyDecimals', value);
};

const parseText = (text: string): ParsedMoney => {
  if (text.trim() === '') return issue('empty', text);
  const digits = readDecimalText(text);
  if (!digits) return issue('notANumber', text);
  if (digits.decimals > 2) return issue('tooManyDecimals', text);
  const minorUnits = digits.unscaled * 10 ** (2 - digits.decimals);
  return Math.abs(minorUnits) > largestAmount ? issue('outOfRange', text) : parsed(minorUnits);
};

/**
 * Parses an amount of the wire or the database: a number or decimal text in major units, with at most two decimals and
 * twelve digits. Never rounds: values that do not fit are an issue.
 */
export const parseMoney = (value: unknown): Result<Money, MoneyIssue> => {
  if (typeof value === 'number') return parseNumber(value);
  if (typeof value === 'string') return parseText(value);
  return issue(value === null || value === undefined ? 'empty' : 'notANumber', value);
};

/**
 * Converts an amount to major units for the wire: 34500 becomes 345. @throws RangeError if the amount is not a whole
 * number
 */
export const toDecimal = (amount: Money): number => money(amount) / 100;

/**
 * Converts an amount to text in major units with two decimals: 34500 becomes '345.00'.
 * @throws RangeError if the amount is not a whole number
 */
export const toDecimalText = (amount: Money): string => {
  const digits = String(Math.abs(money(amount))).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
