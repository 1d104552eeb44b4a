import type { StoredOrder } from '@ironcart/api/codec';
import { isVirtualOrder } from '@ironcart/core/list';
import { isPlaced, type Order, type ReturnAuthorization, type Tracking } from '@ironcart/core/order';
import type { ExtraPayment } from '@ironcart/core/payment';
import { offersReturns } from '../after-order/offers-returns.ts';
import { paymentHref } from '../after-order/payment-page.ts';
import { returnOrderHref } from '../after-order/return-pages.ts';
import type { RequestContext } from '../request-context/request-context.ts';

/** Returns that are read at once: the latest. */
const readReturns = 100;

/** What happened since an order was placed. */
export interface AfterTheOrder {
  readonly shipments: Tracking['shipments'];
  /** Whether anything of it is shipped. */
  readonly isShipped: boolean;
  readonly packedAt: string | undefined;
  readonly cancelledAt: string | undefined;
  readonly refunds: Tracking['refunds'];
  /** Whether the customer can cancel it now. */
  readonly isCancellable: boolean;
  /** Where items of the order are returned; undefined on a site that takes nothing back, or before it is placed. */
  readonly returnUrl: string | undefined;
  readonly returns: readonly ReturnAuthorization[];
  /** What the store asks for besides, and nobody has paid yet. */
  readonly due: readonly (Pick<ExtraPayment, '_id' | 'amount' | 'reason'> & { readonly url: string })[];
}

/** An order of which nothing is known but that it was placed. */
const untracked = { shipments: [], refunds: [], isCancellable: false, packedAt: undefined } as const;

/** Reads an order's packages, returns and its open extra payments; the order is shown without them where they cannot be read. */
export const readAfterTheOrder = async (
  context: RequestContext,
  {
    orderId,
    status,
    items,
    cancelledAt,
  }: Pick<Order, 'status' | 'items'> & Pick<StoredOrder, 'orderId' | 'cancelledAt'>,
): Promise<AfterTheOrder> => {
  const { api, warn } = context;
  const orElse = async <T>(what: string, fallback: T, read: () => Promise<T>): Promise<T> => {
    try {
      return await read();
    } catch (thrown) {
      warn(`The ${what} of an order could not be read`, thrown);
      return fallback;
    }
  };
  const [returns, payments, tracking, isReturnable] = await Promise.all([
    orElse<readonly ReturnAuthorization[]>(
      'returns',
      [],
      async () => (await api.returns.list({ limit: readReturns })).returns,
    ),
    orElse<readonly ExtraPayment[]>('extra payments', [], () => api.extraPayments.list(orderId)),
    orElse<Omit<Tracking, 'orderId' | 'placedAt' | 'waiting'>>('packages', untracked, async () =>
      isPlaced(status) ? api.checkout.tracking(orderId) : untracked,
    ),
    isPlaced(status) && offersReturns(context),
  ]);
  const { shipments, refunds, isCancellable, packedAt } = tracking;
  const cancelled = tracking.cancelledAt ?? cancelledAt;
  return {
    shipments,
    refunds,
    isCancellable,
    packedAt,
    cancelledAt: cancelled,
    isShipped: !isVirtualOrder(items),
    returnUrl: isReturnable && cancelled === undefined ? returnOrderHref(orderId) : undefined,
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
