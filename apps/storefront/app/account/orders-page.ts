import type { RequestContext } from '../request-context/request-context.ts';

/** Orders on one page of the order list. */
export const ordersPerPage = 10;

/** One page of the customer's orders, the newest first. */
export const readOrders = async ({ api }: RequestContext, page: number, limit = ordersPerPage) => {
  const { orders, count } = await api.checkout.orders({ page, limit });
  return { orders, count, page, pages: Math.ceil(count / limit) };
};
