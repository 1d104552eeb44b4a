import { isApiError } from '@ironcart/api/client';
import type { RequestContext } from '../../request-context/request-context.ts';

/** What became of cancelling an order. */
export interface CancelAnswer {
  /** False: it is packed by now. */
  readonly isCancelled: boolean;
}

/**
 * Cancels an order of the customer's.
 * @throws ApiError where the store fails, not where it is too late
 */
export const cancelOrder = async ({ api }: Pick<RequestContext, 'api'>, orderId: string): Promise<CancelAnswer> => {
  try {
    await api.checkout.cancel(orderId);
    return { isCancelled: true };
  } catch (thrown) {
    if (isApiError(thrown, 'not_cancellable')) return { isCancelled: false };
    throw thrown;
  }
};
