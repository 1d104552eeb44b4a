import { UnreadableFileError } from './unreadable-file.ts';

/**
 * Detects a row that is split wrongly: a non-empty cell beyond the header's last column shows that an unquoted comma
 * split a cell, and that all cells after it are in the wrong column, for example the stock in the price column.
 * @returns undefined for a row as wide as the header, or with empty cells beyond it, as spreadsheets write them
 */
export const faultOfWidth = (cells: readonly string[], header: readonly string[]): string | undefined => {
  const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (filled <= header.length) return undefined;
  return `the row has ${filled} cells, and the first line ${header.length}: a cell that contains the delimiter needs quotation marks around it`;
};

/**
 * Rejects a header that names a column twice, because the columns cannot be distinguished.
 * @param named the known columns that the header names, in order
 * @throws UnreadableFileError that names the column
 */
export const refuseColumnTwice = (named: readonly string[]): void => {
  const twice = named.find((name, at) => named.indexOf(name) < at);
  if (twice === undefined) return;
  throw new UnreadableFileError(`The file's first line names the column "${twice}" twice: leave one of them out.`);
};
