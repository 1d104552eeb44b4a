import type { WireSearchAnswer, WireSearchBody } from '@ironcart/api/contract';
import { hasGroupPrices } from '@ironcart/core/customer';
import type { Product } from '@ironcart/core/product';
import type { Site, TimeZone } from '@ironcart/core/site';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { inSpellingOf } from '../../catalogue/site-spelling.ts';
import type { Database } from '../../db/pool.ts';
import { refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import { groupOfSession } from '../customer/group-of-session.ts';
import type { ServiceContext } from '../service-context.ts';
import { cardFactsOf } from './card-facts.ts';
import { type CategoryName, readCategoryNames } from './category.reader.ts';
import { readColourWord } from './colour-word.reader.ts';
import type { CurrencyPlaces } from './currency-places.ts';
import { countPast, datesOfRunning, dealPeriodsIn, readDealDates, turnsOf } from './deal-periods.ts';
import { facetFiltersOf, facetsToCount, type ShownFacet, shownFacetsOf } from './facet.ts';
import { facetsToWire } from './facet-to-wire.ts';
import { type OwnFacet, readOwnFacets } from './own-facet.reader.ts';
import { type ReadPhrase, readPhrase } from './phrase.reader.ts';
import { isRecommending, recommendProducts } from './recommend.reader.ts';
import type { ProductSearch, ProductSearchResult, SearchEngine } from './search-engine.ts';
import { keepSearchEvent } from './search-event.transactor.ts';
import { colourVariantIdsOf, searchHitOf } from './search-hit.ts';
import { isSortName } from './search-sort.ts';
import { siteOfSearchToken } from './search-token.ts';
import { withoutHiddenOffers } from './shown-offers.ts';
import { shownPricesOf } from './shown-prices.ts';
import { readSuggestions } from './suggest.ts';
import { readTraits, type Traits } from './trait.reader.ts';

const keyphraseOf = ({ data }: WireSearchBody): string | undefined => {
  const keyphrase = data.query?.keyphrase.value[0]?.trim();
  return keyphrase === '' ? undefined : keyphrase;
};

const largestId = 2 ** 31 - 1;

const categoryIdsOf = ({ data }: WireSearchBody): readonly number[] =>
  (data.filter?.category_ids?.value ?? [])
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && Math.abs(id) <= largestId);

/** A requested search, without the active deals, which the backend determines. */
type AskedSearch = Omit<ProductSearch, 'runningDeals'>;

/** The site and time of a search. */
interface AskedAt {
  readonly site: Site;
  readonly now: Date;
}

const searchOf = (
  body: WireSearchBody,
  {
    pricePlace,
    phrase,
    groupId,
    site,
    shown,
  }: {
    readonly pricePlace: number;
    readonly groupId: number;
    readonly phrase: ReadPhrase | undefined;
    readonly site: Site;
    readonly shown: readonly ShownFacet[];
  },
): AskedSearch => {
  const { data } = body;
  const categoryIds = categoryIdsOf(body);
  const typed = keyphraseOf(body);
  return {
    pricePlace,
    shownPrices: shownPricesOf(site, data.widget.rfkid),
    priceGroup: hasGroupPrices(groupId) ? { groupId, currency: site.currency } : undefined,
    phrase: phrase && typed !== undefined ? { query: phrase.query, typed, normal: phrase.normal } : undefined,
    categoryIds,
    filters: facetFiltersOf(body, shown),
    facets: data.facet?.all ? facetsToCount(shown, categoryIds) : [],
    sort: (data.sort?.value ?? []).flatMap(({ name, order }) => (isSortName(name) ? [{ name, order }] : [])),
    limit: data.n_item,
    offset: (data.page_number - 1) * data.n_item,
  };
};

/** The catalogue at one revision; its searches are cached. */
interface SearchedCatalogue {
  readonly db: Database;
  readonly engine: SearchEngine;
  readonly revision: number;
  readonly catalogue: Catalogue;
}

const readKeptPhrase = ({ db, revision, catalogue }: SearchedCatalogue, keyphrase: string): Promise<ReadPhrase> =>
  catalogue.keep(revision, `phrase ${keyphrase}`, () => readPhrase(db, keyphrase));

/** The periods of deals at a site, and the moments at which they change. */
const readKeptDeals = ({ db, revision, catalogue }: SearchedCatalogue, timeZone: TimeZone) =>
  catalogue.keep(revision, `deals ${timeZone}`, async () => {
    const periods = dealPeriodsIn(await readDealDates(db), timeZone);
    return { periods, turns: turnsOf(periods) };
  });

const searchKept = async (
  searched: SearchedCatalogue,
  search: AskedSearch,
  own: readonly OwnFacet[],
  { site, now }: AskedAt,
): Promise<ProductSearchResult> => {
  const { engine, revision, catalogue } = searched;
  const { timeZone, weightUnit } = site;
  const { periods, turns } = await readKeptDeals(searched, timeZone);
  const nowMs = now.getTime();
  const key = `search ${timeZone} ${weightUnit} ${countPast(turns, nowMs)} ${JSON.stringify(search)}`;
  return catalogue.keep(revision, key, () =>
    engine.find({ ...search, runningDeals: datesOfRunning(periods, nowMs) }, { own, weightUnit }),
  );
};

/** Finds products by the widget's recommendation, which has a single page, or by a search. */
const findProducts = async (
  searched: SearchedCatalogue,
  { data: { widget, context } }: WireSearchBody,
  search: AskedSearch,
  own: readonly OwnFacet[],
  at: AskedAt,
): Promise<ProductSearchResult> => {
  if (!isRecommending(widget.rfkid)) return searchKept(searched, search, own, at);
  const { pricePlace, limit } = search;
  const uri = context?.page?.uri;
  const userId = context?.user?.user_id;
  const ids = await recommendProducts(searched.db, {
    widgetId: widget.rfkid,
    uri,
    userId,
    pricePlace,
    now: at.now,
    limit,
  });
  return { ids, total: ids.length, facets: [] };
};

const readFound = async (
  { catalogue, revision }: SearchedCatalogue,
  ids: readonly number[],
  site: Site,
): Promise<readonly Product[]> => {
  const products = await catalogue.productsAt(revision, ids, site);
  return ids.flatMap((id) => products.get(id) ?? []);
};

const readKeptTraits = async (
  { db, revision, catalogue }: SearchedCatalogue,
  found: readonly Product[],
  own: readonly OwnFacet[],
): Promise<ReadonlyMap<number, Traits>> => {
  if (found.length === 0 || !own.some(({ isOnCards }) => isOnCards)) return new Map();
  const ids = found.map(({ productId }) => productId);
  return catalogue.keep(revision, `traits ${ids.join(' ')}`, () => readTraits(db, ids));
};

const hitsOf = async (
  searched: SearchedCatalogue,
  found: readonly Product[],
  context: {
    readonly site: Site;
    readonly nowMs: number;
    readonly categories: ReadonlyMap<number, CategoryName>;
    readonly own: readonly OwnFacet[];
  },
) => {
  const { catalogue, revision } = searched;
  const { site, own } = context;
  const [variants, traits] = await Promise.all([
    catalogue.productsAt(revision, found.flatMap(colourVariantIdsOf), site),
    readKeptTraits(searched, found, own),
  ]);
  const factsOf = (productId: number) => cardFactsOf(traits.get(productId) ?? {}, own, site);
  return found.map((product) => searchHitOf(product, { ...context, variants, factsOf }));
};

const refuseToken = () => refuse('invalid_token', 'The search token is missing, wrong or has ended');

/** The dependencies of the search service. */
export interface SearchOptions {
  readonly searchSecret: string;
  readonly currencyPlaces: CurrencyPlaces;
  readonly engine: SearchEngine;
}

/** svc_search: the search service. The token determines the site. */
export const createSearchService = (
  { db, catalogue, sites, now, logger }: ServiceContext,
  { searchSecret, currencyPlaces, engine }: SearchOptions,
): ServiceHandlers<'search'> => ({
  reportEvent: async ({ body, bearerToken }) => {
    const siteCode = siteOfSearchToken(bearerToken ?? '', now().getTime(), searchSecret);
    if (siteCode === undefined) return refuseToken();
    await keepSearchEvent(db, body, { siteCode, happenedAt: now() });
    return { success: true };
  },

  query: async ({ body, bearerToken, session }) => {
    const at = now();
    const siteCode = siteOfSearchToken(bearerToken ?? '', at.getTime(), searchSecret);
    if (siteCode === undefined) return refuseToken();
    const site = sites.byCode(siteCode);
    const keyphrase = keyphraseOf(body);
    const revision = await catalogue.revision();
    const searched = { db, engine, revision, catalogue };
    const [phrase, categories, colourWord, own, groupId] = await Promise.all([
      keyphrase === undefined ? undefined : readKeptPhrase(searched, keyphrase),
      catalogue.keep(revision, 'category names', () => readCategoryNames(db)),
      catalogue.keep(revision, 'word for colour', () => readColourWord(db)),
      catalogue.keep(revision, 'own facets', () => readOwnFacets(db)),
      groupOfSession(db, session),
    ]);
    const shown = shownFacetsOf(own, site, inSpellingOf(site, colourWord));
    if (!categoryIdsOf(body).every((id) => categories.has(id))) {
      return refuse('uri_not_found', 'There is no such category');
    }
    const pricePlace = currencyPlaces.get(site.currency) ?? 0;
    const search = searchOf(body, { pricePlace, groupId, phrase, site, shown });
    const result = await findProducts(searched, body, search, own, { site, now: at });
    const { ids, total } = result;
    const found = await readFound(searched, ids, site);
    const customerId = (await session.find())?.customerId;
    const [counts, value, suggestions] = await Promise.all([
      withoutHiddenOffers({ db, logger }, result.facets, { site, customerId }),
      hitsOf(searched, found, { site, nowMs: at.getTime(), categories, own }),
      readSuggestions(db, body, { phrase, found, now: at }),
    ]);
    const answer: WireSearchAnswer = {
      content: { product: { value } },
      ...(body.data.facet?.all
        ? {
            facet: facetsToWire(shown, counts, {
              filters: search.filters,
              categories,
              priceBands: search.shownPrices.bands,
              site,
              max: body.data.facet.max,
              total,
            }),
          }
        : {}),
      ...suggestions,
      ...(phrase?.redirectUrl === undefined ? {} : { redirect_url: phrase.redirectUrl }),
      total_item: total,
      total_page: search.limit === 0 ? 0 : Math.ceil(total / search.limit),
    };
    return answer;
  },
});
