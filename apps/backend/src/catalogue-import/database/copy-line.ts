/** A cell of PostgreSQL's text format; null means no value. */
type Cell = string | number | boolean | null;

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** The only character that PostgreSQL's text and jsonb cannot store. */
const withoutNul = (text: string): string => text.replaceAll('\u0000', '');

const cellText = (cell: Cell): string => {
  if (cell === null) return '\\N';
  if (typeof cell !== 'string') return String(cell);
  return withoutNul(cell).replaceAll(/[\\\n\r\t]/g, (letter) => escapes[letter] ?? letter);
};

/** A row in the text format of PostgreSQL's COPY. */
export const copyLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join('\t')}\n`;

/** The text of a jsonb column. */
export const jsonCell = (value: unknown): string => {
  const text = JSON.stringify(value);
  if (!text.includes('\\u0000')) return text;
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? withoutNul(part) : part));
};
