import { randomBytes } from 'node:crypto';
import { lineItemFromWire, type PlaceableOrder, type Placement } from '@ironcart/api/codec';
import { languageTagOf, type Sites } from '@ironcart/core/site';
import { isSubscription } from '@ironcart/core/subscription';
import { createPromotions, type PromotionRule } from '@ironcart/pricing';
import { retryAfterSeconds } from '../../http/database-outage.ts';
import { isRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import type { Payment } from '../../providers/payment/payment.ts';
import { PaymentProviderUnavailableError } from '../../providers/payment/payment-provider.ts';
import type { PaymentRequest, PaymentSource } from '../../providers/payment/payment-request.ts';
import { methodNotOffered, returnUrlOf } from '../../providers/payment/payment-source.ts';
import { readAccount } from '../customer/account.reader.ts';
import { readList } from '../list/list.reader.ts';
import { ownerOf } from '../list/list-owner.ts';
import type { Session } from '../session/session-store.ts';
import type { OwnCarrier } from '../shipping/own-carrier.ts';
import type { OwnTaxRegime } from '../tax/own-tax-regime.ts';
import { alreadyPublished, createOrder } from './create-order.ts';
import { emailOfOffer } from './five-for-five-offer.ts';
import { findRival } from './give-way.ts';
import { findOrderState } from './order.reader.ts';
import { publishOrder } from './order.transactor.ts';
import { readOrderFacts } from './order-facts.ts';
import { orderIdOf } from './order-id.ts';
import { paymentMeansOf } from './payment-means.ts';
import { applyPayment } from './settle-order.ts';
import type { SettlementContext } from './settle-payment.ts';
import { verifyAddresses } from './verify-addresses.ts';
import { type PlacementRefusal, verifyOrder } from './verify-order.ts';

export interface PlacementContext extends SettlementContext {
  readonly randomId: () => string;
  /** The store's public URL, without a trailing slash. */
  readonly publicUrl: string;
  readonly sites: Sites;
  /** The store's own carriers, in addition to its tables. */
  readonly carriers: readonly OwnCarrier[];
  /** The countries taxed by the store's own tax regimes. */
  readonly taxRegimes: readonly OwnTaxRegime[];
  /** The store's own promotions of whole carts. */
  readonly promotions: readonly PromotionRule[];
}

/** The result of placing an order. */
export type PlacementOutcome = Placement | PlacementRefusal | Refusal<'internal_error'>;

/** Authorizes the order's payment with the provider, without locking rows. */
const pay = async (context: PlacementContext, request: PaymentRequest): Promise<Payment> => {
  const payment = await context.payments.authorise(request);
  const order = { order_id: request.reference, payment_key: request.key };
  await applyPayment(context, { ...order, status: 'new', challenge_expires_at: null }, payment);
  return payment;
};

/** A customer's card is stored, because it pays the subscription's next periods. */
const storing = (source: PaymentSource, customerId: string | undefined): PaymentSource =>
  source.kind === 'card' && customerId !== undefined ? { ...source, storesCard: true } : source;

/** The response for an order in its current state. */
export const answerOfOrder = async (
  { db }: PlacementContext,
  orderId: string,
  payment: Payment | undefined,
): Promise<PlacementOutcome> => {
  const row = await findOrderState(db, orderId);
  if (!row) return refuse('internal_error', 'The order is gone');
  if (row.status === 'new') {
    return refuse('internal_error', 'The order is still being settled', { orderId });
  }
  if (row.status === 'payment_error') {
    return refuse('payment_error', payment?.refusal ?? row.failure ?? 'refused', { orderId });
  }
  return {
    orderId,
    storeId: row.store_id,
    status: row.status,
    payment: { transactionId: row.payment_reference ?? undefined, transactionToken: payment?.action },
  };
};

/**
 * Places an order: verifies everything, writes it with its stock in one transaction, then pays. The order is `new`
 * until the provider has answered; if the process dies in between, `reconcileOrders` completes it.
 * @param idempotencyKey the key of this session's request, to which the resulting order is linked
 */
export const placeOrder = async (
  context: PlacementContext,
  session: Session,
  given: PlaceableOrder,
  idempotencyKey?: string,
): Promise<PlacementOutcome> => {
  const { db } = context;
  const site = context.sites.byStoreId(given.storeId);
  const list = await readList(db, given.listId, ownerOf(session), { siteCode: site.code, now: context.now() });
  if (!list) return refuse('list_not_found', 'There is no such list');
  const source = context.payments.sourceOf(given.payment, session.customerId);
  const rival = await findRival(context, { order: given, source });
  if (rival) return alreadyPublished(rival.order_id);
  if (!list.wire.metadata.isActive) return refuse('list_not_found', 'The list is no longer in use');

  const methodName = context.payments.ownNameOf(given.payment);
  const order = await verifyAddresses(db, { ...given, payment: { ...given.payment, methodName } });
  if (isRefusal(order)) return order;
  const now = context.now();
  const { groupId } = await readAccount(db, session.customerId);
  const items = list.wire.items.map(lineItemFromWire);
  const facts = await readOrderFacts(db, order, {
    site,
    items,
    groupId,
    customerId: session.customerId,
    nowMs: now.getTime(),
    carriers: context.carriers,
    promotions: createPromotions(context.promotions, site),
    taxRegimes: context.taxRegimes,
  });
  if (isRefusal(facts)) return facts;
  const verified = verifyOrder(order, facts);
  if (isRefusal(verified)) return verified;
  if (verified.paymentAmount > 0) {
    if (!source) return refuse('payment_error', 'There is nothing to pay with');
    if (!context.payments.takes(source)) return refuse('payment_error', methodNotOffered);
  }

  const hasSubscription = verified.items.some(({ productId }) => {
    const product = facts.products.get(productId);
    return product !== undefined && isSubscription(product);
  });
  const created = {
    orderId: orderIdOf(randomBytes(12)),
    paymentKey: context.randomId(),
    paymentMeans: paymentMeansOf(source),
  };
  const refusal = await createOrder(db, {
    ...created,
    session,
    currency: site.currency,
    groupId,
    placed: order,
    verified,
    emailOfOffer: await emailOfOffer(db, session.customerId, order.shippingAddress),
    listRevision: list.revision,
    now,
    leasedUntil: new Date(now.getTime() + context.placementLeaseMs),
    cause: context.cause,
    idempotencyKey,
  });
  if (refusal) return refusal;
  if (verified.paymentAmount === 0 || !source) {
    await publishOrder(db, created.orderId, {
      paymentReference: null,
      now: context.now(),
      cause: context.cause,
    });
    return answerOfOrder(context, created.orderId, undefined);
  }
  try {
    const request: PaymentRequest = {
      key: created.paymentKey,
      reference: created.orderId,
      amount: verified.paymentAmount,
      currency: site.currency,
      source: hasSubscription ? storing(source, session.customerId) : source,
      payer: {
        customerId: session.customerId,
        email: order.customer.email,
        countryId: order.billingAddress.countryId,
        locale: languageTagOf(site.locale),
      },
      returnUrl: returnUrlOf(context.publicUrl, site, created.orderId),
      browserInfo: order.payment.browserInfo,
      isForSubscription: hasSubscription,
    };
    return await answerOfOrder(context, created.orderId, await pay(context, request));
  } catch (error) {
    if (!(error instanceof PaymentProviderUnavailableError)) throw error;
    context.logger.error(
      { reason: error.reason, orderId: created.orderId },
      'The outcome of a payment is not known yet',
    );
    return refuse('internal_error', 'The payment provider does not answer; the order is being settled', {
      orderId: created.orderId,
      retryAfterSeconds,
    });
  }
};
