import type { WordsQuery } from './words-query.ts';

/** An alternative for consecutive words: a synonym, or words joined or split. */
export interface Reading {
  /** The index of the first word, from 0. */
  readonly start: number;
  readonly length: number;
  readonly query: WordsQuery;
  /** The word of `near` with this reading; undefined: the typed word. */
  readonly of?: string | undefined;
}
