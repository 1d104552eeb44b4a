import { parse } from 'csv-parse/sync';
import { countKnown } from './columns.ts';
import { UnreadableFileError } from './unreadable-file.ts';

/** Cell delimiters: spreadsheets write semicolons where the comma is the decimal sign. */
export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** Maximum length of a header line, in characters. */
const mostOfHeader = 64_000;

const cellsOf = (line: string, delimiter: Delimiter): readonly string[] => {
  try {
    const [cells = []] = parse(line, { delimiter, to: 1, relax_quotes: true, relax_column_count: true });
    return cells;
  } catch {
    return [];
  }
};

const requireTable = (text: string): void => {
  const start = text.trimStart();
  if (/^[[{]/.test(start)) {
    throw new UnreadableFileError('The file is JSON and no CSV: name it FILE.json, or say --format json.');
  }
  if (/^<(?:!doctype|html|\?xml)/i.test(start)) {
    throw new UnreadableFileError('The file is a web page and no CSV: download the file itself.');
  }
};

/**
 * Detects a CSV's delimiter from its header line, and passes the whole text on.
 * @param countHeaders counts the cells of a line that name a column; default: those of a product CSV
 * @throws UnreadableFileError if the text is not a table
 */
export const findDelimiter = async (
  text: AsyncGenerator<string>,
  countHeaders: (cells: readonly string[]) => number = countKnown,
): Promise<{ readonly delimiter: Delimiter; readonly text: AsyncGenerator<string> }> => {
  let begun = '';
  while (begun.length < mostOfHeader && !/\S[^\r\n]*[\r\n]/.test(begun)) {
    const { value, done } = await text.next();
    if (done) break;
    begun += value;
  }
  requireTable(begun);
  const line = /^\s*([^\r\n]*)/.exec(begun)?.[1] ?? '';
  const counted = delimiters.map((delimiter) => ({ delimiter, known: countHeaders(cellsOf(line, delimiter)) }));
  const best = counted.reduce((one, other) => (other.known > one.known ? other : one));
  async function* whole() {
    yield begun;
    yield* text;
  }
  return { delimiter: best.delimiter, text: whole() };
};
