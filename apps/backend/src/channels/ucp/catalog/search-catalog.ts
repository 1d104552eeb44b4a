import { priceFacetKey } from '@ironcart/core/search';
import type { InferOutput } from 'valibot';
import { isRefusal } from '../../../http/refusal.ts';
import { issueSearchToken } from '../../../services/search/search-token.ts';
import { agentWidgetId } from '../../../services/search/shown-prices.ts';
import { agentRequestContext } from '../agent-request-context.ts';
import { messageOf } from '../messages/error-messages.ts';
import { type AgentCall, defineOperation, type Outcome } from '../operation.ts';
import type { UcpContext } from '../ucp-context.ts';
import { readCategoryNames } from './category-names.ts';
import { isNamed, pricesIgnored } from './filter-variants.ts';
import { productDocument, variantDocument } from './product-document.ts';
import { readCatalogue } from './read-catalogue.ts';
import { type SearchFilters, searchRequest } from './request-schemas.ts';

type SearchRequest = InferOutput<typeof searchRequest>;

const defaultLimit = 10;
const mostProducts = 25;
const lastPage = 400;

/** A page of products; a cursor contains the page and the page size. */
interface Page {
  readonly number: number;
  readonly size: number;
}

/** Undefined for an invalid cursor. */
const pageOf = ({ cursor, limit = defaultLimit }: NonNullable<SearchRequest['pagination']>): Page | undefined => {
  if (cursor === undefined) return { number: 1, size: Math.min(limit, mostProducts) };
  const [, number, size] = /^p([1-9]\d{0,2})n([1-9]\d?)$/.exec(cursor) ?? [];
  const page = { number: Number(number), size: Number(size) };
  return number !== undefined && page.number <= lastPage && page.size <= mostProducts ? page : undefined;
};

/** The price filter in the search's format: major units, before tax like the prices sent to agents. */
const priceFilterOf = ({ price }: SearchFilters) => {
  if (price?.min === undefined && price?.max === undefined) return {};
  const end = (amount: number | undefined) => (amount === undefined ? '' : String(amount / 100));
  return { [priceFacetKey]: { value: [`${end(price.min)}..${end(price.max)}`] } };
};

const findIds = async (
  { search, searchSecret, now }: UcpContext,
  call: AgentCall,
  asked: { readonly query: string; readonly filter: Record<string, { value: string[] }>; readonly page: Page },
) => {
  const bearerToken = issueSearchToken(call.site.code, now().getTime() + 60_000, searchSecret);
  const { query, filter, page } = asked;
  return search.query({
    params: undefined,
    query: undefined,
    body: {
      data: {
        n_item: page.size,
        page_number: page.number,
        content: { product: {} },
        widget: { rfkid: agentWidgetId },
        ...(query === '' ? {} : { query: { keyphrase: { value: [query] } } }),
        ...(Object.keys(filter).length === 0 ? {} : { filter }),
      },
    },
    ...agentRequestContext(call),
    bearerToken,
  });
};

const empty = { products: [], pagination: { has_next_page: false, total_count: 0 } } as const;

const invalid = (content: string): Outcome => ({
  isDone: false,
  messages: [messageOf({ code: 'invalid_request', content })],
});

/** Finds products with the store's own search: by words, categories and prices, with pagination. */
export const searchCatalog = defineOperation({
  name: 'search_catalog',
  capability: 'dev.ucp.shopping.catalog.search',
  description: 'Search the products of the store by words, category and price.',
  payload: 'catalog',
  input: searchRequest,
  hasId: false,
  isChange: false,
  run: async (context, call, { input }) => {
    const { site } = call;
    const query = (input.query ?? '').trim();
    const { filters } = input;
    if (query === '' && filters.categories === undefined && filters.price === undefined) {
      return invalid('A search needs a query or a filter');
    }
    const page = pageOf(input.pagination);
    if (!page) return invalid('The cursor is none that the store has given');
    const messages = pricesIgnored(filters, input.context?.currency, site);
    const names = await readCategoryNames(context, await context.catalogue.revision());
    const wanted = filters.categories?.flatMap((name) =>
      [...names].flatMap(([id, fullName]) => (isNamed(fullName, name) ? [String(id)] : [])),
    );
    if (wanted?.length === 0) return { isDone: true, body: empty, messages };
    const found = await findIds(context, call, {
      query,
      page,
      filter: {
        ...(wanted ? { category_ids: { value: wanted.slice(0, 100) } } : {}),
        ...(messages.length === 0 ? priceFilterOf(filters) : {}),
      },
    });
    if (isRefusal(found)) throw new Error(`The store's own search refuses: ${found.type}`);
    const ids = found.content.product.value.map(({ productId }) => productId);
    const { sold, document } = await readCatalogue(context, call, ids);
    const hasMore = page.number < Math.min(found.total_page, lastPage);
    return {
      isDone: true,
      messages,
      body: {
        products: sold.map((found) => ({
          ...productDocument(document, found),
          variants: found.variants.slice(0, 1).map((variant) => variantDocument(document, variant)),
        })),
        pagination: {
          has_next_page: hasMore,
          ...(hasMore ? { cursor: `p${page.number + 1}n${page.size}` } : {}),
          total_count: found.total_item,
        },
      },
    };
  },
});
