import type { WireSearchAnswer, WireSearchBody } from '@ironcart/api/contract';
import { type Product, type Site, siteByCode } from '@ironcart/core';
import { readProducts } from '../../catalogue/catalogue-reader.ts';
import type { Database } from '../../db/pool.ts';
import { refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import type { ServiceContext } from '../service-context.ts';
import {
  countBrands,
  haveCategories,
  isSortName,
  type ProductSearch,
  readCategoryNames,
  searchProducts,
  suggestCategories,
  suggestPhrases,
} from './search.reader.ts';
import { keepSearchEvent } from './search-event.transactor.ts';
import { colourVariantIdsOf, searchHitOf } from './search-hit.ts';
import { siteOfSearchToken } from './search-token.ts';

const searchOf = ({ data }: WireSearchBody, site: Site): ProductSearch => {
  const valuesOf = (key: string): readonly string[] => data.filter?.[key]?.value ?? [];
  const keyphrase = data.query?.keyphrase.value[0]?.trim();
  const sort = (data.sort?.value ?? []).flatMap(({ name, order }) => (isSortName(name) ? [{ name, order }] : []));
  return {
    currency: site.currency,
    keyphrase: keyphrase === '' ? undefined : keyphrase,
    categoryIds: valuesOf('category_ids').map(Number).filter(Number.isSafeInteger),
    brands: valuesOf('brand'),
    types: valuesOf('type'),
    sort,
    limit: data.n_item,
    offset: (data.page_number - 1) * data.n_item,
  };
};

const readHits = async (db: Database, ids: readonly number[], site: Site, nowMs: number) => {
  const [products, categoryNames] = await Promise.all([readProducts(db, ids, site), readCategoryNames(db)]);
  const found = ids.flatMap((id): Product[] => {
    const product = products.get(id);
    return product ? [product] : [];
  });
  const variants = await readProducts(db, found.flatMap(colourVariantIdsOf), site);
  return found.map((product) => searchHitOf(product, { nowMs, categoryNames, variants }));
};

const readFacets = async (db: Database, { data }: WireSearchBody, search: ProductSearch) => {
  if (!data.facet?.all) return {};
  const brands = await countBrands(db, search);
  const value = brands.slice(0, data.facet.max ?? 10).map(({ brand, count }) => ({ id: brand, text: brand, count }));
  return { facet: [{ key: 'brand', display_name: 'Brand', value }] };
};

const readSuggestions = async (
  db: Database,
  { data }: WireSearchBody,
  { keyphrase }: ProductSearch,
): Promise<Pick<WireSearchAnswer, 'suggestion'>> => {
  const wanted = data.suggestion;
  if (!wanted) return {};
  const [category, phrases, trending] = await Promise.all([
    wanted.category && keyphrase !== undefined ? suggestCategories(db, keyphrase, wanted.category.max) : undefined,
    wanted.keyphrase && keyphrase !== undefined ? suggestPhrases(db, keyphrase, wanted.keyphrase.max) : undefined,
    wanted.trending_category ? suggestCategories(db, undefined, wanted.trending_category.max) : undefined,
  ]);
  return {
    suggestion: {
      ...(category ? { category: [...category] } : {}),
      ...(phrases ? { keyphrase: [...phrases] } : {}),
      ...(trending ? { trending_category: [...trending] } : {}),
    },
  };
};

const refuseToken = () => refuse('invalid_token', 'The search token is missing, wrong or has ended');

/** svc_search: the search service, on PostgreSQL's full text and trigrams. The token names the site. */
export const createSearchService = (
  { db, now }: ServiceContext,
  { searchSecret }: { readonly searchSecret: string },
): ServiceHandlers<'search'> => ({
  reportEvent: async ({ body, bearerToken }) => {
    const siteCode = siteOfSearchToken(bearerToken ?? '', now().getTime(), searchSecret);
    if (siteCode === undefined) return refuseToken();
    await keepSearchEvent(db, body, { siteCode, happenedAt: now() });
    return { success: true };
  },

  query: async ({ body, bearerToken }) => {
    const nowMs = now().getTime();
    const siteCode = siteOfSearchToken(bearerToken ?? '', nowMs, searchSecret);
    if (siteCode === undefined) return refuseToken();
    const site = siteByCode(siteCode);
    const search = searchOf(body, site);
    if (!(await haveCategories(db, search.categoryIds))) return refuse('uri_not_found', 'There is no such category');
    const [{ ids, total }, facets, suggestions] = await Promise.all([
      searchProducts(db, search),
      readFacets(db, body, search),
      readSuggestions(db, body, search),
    ]);
    return {
      content: { product: { value: await readHits(db, ids, site, nowMs) } },
      ...facets,
      ...suggestions,
      total_item: total,
      total_page: search.limit === 0 ? 0 : Math.ceil(total / search.limit),
    };
  },
});
