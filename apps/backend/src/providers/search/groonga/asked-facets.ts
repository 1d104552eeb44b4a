import { priceFacetKey, readFacetRange } from '@ironcart/core/search';
import { facetUnitOf } from '../../../services/search/facet-unit.ts';
import type { FacetFilters, MerchantFacets, ProductSearch } from '../../../services/search/search-engine.ts';
import { factOf, unitKey } from './facts.ts';
import type { GroongaClient } from './groonga-client.ts';
import { factsOf } from './groonga-layout.ts';
import { anyOfScripts, inQuotes } from './script.ts';
import { recordsOf } from './select-answer.ts';
import { priceRangesScript } from './shown-price.ts';

/** The condition of each selected facet on a product, by key. */
export type FacetScripts = ReadonlyMap<string, string>;

const isFact = (fact: string): string => `facts @ ${inQuotes(fact)}`;

/** Prefix of the facts of a merchant's facet: '' for texts, otherwise its unit. */
export const numberPrefix = (key: string, { own, weightUnit }: MerchantFacets): string | undefined => {
  const facet = own.find((one) => one.key === key);
  const unit = facet && facetUnitOf(facet, { weightUnit });
  return unit && factOf(key, '', unitKey(unit));
};

/** The facts of a numeric facet that are in any of the ranges. */
const factsInRanges = async (
  ask: (filter: string) => Promise<unknown>,
  prefix: string,
  values: readonly string[],
): Promise<readonly string[]> => {
  const ranges = values.flatMap((value) => readFacetRange(value) ?? []);
  if (ranges.length === 0) return [];
  const records = recordsOf(await ask(`_key @^ ${inQuotes(prefix)}`));
  return records
    .map(([fact]) => String(fact))
    .filter((fact) => {
      const number = Number(fact.slice(prefix.length));
      return ranges.some(({ from = 0, to = Number.POSITIVE_INFINITY }) => from <= number && number <= to);
    });
};

const conditionOf = (key: string, values: readonly string[], search: ProductSearch): string => {
  switch (key) {
    case priceFacetKey:
      return priceRangesScript(values);
    case 'rating_summary':
      // '4' means 4 stars and up; '4' and '5' together mean the same.
      return `rating >= ${Math.min(...values.map(Number))}`;
    case 'promotion':
      return anyOfScripts([
        ...values.map((value) => isFact(factOf(key, value))),
        ...values.map((value) => isFact(factOf(key, value, search.pricePlace))),
        ...(values.includes('hot_deals') ? ['is_deal == 1'] : []),
      ]);
    default:
      return anyOfScripts(values.map((value) => isFact(factOf(key, value))));
  }
};

/** The conditions of the selected facets. For numbers, first finds the existing values that are in a range. */
export const askFacets = async (
  client: GroongaClient,
  generation: string,
  search: ProductSearch,
  facets: MerchantFacets,
  patienceMs: number,
): Promise<FacetScripts> => {
  const ask = (filter: string) =>
    client.command('select', { table: factsOf(generation), filter, output_columns: '_key', limit: -1 }, patienceMs);
  const scriptOf = async (key: string, values: readonly string[]): Promise<string> => {
    const prefix = numberPrefix(key, facets);
    if (prefix === undefined) return conditionOf(key, values, search);
    return anyOfScripts((await factsInRanges(ask, prefix, values)).map(isFact));
  };
  const selected = Object.entries<FacetFilters[string]>(search.filters).flatMap(([key, values = []]) =>
    values.length === 0 ? [] : [{ key, values }],
  );
  return new Map(
    await Promise.all(selected.map(async ({ key, values }) => [key, await scriptOf(key, values)] as const)),
  );
};
