import { moneyToWire, newOrderFromWire, type Placement, placementToWire } from '@ironcart/api/codec';
import { IDEMPOTENCY_KEY_HEADER, idempotencyKey, type WirePlacement } from '@ironcart/api/contract';
import { normalisedGiftCardCode } from '@ironcart/core/order';
import { defaultRedemptionsRemaining } from '@ironcart/pricing';
import * as v from 'valibot';
import { isRefusal, refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import { cancelOrder } from '../refund/cancel-order.ts';
import type { ServiceContext } from '../service-context.ts';
import { readTracking } from '../shipment/shipment.reader.ts';
import { readFiveForFiveOffer } from './five-for-five-offer.ts';
import { readGiftCardBalance } from './gift-card-ledger.ts';
import { onceByKey } from './idempotency.ts';
import { isOrderOf, noteOpening, readLookedAfter } from './opened-orders.ts';
import { readOrder, readOrders, wasGivenUp } from './order.reader.ts';
import { answerOfOrder, type PlacementContext, type PlacementOutcome, placeOrder } from './place-order.ts';
import { isOwnPlacedOrder } from './placed-by.ts';
import { settleOrder } from './settle-order.ts';

const placementAnswerOf = (outcome: PlacementOutcome): WirePlacement | Exclude<PlacementOutcome, Placement> =>
  'orderId' in outcome ? placementToWire(outcome) : outcome;

/** svc_checkout and svc_gc: orders, the promotion status and gift cards. */
export const createCheckoutService = (
  { db, now, sites, logger }: ServiceContext,
  placement: Omit<PlacementContext, 'cause'>,
): ServiceHandlers<'checkout'> => ({
  getPromotionStatus: async ({ body: { email }, session, site }) => {
    const customerId = (await session.find())?.customerId;
    const remaining = await readFiveForFiveOffer({ db, logger }, { email, customerId, site });
    return {
      fiveShipForFive: remaining !== undefined,
      fiveShipForFiveRemaining: remaining ?? defaultRedemptionsRemaining,
    };
  },

  getGiftCard: async ({ body, site }) => {
    const code = normalisedGiftCardCode(body.code);
    const balance = await readGiftCardBalance(db, code, site.currency);
    return balance === undefined
      ? refuse('giftcard_not_exist', 'There is no such gift card')
      : { code, balance: moneyToWire(balance) };
  },

  placeOrder: async ({ body, session, site, requestId, header }) => {
    const current = await session.find();
    const isOwnStore = sites.byStoreId(body.storeId).code === site.code;
    if (!current || !isOwnStore) return refuse('list_not_found', 'There is no such list');
    const context = { ...placement, cause: `request ${requestId}` };
    const order = newOrderFromWire(body);
    const key = header(IDEMPOTENCY_KEY_HEADER);
    if (key === undefined) return placementAnswerOf(await placeOrder(context, current, order));
    if (!v.is(idempotencyKey, key)) {
      return refuse('invalid_request', 'The header Idempotency-Key does not fit the contract');
    }
    const { sessionId } = current;
    const keys = { db, now, leaseMs: placement.placementLeaseMs };
    return onceByKey(
      keys,
      { sessionId, key, body },
      {
        begin: async () => placementAnswerOf(await placeOrder(context, current, order, key)),
        resume: async (orderId) => {
          await settleOrder(context, orderId);
          const outcome = (await wasGivenUp(db, orderId))
            ? await placeOrder(context, current, order, key)
            : await answerOfOrder(context, orderId, undefined);
          return placementAnswerOf(outcome);
        },
      },
    );
  },

  getOrder: async ({ params, query, session }) => {
    const current = await session.find();
    const asked = { site: { ...sites.byStoreId(query.storeId), storeId: query.storeId }, now: now() };
    const order = current && (await readOrder(db, params.id, current, asked));
    return order ?? refuse('not_found', 'There is no such order');
  },

  openOrder: async ({ body, session }) => {
    const isKnown = await isOrderOf(db, body);
    if (!isKnown) return refuse('not_found', 'There is no order of that number and e-mail address');
    const { orderId, storeId } = body;
    await noteOpening(db, { sessionId: (await session.ensure()).sessionId, orderId, at: now() });
    return { orderId, storeId };
  },

  getTracking: async ({ params, query: { storeId }, session }) => {
    const current = await session.find();
    const asked = { orderId: params.id, storeId, at: now() };
    const order = current && (await readLookedAfter(db, { ...asked, session: current }));
    if (!order) return refuse('not_found', 'There is no such order');
    return readTracking(db, { ...order, isOwn: await isOwnPlacedOrder(db, { ...asked, session: current }) });
  },

  cancelOrder: async ({ params: { id: orderId }, body: { storeId }, session, requestId }) => {
    const current = await session.find();
    const isOwn = current && (await isOwnPlacedOrder(db, { orderId, storeId, session: current }));
    if (!isOwn) return refuse('not_found', 'There is no such order');
    const cause = `request ${requestId}`;
    const outcome = await cancelOrder(db, {
      orderId,
      isByStaff: false,
      now: now(),
      cause,
      randomId: placement.randomId,
    });
    if (outcome.ok) return { orderId, cancelledAt: outcome.value.at.toISOString() };
    return refuse('not_cancellable', 'The order can be cancelled no more');
  },

  getOrders: async ({ query, session, site }) => {
    const customerId = await requireCustomer(session);
    if (isRefusal(customerId)) return customerId;
    return readOrders(db, customerId, query, { site, now: now() });
  },
});
