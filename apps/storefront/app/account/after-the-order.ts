import { isPlaced, type OrderStatus, type ReturnAuthorization, type Shipment } from '@ironcart/core/order';
import type { ExtraPayment } from '@ironcart/core/payment';
import { offersReturns } from '../after-order/offers-returns.ts';
import { paymentHref } from '../after-order/payment-page.ts';
import { returnOrderHref } from '../after-order/return-pages.ts';
import type { RequestContext } from '../request-context/request-context.ts';

/** Returns that are read at once: the latest. */
const readReturns = 100;

/** What happened since an order was placed. */
export interface AfterTheOrder {
  readonly shipments: readonly Shipment[];
  /** Where items of the order are returned; undefined on a site that takes nothing back, or before it is placed. */
  readonly returnUrl: string | undefined;
  readonly returns: readonly ReturnAuthorization[];
  /** What the store asks for besides, and nobody has paid yet. */
  readonly due: readonly (Pick<ExtraPayment, '_id' | 'amount' | 'reason'> & { readonly url: string })[];
}

/** Reads an order's returns and its open extra payments; the order is shown without them where they cannot be read. */
export const readAfterTheOrder = async (
  context: RequestContext,
  { orderId, status }: { readonly orderId: string; readonly status: OrderStatus },
): Promise<AfterTheOrder> => {
  const { api, warn } = context;
  const orNone = async <T>(what: string, read: () => Promise<readonly T[]>): Promise<readonly T[]> => {
    try {
      return await read();
    } catch (thrown) {
      warn(`The ${what} of an order could not be read`, thrown);
      return [];
    }
  };
  const [returns, payments, shipments, isReturnable] = await Promise.all([
    orNone('returns', async () => (await api.returns.list({ limit: readReturns })).returns),
    orNone('extra payments', () => api.extraPayments.list(orderId)),
    orNone('packages', async () => (isPlaced(status) ? (await api.checkout.tracking(orderId)).shipments : [])),
    isPlaced(status) && offersReturns(context),
  ]);
  return {
    shipments,
    returnUrl: isReturnable ? returnOrderHref(orderId) : undefined,
    returns: returns
      .filter((authorization) => authorization.orderId === orderId)
      .toSorted((one, other) => one.dateIssued.localeCompare(other.dateIssued)),
    due: payments
      .filter(({ status }) => status === 'due')
      .map(({ _id, amount, reason }) => ({
        ...{ _id, amount, reason },
        url: paymentHref(_id),
      })),
  };
};
