import type { Shipment } from '@ironcart/core/order';
import { describe, expect, it } from 'vitest';
import { placedOrder } from '../testing/fixtures.ts';
import { openStorefront, withSession } from '../testing/open-storefront.ts';

const order = placedOrder('100000042');
const { orderId } = order;
const { email } = order.customer;
const [bar] = order.items;
const path = `/shippingtracker?order=${orderId}`;

const shipped: Shipment = {
  shipmentId: 'S-1',
  carrier: 'Overland',
  trackingNumber: 'OV-7',
  shippedAt: '2026-11-20T15:00:00.000Z',
  items: [{ listItemId: bar?.listItemId ?? '', sku: 'BAR-20', name: 'Competition Bar', qty: 2 }],
  events: [
    { status: 'handed_over', happenedAt: '2026-11-20T15:00:00.000Z' },
    { status: 'in_transit', happenedAt: '2026-11-20T22:00:00.000Z', place: 'Columbus' },
  ],
};

const plain = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '');

const open = async (options: Parameters<typeof openStorefront>[0] = {}) => {
  const store = await openStorefront({ orders: [order], shipments: [shipped], ...options });
  return {
    page: async (of: string) => plain(await store.get(of, withSession)),
    send: (fields: Readonly<Record<string, string>>) => store.post('/shippingtracker', fields, withSession),
  };
};

describe('shipping tracker [S2-routes-19]', () => {
  it('finds an order of a guest by number and e-mail, and shows its packages and pending items', async () => {
    const { page, send } = await open();
    expect(await page(path)).toContain(`value="${orderId}"`);
    expect(await page(path)).not.toContain('OV-7');
    expect((await send({ orderId, email })).headers.get('Location')).toBe(path);
    const html = await page(path);
    expect(html).toMatch(/Package: in transit.*2 × Competition Bar.*Overland, OV-7.*Columbus/s);
    expect(html).toMatch(/aria-current="step"[^>]*><strong>In transit/);
    expect(html).toMatch(/Not shipped yet.*1 × Old Set/s);
  });

  it('shows the same message for a wrong number and a wrong e-mail', async () => {
    const { send } = await open();
    for (const typed of [
      { orderId: '7', email },
      { orderId, email: 'bob@example.com' },
    ]) {
      expect(await plain(await send(typed))).toContain('No order has that number and email. Check both.');
    }
  });

  it("lists a customer's orders, and shows one of them without asking for an e-mail", async () => {
    const { page } = await open({ isLoggedIn: true });
    expect(await page('/shippingtracker')).toContain(`href="${path}"`);
    expect(await page(path)).toContain('OV-7');
  });

  it('lists no order without shipments: cancelled, or delivered by e-mail only', async () => {
    const orders = [
      { ...placedOrder('100000043'), cancelledAt: '2026-11-20T12:00:00.000Z' },
      {
        ...placedOrder('100000044'),
        items: order.items.map((item) => ({
          ...item,
          type: 'giftcard' as const,
          metadata: { giftcard: { delivery: 'email' as const } },
        })),
      },
    ];
    const html = await (await open({ isLoggedIn: true, orders: [order, ...orders] })).page('/shippingtracker');
    expect(html).toContain(orderId);
    expect(html).not.toMatch(/10000004[34]/);
  });

  it('is shown on the order page, and linked from the footer', async () => {
    const { page } = await open({ isLoggedIn: true });
    const html = await page(`/account/order/${orderId}`);
    const timeline = /<ol[^>]*aria-label="Progress".*?<\/ol>/s.exec(html)?.[0] ?? '';
    expect(timeline).toMatch(/In transit.*2 × Competition Bar/s);
    expect(html).toContain(`href="${path}"`);
    expect(await page('/eu/about')).toContain('href="/eu/shippingtracker"');
  });
});
