import type { BackInStockNotice } from '@ironcart/core/customer';
import { binFromWire } from '../../codec/bin.ts';
import { binCalls } from '../../contract/bin.ts';
import { isApiError } from '../api-error.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** Back-in-stock notices. */
export const createBackInStockService = (send: Send) => ({
  /** Returns the customer's notices, newest first. */
  list: async (options: CallOptions = {}): Promise<readonly BackInStockNotice[]> =>
    (await send(binCalls.getBins, options)).map(binFromWire),
  /** Requests a notice; an existing one is no error (S8-err-other-04). @throws ApiError `product_not_found` */
  subscribe: async (
    { productId, parentId, email }: Omit<BackInStockNotice, '_id'>,
    options: CallOptions = {},
  ): Promise<void> => {
    try {
      await send(binCalls.addBin, {
        ...options,
        body: { product_id: productId, email, ...(parentId === undefined ? {} : { parent_id: parentId }) },
      });
    } catch (thrown) {
      if (!isApiError(thrown, 'validation_error_already_subscribed')) throw thrown;
    }
  },
  /** @throws ApiError `not_found` */
  remove: async (id: string, options: CallOptions = {}): Promise<void> => {
    await send(binCalls.removeBin, { ...options, params: { id } });
  },
});
