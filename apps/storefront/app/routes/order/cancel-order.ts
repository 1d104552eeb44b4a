import { isApiError } from '@ironcart/api/client';
import type { RequestContext } from '../../request-context/request-context.ts';

/** The result of cancelling an order. */
export interface CancelAnswer {
  /** False if the order was packed in the meantime. */
  readonly isCancelled: boolean;
}

/**
 * Cancels an order of the customer.
 * @throws ApiError if the store fails, not if it is too late
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
