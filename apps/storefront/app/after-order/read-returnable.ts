import { isApiError } from '@ironcart/api/client';
import type { ReturnableLine } from '@ironcart/core/return';
import { redirect } from 'react-router';
import type { RequestContext } from '../request-context/request-context.ts';
import { initiateReturnPath } from './return-pages.ts';

/** The lines of an order that this session may return; redirects to the order form without access. */
export const readReturnable = async (
  { api }: Pick<RequestContext, 'api'>,
  orderId: string,
): Promise<readonly ReturnableLine[]> => {
  try {
    return await api.returns.returnable(orderId);
  } catch (thrown) {
    if (!isApiError(thrown, 'not_found') && !isApiError(thrown, 'invalid_request')) throw thrown;
    throw redirect(orderId === '' ? initiateReturnPath : `${initiateReturnPath}?order=${encodeURIComponent(orderId)}`);
  }
};
