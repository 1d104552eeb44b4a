import { closestWords } from './edit-distance.ts';
import { equalWeights, isNumberWord, measureQueriesOf } from './measures.ts';
import type { Reading } from './reading.ts';

/** A word of the vocabulary with the tsquery that finds it. */
export interface KnownWord {
  readonly word: string;
  /** Empty for words that are too common for the index, such as 'up'. */
  readonly query: string;
}

/** A typed word, with its look-up in the store's vocabulary. */
export interface TypedWord extends KnownWord {
  /** Whether a product contains it, in any form. */
  readonly isKnown: boolean;
  /** Whether words of the vocabulary begin with it. */
  readonly beginsWords: boolean;
  /** Similar words, if it is unknown. */
  readonly near: readonly KnownWord[];
}

/** The queries of a phrase, in PostgreSQL's tsquery notation. */
export interface PhraseQuery {
  /** Matches documents with all words. */
  readonly all: string;
  /** Matches documents with any word. */
  readonly any: string;
  /** Matches documents of a brand in the phrase; undefined if no word can be a brand. */
  readonly brand: string | undefined;
  /** Queries for the phrase's numbers with their units, best place first; empty without numbers. */
  readonly measures: readonly string[];
  /** The phrase with corrected typing mistakes. */
  readonly corrected: string | undefined;
}

const quoted = (word: string): string => `'${word}'`;
const oneOf = (queries: readonly string[]): string => `(${[...new Set(queries)].join(' | ')})`;

interface Meaning {
  readonly queries: readonly string[];
  readonly corrected: string;
}

const meaningOf = (
  typed: TypedWord,
  index: number,
  { isLast, isAlone }: { readonly isLast: boolean; readonly isAlone: boolean },
  readings: readonly Reading[],
): Meaning => {
  const { word, query } = typed;
  const readAs = (of: string | undefined) =>
    readings
      .filter(({ start, length, of: read }) => start === index && length === 1 && read === of)
      .map((reading) => reading.query);
  const synonyms = readAs(undefined);
  const isBeginning = typed.beginsWords && word.length > 1 && !isNumberWord(word);
  const isTooCommon = query === '' && !typed.isKnown;
  if (isTooCommon && synonyms.length === 0 && !(isBeginning && isAlone)) return { queries: [], corrected: word };
  if (typed.isKnown || (isBeginning && isLast) || synonyms.length > 0) {
    const own = typed.isKnown ? [query || quoted(word), quoted(word)] : [];
    return {
      queries: [...own, ...(isBeginning && isLast ? [`${quoted(word)}:*`] : []), ...synonyms],
      corrected: word,
    };
  }
  const meant = closestWords(word, typed.near);
  const beginning = isBeginning ? [`${quoted(word)}:*`] : [];
  return {
    queries: [...beginning, ...meant.flatMap((near) => [near.query, ...readAs(near.word)])].filter(Boolean),
    corrected: beginning.length > 0 ? word : (meant[0]?.word ?? word),
  };
};

/**
 * Builds the queries of a phrase. Unknown words are dropped as long as others remain; if all are unknown, the query is
 * empty.
 */
export const phraseQueryOf = (words: readonly TypedWord[], known: readonly Reading[]): PhraseQuery | undefined => {
  const readings = [...known, ...equalWeights(words.map(({ word }) => word))];
  const meanings = words.map((word, index) =>
    meaningOf(word, index, { isLast: index === words.length - 1, isAlone: words.length === 1 }, readings),
  );
  const groups: string[] = [];
  for (let index = 0; index < words.length; ) {
    const wider = readings.filter(({ start, length }) => start === index && length > 1);
    const length = Math.max(1, ...wider.map((reading) => reading.length));
    const own = meanings
      .slice(index, index + length)
      .flatMap(({ queries }) => (queries.length > 0 ? [oneOf(queries)] : []));
    const others = wider.filter((reading) => reading.length === length).map(({ query }) => `(${query})`);
    if (own.length > 0) others.push(`(${own.join(' & ')})`);
    if (others.length > 0) groups.push(oneOf(others));
    index += length;
  }
  if (groups.length === 0) return undefined;
  const typed = words.map(({ word }) => word).join(' ');
  const corrected = meanings.map((meaning) => meaning.corrected).join(' ');
  const brands = meanings.flatMap(({ corrected: word }) => (isNumberWord(word) ? [] : [`${quoted(word)}:B`]));
  return {
    all: groups.join(' & '),
    any: groups.join(' | '),
    brand: brands.length > 0 ? brands.join(' | ') : undefined,
    measures: measureQueriesOf(words.map(({ word }) => word)),
    corrected: corrected === typed ? undefined : corrected,
  };
};
