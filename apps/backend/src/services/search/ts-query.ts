import type { TextClass, WordsQuery } from './words-query.ts';

/** The `tsvector` weight labels of the text classes. */
const labels: Readonly<Record<TextClass, string>> = { name: 'A', brand: 'B', options: 'C', description: 'D' };

const quoted = (word: string): string => `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;

const labelled = (word: string, classes: readonly TextClass[] = []): string =>
  classes.length === 0 ? quoted(word) : `${quoted(word)}:${classes.map((name) => labels[name]).join('')}`;

/** Writes a query in PostgreSQL's tsquery notation. */
export const tsQueryOf = (query: WordsQuery): string => {
  switch (query.kind) {
    case 'word':
      return labelled(query.word, query.classes);
    case 'beginning':
      return `${quoted(query.word)}:*`;
    case 'sequence':
      return `(${query.words.map((word) => labelled(word, query.classes)).join(' <-> ')})`;
    case 'all':
      return `(${query.of.map(tsQueryOf).join(' & ')})`;
    case 'any':
      return `(${query.of.map(tsQueryOf).join(' | ')})`;
  }
};
