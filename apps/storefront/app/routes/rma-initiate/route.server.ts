import { redirect } from 'react-router';
import { contentsOf } from '../../account/order-views.ts';
import { readOrders } from '../../account/orders-page.ts';
import { loginPath } from '../../account/require-customer.ts';
import { type FindOrderAnswer, findOrder } from '../../after-order/find-order.ts';
import { requireReturns } from '../../after-order/offers-returns.ts';
import { printReturnHref, returnOrderHref } from '../../after-order/return-pages.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Return items', isPrivate: true };

/** Maximum number of orders and of returns in the lists, latest first. */
const listed = 10;

/** First step of a return: the customer's orders with something to return, and a form to find an order without an account. */
export const loader = async ({ context }: RouteArgs) => {
  await requireReturns(context);
  const { api, url } = context;
  const customer = await context.customer();
  const [{ orders }, { returns }] = customer
    ? await Promise.all([readOrders(context, { status: 'returnable' }, listed), api.returns.list({ limit: listed })])
    : [{ orders: [] }, { returns: [] }];
  return {
    head,
    orderId: url.searchParams.get('order')?.slice(0, 64),
    email: customer?.email,
    loginUrl: customer ? undefined : loginPath(context),
    orders: orders.map(({ orderId, createdAt, items }) => ({
      orderId,
      createdAt,
      names: items.map(({ name }) => name),
      picture: contentsOf(items)?.picture,
      url: returnOrderHref(orderId),
    })),
    returns: returns.map((authorization) => ({
      rmaNumber: authorization.rmaNumber,
      orderId: authorization.orderId,
      status: authorization.status,
      dateIssued: authorization.dateIssued,
      url: printReturnHref(authorization, context.site),
    })),
  };
};

/** Finds an order by number and e-mail address, and redirects to its items. */
export const action = async ({ request, context }: RouteArgs): Promise<FindOrderAnswer> => {
  await requireReturns(context);
  const answer = await findOrder(context, await request.formData());
  if ('found' in answer) throw redirect(returnOrderHref(answer.found));
  return answer;
};
