import type { OrderStage } from '@ironcart/core/order';
import type { OrderFilterStatus } from '@ironcart/react-ui';
import type { RequestContext } from '../request-context/request-context.ts';

/** Orders on one page of the order list. */
export const ordersPerPage = 10;

/** The path of the customer's orders. */
export const ordersPath = '/account/orders';

/** Statuses to filter orders by; failed attempts are not shown to customers. */
export const foundStatuses: readonly OrderFilterStatus[] = [
  'payment_pending',
  'open',
  'shipped',
  'returned',
  'cancelled',
];

/** The filter and page of the order list, from the URL. */
export interface OrdersQuery {
  /** From 1. */
  readonly page: number;
  /** A part of an order's number or of a product's name. */
  readonly search: string | undefined;
  readonly status: OrderFilterStatus | undefined;
}

/** The wire's maximum length of a search. */
const longestSearch = 100;

/** Parses the URL's query; ignores invalid values. */
export const parseOrdersQuery = (parameters: URLSearchParams): OrdersQuery => {
  const page = Number(parameters.get('page'));
  return {
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    search: parameters.get('q')?.trim().slice(0, longestSearch) || undefined,
    status: foundStatuses.find((status) => status === parameters.get('status')),
  };
};

/** The URL of a page of orders. */
export const ordersHref = ({ page, search, status }: OrdersQuery): string => {
  const parameters = new URLSearchParams({
    ...(search === undefined ? {} : { q: search }),
    ...(status === undefined ? {} : { status }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return parameters.size === 0 ? ordersPath : `${ordersPath}?${parameters}`;
};

/** Another site where the customer has ordered. */
export interface OrdersOfSite {
  readonly name: string;
  readonly count: number;
  /** The URL of the orders there; it is another document. */
  readonly href: string;
}

/** One page of the customer's orders, newest first, and the other sites with orders. */
export const readOrders = async (
  { api, sites, urlOn }: Pick<RequestContext, 'api' | 'sites' | 'urlOn'>,
  {
    status,
    ...query
  }: Partial<Omit<OrdersQuery, 'status'>> & { readonly status?: OrderFilterStatus | OrderStage | undefined } = {},
  limit = ordersPerPage,
) => {
  const filter = status === 'payment_pending' ? { status } : { stage: status };
  const { orders, count, elsewhere } = await api.checkout.orders({ ...query, ...filter, limit });
  return {
    orders,
    count,
    pages: Math.ceil(count / limit),
    elsewhere: elsewhere.flatMap(({ storeId, count: placed }): readonly OrdersOfSite[] => {
      const site = sites.findByStoreId(storeId);
      return site ? [{ name: site.name, count: placed, href: urlOn(ordersPath, site) }] : [];
    }),
    // Their amounts are in the currencies of sites that the store does not have any more.
    onClosedSites: elsewhere.reduce(
      (sum, { storeId, count: placed }) => sum + (sites.findByStoreId(storeId) ? 0 : placed),
      0,
    ),
  };
};
