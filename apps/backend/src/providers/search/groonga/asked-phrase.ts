import type { PhraseQuery } from '../../../services/search/phrase-query.ts';
import type { SearchScope } from '../../../services/search/search-engine.ts';
import { skuPhraseOf } from '../../../services/search/sku-phrase.ts';
import type { WordsQuery } from '../../../services/search/words-query.ts';
import type { GroongaClient } from './groonga-client.ts';
import { skusOf } from './groonga-layout.ts';
import { brandMark, measureMark } from './groonga-row.ts';
import { anyOfScripts, inQuotes, wordsScript } from './script.ts';
import { hitsOf } from './select-answer.ts';

/** The condition of a phrase, and how Groonga computes its relevance. */
export interface AskedPhrase {
  readonly condition: string;
  readonly adjuster: string;
}

/**
 * Relevance scores, best first. Each is greater than the sum of all below it, including those of the words of a text:
 * products are ordered by the best reason for their match.
 */
const weights = {
  sku: 800_000_000,
  name: 400_000_000,
  brand: 100_000_000,
  measures: [1_000_000, 1_000_000, 5_000_000],
} as const;

const leavesOf = (query: WordsQuery): readonly Exclude<WordsQuery, { readonly kind: 'all' | 'any' }>[] =>
  'of' in query ? query.of.flatMap(leavesOf) : [query];

const measureTerms = (query: WordsQuery, place: number): readonly string[] =>
  leavesOf(query).flatMap((leaf) =>
    leaf.kind === 'sequence'
      ? [`marks @ ${inQuotes(measureMark(place, leaf.words))} * ${weights.measures[place] ?? 0}`]
      : [],
  );

const termsOf = (query: PhraseQuery | undefined): readonly string[] => [
  ...(query?.brand === undefined
    ? []
    : leavesOf(query.brand).flatMap((leaf) =>
        leaf.kind === 'word' ? [`marks @ ${inQuotes(brandMark(leaf.word))} * ${weights.brand}`] : [],
      )),
  ...(query?.measures ?? []).flatMap(measureTerms),
];

/** Determines how to interpret a phrase: whether it is a prefix of SKUs, and whether a product has all of its words. */
export const askPhrase = async (
  client: GroongaClient,
  generation: string,
  { query, typed, normal }: NonNullable<SearchScope['phrase']>,
  patienceMs: number,
): Promise<AskedPhrase> => {
  const { sku, isShaped } = skuPhraseOf(typed);
  const count = async (table: string, filter: string): Promise<number> =>
    hitsOf(await client.command('select', { table, filter, limit: 0 }, patienceMs));
  const begins = isShaped && sku !== '';
  const [begun, withAll] = await Promise.all([
    begins ? count(skusOf(generation), `_key @^ ${inQuotes(sku)}`) : 0,
    query ? count(generation, wordsScript(query.all)) : 0,
  ]);
  const words = query && wordsScript(withAll > 0 ? query.all : query.any);
  const isSku = `skus @ ${inQuotes(sku)}`;
  const isName = `normal_name @ ${inQuotes(normal)}`;
  return {
    condition: anyOfScripts([
      ...(sku === '' ? [] : [begun > 0 ? `skus @^ ${inQuotes(sku)}` : isSku]),
      ...(words === undefined || begun > 0 ? [] : [words]),
      ...(normal === '' ? [] : [isName]),
    ]),
    adjuster: [
      ...(sku === '' ? [] : [`${isSku} * ${weights.sku}`]),
      ...(normal === '' ? [] : [`${isName} * ${weights.name}`]),
      ...termsOf(query),
    ].join(' + '),
  };
};
