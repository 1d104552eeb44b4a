import type { WordsQuery } from '../../../services/search/words-query.ts';

/** A string literal in Groonga's script. */
export const inQuotes = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', ' ')}"`;

export const everything = 'all_records()';
const nothing = '_id < 0';

export const allOfScripts = (scripts: readonly string[]): string =>
  scripts.length === 0 ? everything : scripts.map((script) => `(${script})`).join(' && ');

export const anyOfScripts = (scripts: readonly string[]): string =>
  scripts.length === 0 ? nothing : scripts.map((script) => `(${script})`).join(' || ');

/** The weight of a word in each of the texts. Repetitions in a name or brand do not count. */
const searchedTexts = [
  'scorer_tf_at_most(text_name, 1) * 5000',
  'scorer_tf_at_most(text_brand, 1) * 2000',
  'text_options * 1000',
  'text_description * 100',
].join(' || ');

const inTexts = (asked: string): string => `query(${inQuotes(searchedTexts)}, ${inQuotes(asked)})`;

/** The condition that a product's texts match; `relevance` depends on which text matched. */
export const wordsScript = (query: WordsQuery): string => {
  switch (query.kind) {
    case 'word':
      return inTexts(`"${query.word}"`);
    case 'beginning':
      return inTexts(`${query.word}*`);
    case 'sequence':
      return inTexts(`"${query.words.join(' ')}"`);
    case 'all':
      return allOfScripts(query.of.map(wordsScript));
    case 'any':
      return anyOfScripts(query.of.map(wordsScript));
  }
};
