import type { WireSearchAnswer, WireSearchBody } from '@ironcart/api/contract';
import type { Product } from '@ironcart/core/product';
import type { Database } from '../../db/pool.ts';
import { readTrendingCategories, suggestCategories } from './category.reader.ts';
import type { ReadPhrase } from './phrase.reader.ts';

/** Suggested phrases: first the corrected phrase, then names of found products; never the phrase itself. */
export const suggestedPhrases = (
  { normal, query }: ReadPhrase,
  found: readonly Product[],
  max: number,
): { readonly text: string }[] => {
  const phrases = [...(query?.corrected === undefined ? [] : [query.corrected]), ...found.map(({ name }) => name)];
  return [...new Set(phrases)]
    .filter((text) => text.toLowerCase() !== normal)
    .slice(0, max)
    .map((text) => ({ text }));
};

/** Number of found products whose categories are suggested if no category's name matches. */
const mostConsulted = 3;

/** Reads the requested suggestions. */
export const readSuggestions = async (
  db: Database,
  { data: { suggestion: wanted } }: WireSearchBody,
  {
    phrase,
    found,
    now,
  }: { readonly phrase: ReadPhrase | undefined; readonly found: readonly Product[]; readonly now: Date },
): Promise<Pick<WireSearchAnswer, 'suggestion'>> => {
  if (!wanted) return {};
  const [category, trending] = await Promise.all([
    wanted.category && phrase
      ? suggestCategories(
          db,
          phrase.normal,
          found.slice(0, mostConsulted).flatMap(({ categoryIds }) => categoryIds),
          wanted.category.max,
        )
      : undefined,
    wanted.trending_category ? readTrendingCategories(db, now, wanted.trending_category.max) : undefined,
  ]);
  return {
    suggestion: {
      ...(category ? { category: [...category] } : {}),
      ...(wanted.keyphrase && phrase ? { keyphrase: suggestedPhrases(phrase, found, wanted.keyphrase.max) } : {}),
      ...(trending ? { trending_category: [...trending] } : {}),
    },
  };
};
