import type { StoredOrder } from '@ironcart/api/codec';
import { isPlaced, type Tracking } from '@ironcart/core/order';
import type { ExtraPayment } from '@ironcart/core/payment';
import type { ReturnAuthorization } from '@ironcart/core/return';
import { isVirtualOrder } from '@ironcart/core/shipping';
import { offersReturns } from '../after-order/offers-returns.ts';
import { paymentHref } from '../after-order/order-care-paths.ts';
import { printReturnHref, returnOrderHref } from '../after-order/return-pages.ts';
import type { RequestContext } from '../request-context/request-context.ts';

/** Maximum number of returns to read, the latest first. */
const readReturns = 100;

/** Events after an order was placed. */
export interface AfterTheOrder {
  readonly shipments: Tracking['shipments'];
  /** Items that are still to be shipped. */
  readonly waiting: Tracking['waiting'];
  /** Whether anything of it is shipped. */
  readonly isShipped: boolean;
  readonly packedAt: string | undefined;
  readonly cancelledAt: string | undefined;
  readonly refunds: Tracking['refunds'];
  /** Whether the customer can cancel it now. */
  readonly isCancellable: boolean;
  /**
   * URL of the page to return items of the order; undefined if the site has no returns or nothing can be returned now.
   */
  readonly returnUrl: string | undefined;
  /** The last day to return them, on the site's calendar. */
  readonly returnableUntil: string | undefined;
  readonly returns: readonly ReturnAuthorization[];
  /** The pages of the labels of returns that have not arrived yet. */
  readonly returnLabels: readonly (Pick<ReturnAuthorization, 'rmaNumber'> & { readonly url: string })[];
  /** Unpaid additional amounts that the store has requested. */
  readonly due: readonly (Pick<ExtraPayment, '_id' | 'amount' | 'reason'> & { readonly url: string })[];
}

/** The result if only the placed order is known. */
const untracked = { shipments: [], waiting: [], refunds: [], isCancellable: false, packedAt: undefined } as const;

/** Reads an order's packages, returns and unpaid additional amounts; without them if they cannot be read. */
export const readAfterTheOrder = async (
  context: RequestContext,
  {
    orderId,
    status,
    items,
    cancelledAt,
    fulfilment,
  }: Pick<StoredOrder, 'orderId' | 'status' | 'items' | 'cancelledAt' | 'fulfilment'>,
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
  const [allReturns, payments, tracking, areReturnsOffered] = await Promise.all([
    orElse<readonly ReturnAuthorization[]>(
      'returns',
      [],
      async () => (await api.returns.list({ limit: readReturns })).returns,
    ),
    orElse<readonly ExtraPayment[]>('extra payments', [], () => api.extraPayments.list(orderId)),
    orElse<Omit<Tracking, 'orderId' | 'placedAt'>>('packages', untracked, async () =>
      isPlaced(status) ? api.checkout.tracking(orderId) : untracked,
    ),
    isPlaced(status) && offersReturns(context),
  ]);
  const { shipments, waiting, refunds, isCancellable, packedAt } = tracking;
  const cancelled = tracking.cancelledAt ?? cancelledAt;
  const returns = allReturns
    .filter((authorization) => authorization.orderId === orderId)
    .toSorted((one, other) => one.dateIssued.localeCompare(other.dateIssued));
  const isReturnable = areReturnsOffered && fulfilment !== undefined && fulfilment.returnable > 0;
  return {
    shipments,
    waiting,
    refunds,
    isCancellable,
    packedAt,
    cancelledAt: cancelled,
    isShipped: !isVirtualOrder(items),
    returnUrl: isReturnable ? returnOrderHref(orderId) : undefined,
    returnableUntil: isReturnable ? fulfilment.returnableUntil : undefined,
    returns,
    returnLabels: returns
      .filter(({ status }) => status === 'issued')
      .map((authorization) => ({
        rmaNumber: authorization.rmaNumber,
        url: printReturnHref(authorization, context.site),
      })),
    due: payments
      .filter(({ status }) => status === 'due')
      .map(({ _id, amount, reason }) => ({
        _id,
        amount,
        reason,
        url: paymentHref(_id),
      })),
  };
};
