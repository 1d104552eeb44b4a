import { isApiError, type ReturnableOrder } from '@ironcart/api/client';
import { redirect } from 'react-router';
import type { RequestContext } from '../request-context/request-context.ts';
import { initiateReturnPath } from './return-pages.ts';

/** The order's lines that this session may return; redirects to the order form without access. */
export const readReturnable = async (
  { api }: Pick<RequestContext, 'api'>,
  orderId: string,
): Promise<ReturnableOrder> => {
  try {
    return await api.returns.returnable(orderId);
  } catch (thrown) {
    if (!isApiError(thrown, 'not_found') && !isApiError(thrown, 'invalid_request')) throw thrown;
    throw redirect(orderId === '' ? initiateReturnPath : `${initiateReturnPath}?order=${encodeURIComponent(orderId)}`);
  }
};
