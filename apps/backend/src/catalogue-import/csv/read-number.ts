import type { Delimiter } from './find-delimiter.ts';

/** Between the groups of three of '1,299', '1.299', '1 299' and '1’299'. */
const grouped = /^(-?\d{1,3})((?:[,.   '’]\d{3})+)(?:([,.])(\d+))?$/;
const plain = /^(-?\d+)(?:([,.])(\d+))?$/;

const groupSigns = (groups: string): ReadonlySet<string> => new Set(groups.replace(/\d/g, ''));

/**
 * Reads a number as spreadsheets of all countries write it: '1,299.00', '1.299,00', '1 299,00', '12,5'. What could be
 * one number or its thousandth, as '1.299' where cells are parted by semicolons, is not guessed.
 * @returns its digits with a point as the decimal sign; undefined for what is no number, or could be two
 */
export const readNumber = (cell: string, delimiter: Delimiter): string | undefined => {
  const text = cell.trim();
  const thousands = grouped.exec(text);
  if (thousands) {
    const [, first = '', groups = '', decimalSign, decimals] = thousands;
    const signs = groupSigns(groups);
    const [sign = ''] = signs;
    const isEvident = decimalSign !== undefined || groups.length > 4 || !',.'.includes(sign);
    if (signs.size === 1 && sign !== decimalSign && (isEvident || (sign === ',' && delimiter === ','))) {
      return `${first}${groups.replace(/\D/g, '')}${decimals === undefined ? '' : `.${decimals}`}`;
    }
    if (signs.size > 1 || sign === decimalSign || delimiter === ';' || sign !== '.') return undefined;
  }
  const [, whole, , decimals] = plain.exec(text) ?? [];
  return whole === undefined || decimals === undefined ? whole : `${whole}.${decimals}`;
};
