import type { RatesRequest, TaxRequest } from '@ironcart/api/client';
import type { Placement, TaxQuote } from '@ironcart/api/codec';
import type { Order, OrderStatus } from '@ironcart/core/order';
import type { RateQuote } from '@ironcart/core/shipping';
import { siteByCode } from '@ironcart/core/site';
import type { FiveForFiveStatus } from '@ironcart/pricing';
import { createActor, SimulatedClock } from 'xstate';
import { checkoutMachine } from '../checkout/checkout.machine.ts';
import type { CheckoutEmitted, CheckoutInput } from '../checkout/checkout.types.ts';
import { orderOf } from '../checkout/compose-order.ts';
import { readDraft } from '../draft-order/read-draft.ts';
import type { FreshOrder } from '../order-placement/fresh-order.ts';
import type { CartContents, CheckoutPorts, GiftCardAnswer, PaymentMethodsAnswer, PlaceAnswer } from '../ports.ts';
import { deferredPort, settle } from './deferred-calls.ts';
import { card, countries, lineItem, listOf, product, rateQuote, shopper, taxQuote } from './fixtures.ts';
import { memoryStorage } from './memory-storage.ts';

const startMs = Date.parse('2026-11-21T12:00:00Z');

/** A checkout with a controllable clock and ports, and the common paths through it that tests start with. */
export const openCheckout = (over: Partial<Omit<CheckoutInput, 'ports'>> & { ports?: Partial<CheckoutPorts> } = {}) => {
  const clock = new SimulatedClock();
  const now = () => startMs + clock.now();
  const rates = deferredPort<RatesRequest, RateQuote>();
  const tax = deferredPort<TaxRequest, TaxQuote>();
  const place = deferredPort<FreshOrder, PlaceAnswer>();
  const order = deferredPort<string, Order>();
  const reloadCart = deferredPort<undefined, CartContents>();
  const paymentMethods = deferredPort<string, PaymentMethodsAnswer>();
  const giftCard = deferredPort<string, GiftCardAnswer>();
  const promotionStatus = deferredPort<string, FiveForFiveStatus>();
  const deleteList = deferredPort<string, void>();
  const storage = memoryStorage();
  const { ports, ...rest } = over;
  const list = rest.list ?? listOf(lineItem(1, 2));
  const allPorts: CheckoutPorts = {
    rates,
    tax,
    place,
    order: (orderId) => order(orderId),
    reloadCart: () => reloadCart(undefined),
    paymentMethods,
    giftCard,
    promotionStatus,
    deleteList: (listId) => deleteList(listId),
    storage,
    now,
    ...ports,
  };
  const actor = createActor(checkoutMachine, {
    clock,
    input: {
      site: siteByCode('USA'),
      products: [product(1)],
      customer: undefined,
      savedAddresses: [],
      countries,
      draft: readDraft({ storage, now, ...ports }, list._id),
      ...rest,
      list,
      ports: allPorts,
    },
  });
  const emitted: CheckoutEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();

  const advance = async (ms: number): Promise<void> => {
    clock.increment(ms);
    await settle();
  };
  const snapshot = () => actor.getSnapshot();

  const fillShipping = async (): Promise<void> => {
    actor.send({ type: 'shippingAddress.changed', address: shopper });
    await advance(500);
    await rates.last().answer(rateQuote());
    await tax.last().answer(taxQuote());
  };
  const reachReview = async (): Promise<void> => {
    await fillShipping();
    actor.send({ type: 'step.continue' });
    actor.send({ type: 'payment.tokenReceived', card });
    actor.send({ type: 'step.continue' });
  };
  const placeOrder = async (): Promise<void> => {
    actor.send({ type: 'order.place' });
    await settle();
  };
  const accepted = (status: OrderStatus, payment: Placement['payment'] = {}): PlaceAnswer => ({
    ok: true,
    value: { orderId: 'order-1', storeId: 1, status, payment },
  });
  const refused = (code: string, message = '', orderId?: string): PlaceAnswer => ({
    ok: false,
    issues: [{ code, message, orderId }],
  });
  /** The displayed order, as the store would return it. */
  const storedOrder = (status: OrderStatus): Order => ({ ...orderOf(snapshot().context), orderId: 'order-1', status });

  return {
    actor,
    clock,
    ports: allPorts,
    snapshot,
    emitted,
    storage,
    now,
    advance,
    rates,
    tax,
    place,
    order,
    reloadCart,
    paymentMethods,
    giftCard,
    promotionStatus,
    deleteList,
    fillShipping,
    reachReview,
    placeOrder,
    accepted,
    refused,
    storedOrder,
  };
};
