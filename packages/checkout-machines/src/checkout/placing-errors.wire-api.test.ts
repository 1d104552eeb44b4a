import { createClient } from '@ironcart/api/client';
import { guestAccount, listToWire, orderToWire, productToWire } from '@ironcart/api/codec';
import { commonErrors, contract, placementErrors } from '@ironcart/api/contract';
import { type CheckoutErrorCode, isCheckoutErrorCode } from '@ironcart/core/checkout';
import { money } from '@ironcart/core/money';
import type { Order } from '@ironcart/core/order';
import type { Product } from '@ironcart/core/product';
import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { openCheckout } from '../testing/checkout-world.ts';
import { settle } from '../testing/deferred-calls.ts';
import { type ErrorCause, type ErrorStory, errorStories } from '../testing/error-stories.ts';
import { lineItem, listOf, paymentMethods, product } from '../testing/fixtures.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { createCheckoutPorts } from '../wire-api.ts';
import {
  selectErrors,
  selectIsPlacing,
  selectOutOfStock,
  selectShippingState,
  selectStep,
  selectTaxState,
} from './checkout.selectors.ts';

const cart = { list: listOf(lineItem(1, 2)), products: [product(1)] };

interface Store {
  /** Response of POST /svc_checkout/order. */
  readonly place: () => Response | Promise<Response>;
  /** The order that GET /svc_checkout/order/{id} answers. */
  readonly order?: () => Order;
  /** The products as they are when the cart is loaded again. */
  readonly products?: readonly Product[];
  readonly session?: () => Response;
  readonly isOnline?: boolean;
  /** Of GET /svc_checkout/order/{id}, before it answers. */
  readonly refuseLook?: () => Response | undefined;
}

const session = {
  customer: guestAccount,
  expires: 0,
  expiresIn: 300,
};

const refusal = (status: number, type: string, message = type, details?: object): Response =>
  Response.json({ error: { type, message, ...(details && { details }) } }, { status });

/** Enough time for a response to pass through the client, which reads it in several steps. */
const hearWire = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    await settle();
  }
};

/** A checkout that places and reads orders and the cart over HTTP, with a store controlled by the test. */
const openOverHttp = async (store: Store, paidBy: 'card' | 'paypal' = 'card') => {
  const requests: Request[] = [];
  const waitsMs: number[] = [];
  const client = createClient({
    baseUrl: 'https://shop.example',
    site: siteByCode('USA'),
    delay: (ms) => {
      waitsMs.push(ms);
      // Every response arrives within a wait of seconds.
      return new Promise((resolve) => setTimeout(resolve, ms < 5_000 ? 0 : 5));
    },
    isOnline: () => store.isOnline ?? true,
    warn: () => undefined,
    fetch: async (request) => {
      requests.push(request);
      const { pathname } = new URL(request.url);
      if (request.method === 'POST' && pathname === '/svc_checkout/order') return store.place();
      if (pathname.startsWith('/svc_checkout/order/')) {
        const refused = store.refuseLook?.();
        if (refused) return refused;
        const order = store.order?.() ?? world.storedOrder('published');
        return Response.json(orderToWire({ ...order, orderId: 'order-1', createdAt: '2026-11-21T12:00:00.000Z' }));
      }
      if (pathname.startsWith('/svc_list/')) return Response.json(listToWire(cart.list));
      if (pathname.includes('/products')) return Response.json((store.products ?? cart.products).map(productToWire));
      return store.session?.() ?? refusal(401, 'token_expired', 'Missing customer data');
    },
  });
  const { place, order, reloadCart } = createCheckoutPorts(client, {
    listId: 'list-1',
    storage: memoryStorage(),
    now: () => 0,
  });
  const world = openCheckout({ ...cart, ports: { place, order, reloadCart } });
  await world.paymentMethods.last().answer(paymentMethods);
  await world.fillShipping();
  world.actor.send({ type: 'step.continue' });
  if (paidBy === 'paypal') {
    world.actor.send({ type: 'payment.chosen', choice: { kind: 'wallet', type: 'paypal' } });
    world.actor.send({ type: 'payment.walletApproved', token: 'paypal-1', authorizedAmount: money(22_300) });
  } else {
    world.actor.send({
      type: 'payment.tokenReceived',
      card: { token: 'tok-1', brand: 'visa', last4: '1111', expMonth: 12, expYear: 2030 },
    });
  }
  world.actor.send({ type: 'step.continue' });
  expect(selectStep(world.snapshot())).toBe('review');

  const placeOrder = async (): Promise<void> => {
    world.actor.send({ type: 'order.place' });
    await hearWire();
    await world.advance(500);
    await hearWire();
  };
  return {
    ...world,
    placeOrder,
    waitsMs,
    requested: (method: string, part: string) =>
      requests.filter(({ method: of, url }) => of === method && url.includes(part)).length,
    shown: () => selectErrors(world.snapshot()).map((error) => (error.code === 'other' ? error.shown : error.code)),
  };
};

type World = Awaited<ReturnType<typeof openOverHttp>>;

const refused = async (
  type: string,
  message = type,
  {
    status = 409,
    paidBy = 'card' as const,
    details = undefined as object | undefined,
    ...store
  }: {
    status?: number;
    paidBy?: 'card' | 'paypal';
    details?: object | undefined;
    order?: () => Order;
    products?: readonly Product[];
  } = {},
): Promise<World> => {
  const world = await openOverHttp({ place: () => refusal(status, type, message, details), ...store }, paidBy);
  await world.placeOrder();
  return world;
};

describe('rejected order, from the wire format to the screen', () => {
  it.each([
    ['giftcard_balance_error', '[S8-err-order-01]'],
    ['giftcard_not_exist', '[S8-err-order-02]'],
  ])(
    '%s removes the gift cards and shows giftcard_balance_error %s [S8-err-order-03, S8-err-order-04]',
    async (code) => {
      const world = await openOverHttp({ place: () => refusal(409, code) });
      world.actor.send({ type: 'giftCard.added', code: 'IRON-1' });
      await world.giftCard.last().answer({ code: 'IRON-1', balance: money(5_000) });
      await world.placeOrder();
      expect(world.shown()).toEqual(['giftcard_balance_error']);
      expect(world.snapshot().context.giftCards.cards).toEqual([]);
      expect(world.snapshot().context.payment.isReady).toBe(true);
    },
  );

  it('order_already_published fetches the order, and an equal grand total is a success [S8-err-order-05, S8-err-order-06]', async () => {
    const world = await refused('order_already_published', 'exists', { details: { orderId: 'order-1' } });
    expect(world.requested('GET', '/svc_checkout/order/order-1?storeId=1')).toBe(1);
    expect(selectStep(world.snapshot())).toBe('success');
    expect(world.shown()).toEqual([]);
  });

  it('order_already_published with another grand total is shown as an error [S8-err-order-07]', async () => {
    const world = await openOverHttp({
      place: () => refusal(409, 'order_already_published', 'exists', { orderId: 'order-1' }),
      order: () => {
        const order = world.storedOrder('published');
        return { ...order, totals: { ...order.totals, grandTotalIncludingTax: money(22_301) } };
      },
    });
    await world.placeOrder();
    expect(world.shown()).toEqual(['order_already_published']);
    expect(world.requested('POST', '/svc_checkout/order')).toBe(1);
  });

  it('inventory_error reloads the cart and opens the dialog of out-of-stock items [S8-err-order-08, S8-err-order-09]', async () => {
    const gone = product(1, {
      inventory: {
        min: 1,
        max: 0,
        qoh: 0,
        backorder: false,
        leadTime: null,
        restockStatus: null,
        promoQty: null,
        bin: false,
      },
    });
    const world = await refused('inventory_error', 'Out of stock: SKU-1', { products: [gone] });
    expect(world.requested('GET', '/svc_list/lists/list-1')).toBe(1);
    expect(selectOutOfStock(world.snapshot()).map(({ sku }) => sku)).toEqual(['SKU-1']);
  });

  it.each([
    ['Out of stock: SKU-1', 'SKU-1', '[S8-err-order-10]'],
    ['Something ran out', 'Some of the items', '[S8-err-order-11]'],
  ])('inventory_error with "%s" names the known SKUs: %s %s', async (message, words) => {
    const world = await refused('inventory_error', message);
    expect(world.shown()).toEqual(['inventory_error']);
    expect(selectErrors(world.snapshot())[0]?.message).toContain(words);
    expect(selectOutOfStock(world.snapshot())).toEqual([]);
  });

  it.each([
    ['wrong_tax_total', 'wrong_tax_total', '[S8-err-order-12, S8-err-order-25]'],
    ['wrong_discount', 'wrong_product_price', '[S8-err-order-13, S8-err-order-24]'],
    ['wrong_grandtotal', 'wrong_product_price', '[S8-err-order-14, S8-err-order-24]'],
    ['wrong_payment_amount', 'wrong_product_price', '[S8-err-order-15, S8-err-order-24]'],
    ['shipping_rate', 'wrong_shipping_rate', '[S8-err-order-16, S8-err-order-23]'],
    ['wrong_shipping_total', 'wrong_shipping_rate', '[S8-err-order-17, S8-err-order-23]'],
    ['wrong_shipping_rate', 'wrong_shipping_rate', '[S8-err-order-18, S8-err-order-23]'],
    ['shipping_method_not_found', 'wrong_shipping_rate', '[S8-err-order-19, S8-err-order-23]'],
    ['shipping_method_not_valid', 'wrong_shipping_rate', '[S8-err-order-20, S8-err-order-23]'],
    ['wrong_product_price', 'wrong_product_price', '[S8-err-order-21, S8-err-order-25]'],
    ['pickup_disabled', 'wrong_shipping_rate', '[S8-err-order-22, S8-err-order-23]'],
  ])('%s reloads the item prices and shows %s %s', async (code, shown) => {
    const world = await refused(code, code, { products: [product(1, { listPrice: money(11_000) })] });
    expect(world.requested('GET', '/svc_list/lists/list-1')).toBe(1);
    expect(world.snapshot().context.cart.pricedCart.subtotal).toBe(22_000);
    expect(world.shown()).toEqual([shown]);
  });

  it.each([
    'shipping_rate',
    'wrong_shipping_total',
    'wrong_shipping_rate',
    'shipping_method_not_found',
    'shipping_method_not_valid',
    'pickup_disabled',
  ])('%s requests rates again although the order is unchanged [S8-err-order-26]', async (code) => {
    const world = await refused(code);
    expect(selectShippingState(world.snapshot())).toBe('loading');
    expect(world.rates.calls).toHaveLength(2);
  });

  it('wrong_tax_total requests tax again although the order is unchanged [S8-err-order-27]', async () => {
    const world = await refused('wrong_tax_total');
    expect(selectTaxState(world.snapshot())).toBe('loading');
    expect(world.tax.calls).toHaveLength(2);
    expect(world.rates.calls).toHaveLength(1);
  });

  it('the message cvv_required shows cvv_required [S8-err-order-28]', async () => {
    const world = await refused('payment_error', 'cvv_required', { status: 402 });
    expect(world.shown()).toEqual(['cvv_required']);
    expect(selectStep(world.snapshot())).toBe('payment');
  });

  it('amount_mismatch of a PayPal payment shows paypal_amount_mismatch and clears the approval [S8-err-order-29, S8-err-order-30]', async () => {
    const world = await refused('payment_error', 'amount_mismatch', { status: 402, paidBy: 'paypal' });
    expect(world.shown()).toEqual(['paypal_amount_mismatch']);
    expect(world.snapshot().context.payment).toMatchObject({ token: undefined, approval: undefined, isReady: false });
  });

  it('any other payment_error shows payment_error [S8-err-order-31]', async () => {
    const declined = await refused('payment_error', 'declined', { status: 402 });
    expect(declined.shown()).toEqual(['payment_error']);
    const mismatch = await refused('payment_error', 'amount_mismatch', { status: 402 });
    expect(mismatch.shown()).toEqual(['payment_error']);
  });

  it('an unknown code is shown unchanged [S8-err-order-32]', async () => {
    const world = await refused('moon_in_wrong_phase');
    expect(selectErrors(world.snapshot())).toMatchObject([
      { code: 'other', shown: 'moon_in_wrong_phase', message: 'moon_in_wrong_phase' },
    ]);
  });

  it('scrolls the page to the top once for each handled error [S8-err-order-33]', async () => {
    const world = await refused('wrong_product_price');
    expect(world.emitted).toEqual([{ type: 'page.scrollToTop' }]);
    await world.placeOrder();
    expect(world.emitted).toHaveLength(2);
  });
});

describe('order without a definite response', () => {
  it('refreshes an expired session, and retries three times', async () => {
    const world = await openOverHttp({
      place: () => refusal(401, 'token_expired', 'Missing customer data'),
      session: () => Response.json(session),
    });
    await world.placeOrder();
    expect(world.shown()).toEqual(['TOKEN_EXPIRED']);
    expect(world.requested('POST', '/svc_checkout/order')).toBe(4);
  });

  it('is not retried if the session cannot be refreshed', async () => {
    const world = await refused('token_expired', 'Missing customer data', { status: 401 });
    expect(world.shown()).toEqual(['TOKEN_EXPIRED']);
    expect(world.requested('POST', '/svc_checkout/order')).toBe(1);
  });

  it('is not retried when the store answers 429, for any Retry-After', async () => {
    const world = await refused('too_many_requests', 'slow down', { status: 429 });
    expect(world.shown()).toEqual(['too_many_requests']);
    expect(world.requested('POST', '/svc_checkout/order')).toBe(1);
    expect(world.waitsMs).toEqual([]);
  });

  it('states how long to wait, from the Retry-After of a 429', async () => {
    const world = await openOverHttp({
      place: () => {
        const answer = refusal(429, 'too_many_requests');
        answer.headers.set('Retry-After', '240');
        return answer;
      },
    });
    await world.placeOrder();
    const [shown] = selectErrors(world.snapshot());
    expect(shown?.message).toBe('That was too often. Try again in 4 minutes.');
  });

  it('is polled while the bank decides, at intervals of the Retry-After of a 429', async () => {
    let refusals = 2;
    const world = await openOverHttp({
      place: () =>
        Response.json({ orderId: 'order-1', storeId: 1, status: 'payment_pending', payment: { transactionId: 't1' } }),
      refuseLook: () => {
        refusals -= 1;
        return refusals < 0 ? undefined : new Response('', { status: 429, headers: { 'Retry-After': '3' } });
      },
    });
    await world.placeOrder();
    expect(selectStep(world.snapshot())).toBe('challenge');
    world.actor.send({ type: 'challenge.finished' });
    await hearWire();
    expect(world.waitsMs).toEqual([3_000, 3_000]);
    expect(selectStep(world.snapshot())).toBe('success');
  });

  it('is placed once if only the response was lost: the next Place finds the order', async () => {
    let posts = 0;
    const world = await openOverHttp({
      place: () => {
        posts += 1;
        if (posts === 1) throw new TypeError('connection reset');
        return refusal(409, 'order_already_published', 'exists', { orderId: 'order-1' });
      },
    });
    await world.placeOrder();
    expect(world.shown()).toEqual(['no_response']);
    expect(selectIsPlacing(world.snapshot())).toBe(false);
    await world.placeOrder();
    expect(selectStep(world.snapshot())).toBe('success');
    expect(posts).toBe(2);
  });
});

it("checkout error type contains every error that checkout's calls may return", () => {
  const { shipping, tax } = contract;
  const answered = [placementErrors, commonErrors, shipping.getRates.errors, tax.fetchTax.errors].flatMap(Object.keys);
  expect(answered.filter((code) => !isCheckoutErrorCode(code))).toEqual([]);
});

it('unexpected error is shown as an unknown outcome', async () => {
  const world = openCheckout({ ports: { place: () => Promise.reject(new Error('boom')) } });
  await world.reachReview();
  await world.placeOrder();
  await world.advance(500);
  expect(selectErrors(world.snapshot())).toMatchObject([{ code: 'unexpected', field: 'page' }]);
});

const placingStories = Object.entries<ErrorStory>(errorStories).filter(
  ([, { cause }]) => cause.kind === 'placing refused' || cause.kind === 'placing unanswered',
) as [
  CheckoutErrorCode,
  ErrorStory & { cause: Extract<ErrorCause, { kind: 'placing refused' | 'placing unanswered' }> },
][];

const answerOf = ({ cause }: (typeof placingStories)[number][1]): Store => {
  if (cause.kind === 'placing refused') {
    return { place: () => Response.json({ error: cause.error }, { status: cause.status }) };
  }
  switch (cause.because) {
    case 'silence':
      return { place: () => Promise.reject(new TypeError('network')) };
    case 'offline':
      return { place: () => Promise.reject(new TypeError('network')), isOnline: false };
    case 'unreadable':
      return { place: () => new Response('<html>Welcome</html>') };
    case 'unforeseen':
      throw new Error('What nobody foresaw does not come over the wire');
  }
};

describe('documented placement error', () => {
  it.each(placingStories.filter(([code]) => code !== 'unexpected'))(
    '%s is shown as documented',
    async (code, story) => {
      const world = await openOverHttp(
        {
          ...answerOf(story),
          order: () => {
            const order = world.storedOrder('published');
            return { ...order, totals: { ...order.totals, grandTotalIncludingTax: money(1) } };
          },
        },
        story.cause.kind === 'placing refused' ? story.cause.paidBy : 'card',
      );
      await world.placeOrder();
      expect(world.shown()).toEqual([story.shows ?? code]);
      expect(selectStep(world.snapshot())).toBe(story.step);
      expect(world.requested('POST', '/svc_checkout/order')).toBe(1);
    },
  );
});
