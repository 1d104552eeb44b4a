import { isApiError } from '@ironcart/api/client';
import { isPlaced, type Tracking } from '@ironcart/core/order';
import { isVirtualOrder } from '@ironcart/core/shipping';
import { redirect } from 'react-router';
import { contentsOf } from '../../account/order-views.ts';
import { readOrders } from '../../account/orders-page.ts';
import { loginPath } from '../../account/require-customer.ts';
import { type FindOrderAnswer, findOrder } from '../../after-order/find-order.ts';
import { trackOrderHref } from '../../after-order/order-care-paths.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Track your packages', isPrivate: true };

/** Maximum number of a customer's orders to select from, the latest first. */
const listed = 10;

/** The order in the URL, if this session may track it. */
const readTracking = async ({ api }: RequestContext, orderId: string | undefined): Promise<Tracking | undefined> => {
  if (orderId === undefined) return undefined;
  try {
    return await api.checkout.tracking(orderId);
  } catch (thrown) {
    if (isApiError(thrown, 'not_found') || isApiError(thrown, 'invalid_request')) return undefined;
    throw thrown;
  }
};

/** An order's packages; without access to one, the form and a customer's orders. */
export const loader = async ({ context }: RouteArgs) => {
  const orderId = context.url.searchParams.get('order')?.slice(0, 64) || undefined;
  const [customer, tracking] = await Promise.all([context.customer(), readTracking(context, orderId)]);
  const { orders } = customer && !tracking ? await readOrders(context, {}, listed) : { orders: [] };
  return {
    head,
    orderId,
    tracking,
    email: customer?.email,
    loginUrl: customer ? undefined : loginPath(context),
    orders: orders
      // Virtual, cancelled and unplaced orders are never shipped.
      .filter(({ status, items, cancelledAt }) => isPlaced(status) && !isVirtualOrder(items) && !cancelledAt)
      .map((order) => ({
        orderId: order.orderId,
        createdAt: order.createdAt,
        names: order.items.map(({ name }) => name),
        picture: contentsOf(order.items)?.picture,
        url: trackOrderHref(order.orderId),
      })),
  };
};

/** Opens an order by its number and e-mail address, and shows its packages. */
export const action = async ({ request, context }: RouteArgs): Promise<FindOrderAnswer> => {
  const answer = await findOrder(context, await request.formData());
  if ('found' in answer) throw redirect(trackOrderHref(answer.found));
  return answer;
};
