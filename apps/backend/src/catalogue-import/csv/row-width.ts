import { UnreadableFileError } from './unreadable-file.ts';

/**
 * Why a row is not the one that its author meant: a cell beyond the header's last column shows that a comma within a
 * cell parted it, and that all cells after it stand in the wrong column, a stock in that of the price.
 * @returns undefined for a row as wide as the header, or with empty cells beyond it, as spreadsheets write them
 */
export const faultOfWidth = (cells: readonly string[], header: readonly string[]): string | undefined => {
  const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (filled <= header.length) return undefined;
  return `the row has ${filled} cells, and the first line ${header.length}: a cell that contains the delimiter needs quotation marks around it`;
};

/**
 * Refuses a header that names a column twice, because nobody can tell which of the two is meant.
 * @param named the known columns that the header names, in order
 * @throws UnreadableFileError that names the column
 */
export const refuseColumnTwice = (named: readonly string[]): void => {
  const twice = named.find((name, at) => named.indexOf(name) < at);
  if (twice === undefined) return;
  throw new UnreadableFileError(`The file's first line names the column "${twice}" twice: leave one of them out.`);
};
