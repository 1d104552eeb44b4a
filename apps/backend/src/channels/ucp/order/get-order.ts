import * as v from 'valibot';
import { defineOperation, type Outcome } from '../operation.ts';
import { orderCapability } from '../protocol.ts';
import { readAgentOrder, readOrderOfCustomer } from './agent-order.reader.ts';
import { orderDocument } from './order-document.ts';

const refusal = (code: string, content: string): Outcome => ({
  isDone: false,
  messages: [{ type: 'error', code, content, severity: 'unrecoverable' }],
});

export const getOrder = defineOperation({
  name: 'get_order',
  capability: orderCapability,
  description:
    'Get an order that was placed from a checkout of this platform, for signed requests, or any order of a customer who allows it, as it is now.',
  payload: undefined,
  input: v.unknown(),
  hasId: true,
  isChange: false,
  run: async (context, { site, platform, isSigned, customer }, { id }) => {
    if (customer?.permissions.includes('order')) {
      const { customerId } = customer;
      const own = await readOrderOfCustomer(context.db, id, { customerId, storeId: site.storeId });
      if (own) return { isDone: true, body: orderDocument(context, site, own) };
    }
    // Any caller could name a platform's profile, so orders require a signature by its key.
    if (!isSigned) return refusal('unauthorized', 'Orders are told to requests that the platform signs');
    const order = await readAgentOrder(context.db, id);
    return order && order.platform === platform && order.siteCode === site.code
      ? { isDone: true, body: orderDocument(context, site, order) }
      : refusal('not_found', 'Order not found');
  },
});
