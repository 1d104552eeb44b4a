import { requireObject, requireText } from '../require-argument.ts';

/**
 * The meaning of a single comma or point before three digits: '1,299' is 1299 or 1.299; undefined if it is ambiguous.
 */
export interface NumberDialect {
  readonly comma: 'thousands' | 'decimals' | undefined;
  readonly point: 'thousands' | 'decimals' | undefined;
}

/** Separators between groups of three: '1,299', '1.299', '1 299' and '1’299'. */
const grouped = /^(-?\d{1,3})((?:[,.\s'’]\d{3})+)(?:([,.])(\d+))?$/;
const plain = /^(-?\d+)(?:[,.](\d+))?$/;

const withDecimals = (whole: string, decimals: string | undefined): string =>
  decimals === undefined ? whole : `${whole}.${decimals}`;

/**
 * Parses a number in the notations of people and spreadsheets of all countries: '1,299.00', '1.299,00', '1 299,00',
 * '12,5'.
 * @returns its digits with a decimal point; undefined for other texts and for ambiguous ones
 * @throws TypeError if the value is not a text or the dialect is missing
 */
export const readNumber = (written: string, dialect: NumberDialect): string | undefined => {
  const text = requireText(written, 'written').trim();
  requireObject(dialect, 'dialect');
  const [, first = '', groups, decimalSign, decimals] = grouped.exec(text) ?? [];
  if (groups !== undefined) {
    const signs = new Set(groups.replace(/\d/g, ''));
    const [sign = ''] = signs;
    if (signs.size > 1 || sign === decimalSign) return undefined;
    const isEvident = decimalSign !== undefined || groups.length > 4 || !',.'.includes(sign);
    const meaning = isEvident ? 'thousands' : sign === ',' ? dialect.comma : dialect.point;
    if (meaning === undefined) return undefined;
    if (meaning === 'thousands') return withDecimals(`${first}${groups.replace(/\D/g, '')}`, decimals);
  }
  const [, whole, fraction] = plain.exec(text) ?? [];
  return whole === undefined ? undefined : withDecimals(whole, fraction);
};
