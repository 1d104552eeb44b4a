import { createClient } from '@ironcart/api/client';
import { money } from '@ironcart/core/money';
import { defaultOrder } from '@ironcart/core/order';
import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { freshOrderOf } from './order-placement/fresh-order.ts';
import type { CheckoutPorts } from './ports.ts';
import { shopper } from './testing/fixtures.ts';
import { memoryStorage } from './testing/memory-storage.ts';
import { createCheckoutPorts } from './wire-api.ts';

const agreed = { shown: 'same', current: 'same' };

const freshOrder = () => {
  const order = { ...defaultOrder(siteByCode('USA'), 'list-1'), billingAddress: shopper };
  const freshness = freshOrderOf(order, { prices: agreed, shipping: agreed, tax: agreed, payment: agreed });
  if (!freshness.ok) throw new Error(freshness.issues[0].code);
  return freshness.value;
};

/** Ports over the real client; the test answers every request. */
const openPorts = (answer: (request: Request) => Response | Promise<Response>) => {
  const requests: Request[] = [];
  const client = createClient({
    baseUrl: 'https://shop.example',
    site: siteByCode('USA'),
    delay: async () => undefined,
    fetch: async (request) => {
      requests.push(request);
      return answer(request);
    },
  });
  const ports = createCheckoutPorts(client, { listId: 'list-1', storage: memoryStorage(), now: () => 0 });
  return { ports, requests };
};

const quoted = { storeId: 1, shippingAddress: shopper, items: [] } as const;
const ratesRequest = { ...quoted, subtotal: money(100), allowSplit: false };
const taxRequest = { ...quoted, shippingAmount: money(0), hundoDiscount: money(0) };

const refusal = (status: number, error: object) => Response.json({ error }, { status });
const never = new AbortController().signal;

describe('checkout ports over the API client', () => {
  it('return an accepted order with its status and payment', async () => {
    const { ports } = openPorts(() =>
      Response.json({ orderId: 'o1', storeId: 1, status: 'payment_pending', payment: { transactionId: 't1' } }),
    );
    expect(await ports.place(freshOrder(), never)).toEqual({
      ok: true,
      value: { orderId: 'o1', storeId: 1, status: 'payment_pending', payment: { transactionId: 't1' } },
    });
  });

  it('return a refusal as a value, with the existing order', async () => {
    const { ports, requests } = openPorts(() =>
      refusal(409, { type: 'order_already_published', message: 'exists', details: { orderId: 'o1' } }),
    );
    expect(await ports.place(freshOrder(), never)).toEqual({
      ok: false,
      issues: [{ code: 'order_already_published', message: 'exists', orderId: 'o1' }],
    });
    expect(requests).toHaveLength(1);
  });

  it('return a missing response as a value, and do not repeat the POST', async () => {
    const { ports, requests } = openPorts(() => Promise.reject(new TypeError('network')));
    expect(await ports.place(freshOrder(), never)).toMatchObject({ ok: false, issues: [{ code: 'no_response' }] });
    expect(requests).toHaveLength(1);
  });

  it.each<readonly [string, (ports: CheckoutPorts, signal: AbortSignal) => Promise<unknown>]>([
    ['rates', (ports, signal) => ports.rates(ratesRequest, signal)],
    ['tax', (ports, signal) => ports.tax(taxRequest, signal)],
    ['an order placement', (ports, signal) => ports.place(freshOrder(), signal)],
    ['an order', (ports, signal) => ports.order('o1', 1, signal)],
    ['payment methods', (ports, signal) => ports.paymentMethods('US', signal)],
    ['a gift card', (ports, signal) => ports.giftCard('IRON-1', signal)],
    ['a promotion', (ports, signal) => ports.promotionStatus('ada@example.com', signal)],
  ])('send nothing for %s if the caller has aborted', async (_, ask) => {
    const { ports, requests } = openPorts(() => Response.json({}));
    await expect(ask(ports, AbortSignal.abort())).rejects.toThrow();
    expect(requests.filter(({ signal }) => !signal.aborted)).toEqual([]);
  });

  it('send a gift card code in the body, so that no URL log contains it', async () => {
    const bodies: unknown[] = [];
    const { ports, requests } = openPorts(async (request) => {
      bodies.push(await request.json());
      return Response.json({ code: 'IRON-1', balance: 25 });
    });
    expect(await ports.giftCard('IRON-1', never)).toMatchObject({ code: 'IRON-1', balance: 2_500 });
    expect(requests.map(({ method, url }) => [method, new URL(url).search])).toEqual([['POST', '']]);
    expect(bodies).toMatchObject([{ code: 'IRON-1' }]);
  });

  it('reload the cart with every product that its lines and their children need', async () => {
    const line = { listItemId: 'l1', productId: 7, qty: 1, options: {}, metadata: {} };
    const { ports, requests } = openPorts((request) =>
      request.url.includes('/lists/')
        ? Response.json({
            _id: 'list-1',
            type: 'cart',
            items: [{ ...line, children: [{ ...line, listItemId: 'l2', productId: 8, children: [] }] }],
            messages: [],
            metadata: { isActive: true },
          })
        : Response.json([]),
    );
    const { list, products } = await ports.reloadCart();
    expect(list.items).toHaveLength(1);
    expect(products).toEqual([]);
    expect(requests.map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search)).toEqual([
      '/svc_list/lists/list-1',
      expect.stringMatching(/ids=7(,|%2C)8/),
    ]);
  });

  it('request each resource at its URL, for the right store and country', async () => {
    const { ports, requests } = openPorts(() => Response.json({}));
    const answers = [
      ports.order('o1', 3, never),
      ports.paymentMethods('DE', never),
      ports.promotionStatus('ada@example.com', never),
      ports.deleteList('list-9'),
    ];
    await Promise.allSettled(answers);
    const asked = requests.map(({ method, url }) => `${method} ${new URL(url).pathname}${new URL(url).search}`);
    expect(asked[0]).toMatch(/o1.*storeId=3/);
    expect(asked[1]).toMatch(/country=DE/);
    expect(asked[3]).toMatch(/^DELETE .*list-9$/);
  });

  it('convert a promotion to the format of checkout', async () => {
    const { ports } = openPorts(() => Response.json({ fiveShipForFive: true, fiveShipForFiveRemaining: 3 }));
    expect(await ports.promotionStatus('ada@example.com', never)).toEqual({ isEnabled: true, remaining: 3 });
  });

  it.each<readonly [string, (ports: CheckoutPorts, signal: AbortSignal) => Promise<unknown>]>([
    ['rates', (ports, signal) => ports.rates(ratesRequest, signal)],
    ['tax', (ports, signal) => ports.tax(taxRequest, signal)],
    ['the order', (ports, signal) => ports.place(freshOrder(), signal)],
    ['its state', (ports, signal) => ports.order('o1', 1, signal)],
    ['payment methods', (ports, signal) => ports.paymentMethods('US', signal)],
    ['a gift card', (ports, signal) => ports.giftCard('IRON-1', signal)],
    ['a promotion', (ports, signal) => ports.promotionStatus('ada@example.com', signal)],
  ])('cancel the request for %s if the caller aborts', async (_title, ask) => {
    const asking = new AbortController();
    const { ports, requests } = openPorts(
      ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const answer = Promise.allSettled([ask(ports, asking.signal)]);
    await expect.poll(() => requests.length).toBe(1);
    asking.abort();
    await answer;
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
  });
});
