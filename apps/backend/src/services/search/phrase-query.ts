import { closestWords } from './edit-distance.ts';
import { equalWeights, isNumberWord, measureQueriesOf } from './measures.ts';
import type { Reading } from './reading.ts';
import { allOf, anyOf, type WordsQuery, wordQuery } from './words-query.ts';

/** A word of the vocabulary. */
export interface KnownWord {
  readonly word: string;
  /** The stems that find it together; empty for words that are too common for the index, such as 'up'. */
  readonly stems: readonly string[];
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

/** The queries of a phrase. */
export interface PhraseQuery {
  /** Matches documents with all words. */
  readonly all: WordsQuery;
  /** Matches documents with any word. */
  readonly any: WordsQuery;
  /** Matches documents of a brand in the phrase; undefined if no word can be a brand. */
  readonly brand: WordsQuery | undefined;
  /** Queries for the phrase's numbers with their units, best place first; empty without numbers. */
  readonly measures: readonly WordsQuery[];
  /** The phrase with corrected typing mistakes. */
  readonly corrected: string | undefined;
}

const stemsQuery = (stems: readonly string[]): readonly WordsQuery[] =>
  stems.length === 0 ? [] : [allOf(stems.map(wordQuery))];

interface Meaning {
  readonly queries: readonly WordsQuery[];
  readonly corrected: string;
}

const meaningOf = (
  typed: TypedWord,
  index: number,
  { isLast, isAlone }: { readonly isLast: boolean; readonly isAlone: boolean },
  readings: readonly Reading[],
): Meaning => {
  const { word, stems } = typed;
  const beginnings: readonly WordsQuery[] = [{ kind: 'beginning', word }];
  const readAs = (of: string | undefined) =>
    readings
      .filter(({ start, length, of: read }) => start === index && length === 1 && read === of)
      .map((reading) => reading.query);
  const synonyms = readAs(undefined);
  const isBeginning = typed.beginsWords && word.length > 1 && !isNumberWord(word);
  const isTooCommon = stems.length === 0 && !typed.isKnown;
  if (isTooCommon && synonyms.length === 0 && !(isBeginning && isAlone)) return { queries: [], corrected: word };
  if (typed.isKnown || (isBeginning && isLast) || synonyms.length > 0) {
    const own = typed.isKnown ? [...stemsQuery(stems), wordQuery(word)] : [];
    return {
      queries: [...own, ...(isBeginning && isLast ? beginnings : []), ...synonyms],
      corrected: word,
    };
  }
  const meant = closestWords(word, typed.near);
  return {
    queries: [
      ...(isBeginning ? beginnings : []),
      ...meant.flatMap((near) => [...stemsQuery(near.stems), ...readAs(near.word)]),
    ],
    corrected: isBeginning ? word : (meant[0]?.word ?? word),
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
  const groups: WordsQuery[] = [];
  for (let index = 0; index < words.length; ) {
    const wider = readings.filter(({ start, length }) => start === index && length > 1);
    const length = Math.max(1, ...wider.map((reading) => reading.length));
    const own = meanings
      .slice(index, index + length)
      .flatMap(({ queries }) => (queries.length > 0 ? [anyOf(queries)] : []));
    const others = wider.filter((reading) => reading.length === length).map(({ query }) => query);
    if (own.length > 0) others.push(allOf(own));
    if (others.length > 0) groups.push(anyOf(others));
    index += length;
  }
  if (groups.length === 0) return undefined;
  const typed = words.map(({ word }) => word).join(' ');
  const corrected = meanings.map((meaning) => meaning.corrected).join(' ');
  const brands = meanings.flatMap(({ corrected: word }): readonly WordsQuery[] =>
    isNumberWord(word) ? [] : [{ kind: 'word', word, classes: ['brand'] }],
  );
  return {
    all: allOf(groups),
    any: anyOf(groups),
    brand: brands.length > 0 ? anyOf(brands) : undefined,
    measures: measureQueriesOf(words.map(({ word }) => word)),
    corrected: corrected === typed ? undefined : corrected,
  };
};
