import { priceFacetKey } from '@ironcart/core/search';
import type { MerchantFacets, ProductSearch, ProductSearchResult } from '../../../services/search/search-engine.ts';
import type { SortName } from '../../../services/search/search-sort.ts';
import { askFacets, type FacetScripts } from './asked-facets.ts';
import { type AskedPhrase, askPhrase } from './asked-phrase.ts';
import { countsOf } from './counted-facets.ts';
import { factOf } from './facts.ts';
import type { GroongaArguments, GroongaClient } from './groonga-client.ts';
import { allOfScripts, anyOfScripts, inQuotes } from './script.ts';
import { sliceOf } from './select-answer.ts';
import { dealScript, priceBandScript, shownPriceScript } from './shown-price.ts';

const sortKeys: Readonly<Record<SortName, string>> = {
  featured: 'position',
  relevance: '-_score',
  price: 'shown_price',
  name: 'name',
  rating: 'rating',
  newest: '_key',
};

/** Like PostgreSQL's `orderOf`: products without ratings are last in both directions. */
const sortOf = ({ sort, phrase }: ProductSearch): string => {
  const keys = sort.flatMap(({ name, order }) => {
    if (name === 'relevance' && phrase === undefined) return [];
    const isDescending = order === 'desc' && name !== 'featured' && name !== 'relevance';
    const key = `${isDescending ? '-' : ''}${sortKeys[name]}`;
    return name === 'rating' ? ['is_unrated', key] : [key];
  });
  // Without a phrase, the score consists of the filters only.
  const byScore = phrase === undefined ? [] : ['-_score'];
  return [...keys, ...byScore, 'position', '_key'].join();
};

const scopeScript = ({ pricePlace, categoryIds }: ProductSearch, phrase: AskedPhrase | undefined): string =>
  allOfScripts([
    ...(phrase ? [phrase.condition] : []),
    ...(categoryIds.length > 0
      ? [anyOfScripts(categoryIds.map((id) => `facts @ ${inQuotes(factOf('category_ids', id))}`))]
      : []),
    `price_${pricePlace} >= 0`,
  ]);

/** Arguments for a column computed for the products of the scope, before slicing. */
const columnArguments = (name: string, type: string, value: string): GroongaArguments => ({
  [`columns[${name}].stage`]: 'filtered',
  [`columns[${name}].type`]: type,
  [`columns[${name}].flags`]: 'COLUMN_SCALAR',
  [`columns[${name}].value`]: value,
});

const sliceArguments = (label: string, filter: string, more: GroongaArguments = {}): GroongaArguments =>
  Object.fromEntries(
    Object.entries({ filter, output_columns: '_key', limit: 0, ...more }).map(([name, value]) => [
      `slices[${label}].${name}`,
      value,
    ]),
  );

const factDrilldown: GroongaArguments = {
  'drilldowns[facts].keys': 'facts',
  'drilldowns[facts].output_columns': '_key,_nsubrecs',
  'drilldowns[facts].limit': -1,
};

const bandDrilldown: GroongaArguments = {
  'drilldowns[price_band].keys': 'price_band',
  'drilldowns[price_band].calc_types': 'MIN,MAX',
  'drilldowns[price_band].calc_target': 'shown_price',
  'drilldowns[price_band].output_columns': '_key,_nsubrecs,_min,_max',
  'drilldowns[price_band].limit': -1,
};

const pageLabel = 'page';
const dealsLabel = 'deals';
const labelExcept = (key: string, scripts: FacetScripts): string => (scripts.has(key) ? `except_${key}` : pageLabel);

/**
 * A single `select` for everything: the scope is searched once, and sliced by the selected facets for the page and the
 * counts.
 */
const selectArguments = (
  search: ProductSearch,
  phrase: AskedPhrase | undefined,
  scripts: FacetScripts,
): GroongaArguments => {
  const { facets, sort, runningDeals, shownPrices } = search;
  const isPriced =
    facets.includes(priceFacetKey) || sort.some(({ name }) => name === 'price') || scripts.has(priceFacetKey);
  const scriptExcept = (key?: string): string =>
    allOfScripts([...scripts].flatMap(([name, script]) => (name === key ? [] : [script])));
  const drilldownsOf = (label: string): GroongaArguments => {
    const counted = facets.filter((key) => labelExcept(key, scripts) === label);
    return {
      ...(counted.includes(priceFacetKey) ? bandDrilldown : {}),
      ...(counted.some((key) => key !== priceFacetKey) ? factDrilldown : {}),
    };
  };
  return {
    filter: scopeScript(search, phrase),
    limit: 0,
    output_columns: '_key',
    ...(phrase === undefined || phrase.adjuster === '' ? {} : { adjuster: phrase.adjuster }),
    ...(isPriced ? columnArguments('shown_price', 'Int64', shownPriceScript(search)) : {}),
    ...(facets.includes(priceFacetKey)
      ? columnArguments('price_band', 'Int32', priceBandScript(shownPrices.bands))
      : {}),
    ...(facets.includes('promotion') || scripts.has('promotion')
      ? columnArguments('is_deal', 'Int8', `(${dealScript(search)}) ? 1 : 0`)
      : {}),
    ...sliceArguments(pageLabel, scriptExcept(), {
      sort_keys: sortOf(search),
      limit: search.limit,
      offset: search.offset,
      ...drilldownsOf(pageLabel),
    }),
    ...Object.assign(
      {},
      ...[...scripts.keys()]
        .filter((key) => facets.includes(key))
        .map((key) => {
          const label = labelExcept(key, scripts);
          return sliceArguments(label, scriptExcept(key), drilldownsOf(label));
        }),
    ),
    ...(runningDeals.length > 0 && facets.includes('promotion')
      ? sliceArguments(dealsLabel, `(${scriptExcept('promotion')}) && is_deal == 1`)
      : {}),
  };
};

/** Finds products in one of Groonga's indexes. */
export const searchGroonga = async (
  client: GroongaClient,
  generation: string,
  search: ProductSearch,
  merchant: MerchantFacets,
  patienceMs: number,
): Promise<ProductSearchResult> => {
  const [phrase, scripts] = await Promise.all([
    search.phrase && askPhrase(client, generation, search.phrase, patienceMs),
    askFacets(client, generation, search, merchant, patienceMs),
  ]);
  const body = await client.command(
    'select',
    { table: generation, ...selectArguments(search, phrase, scripts) },
    patienceMs,
  );
  const page = sliceOf(body, pageLabel);
  return {
    ids: page.records.map(([id]) => Number(id)),
    total: page.hits,
    facets: countsOf(search, merchant, {
      page,
      except: (key) => sliceOf(body, labelExcept(key, scripts)),
      deals:
        search.runningDeals.length > 0 && search.facets.includes('promotion') ? sliceOf(body, dealsLabel) : undefined,
    }),
  };
};
