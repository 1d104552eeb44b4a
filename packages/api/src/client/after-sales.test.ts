import { money } from '@ironcart/core/money';
import type { ReturnAuthorization } from '@ironcart/core/return';
import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { returnToWire } from '../codec/return.ts';
import { trackingFromWire, trackingToWire } from '../codec/tracking.ts';
import { createFakeWire, json, refusal } from '../testing/fake-wire.ts';

const authorization: ReturnAuthorization = {
  rmaNumber: 'R-7Q2M-9KXT-4BWP',
  orderId: '0123-4567-89AB',
  storeId: 5,
  status: 'issued',
  dateIssued: '2026-02-03T04:05:06.000Z',
  items: [{ listItemId: 'line-1', productId: 12, sku: 'EU-BAR', name: 'Bar', qty: 1, reason: 'damaged' }],
  comments: '',
  photos: [],
};

describe('returns', () => {
  it("are requested with the client's site and store, the lines and the reasons [S7-http-17]", async () => {
    const { client, calls, sent } = createFakeWire(() => json(authorization), { site: siteByCode('EUR') });
    const items = [{ listItemId: 'line-1', qty: 1, reason: 'damaged' as const }];
    expect(await client.returns.create({ orderId: '0123-4567-89AB', items })).toEqual(authorization);
    expect(await client.returns.get('R-7Q2M-9KXT-4BWP')).toEqual(authorization);
    expect(calls()).toEqual(['POST /svc_rma/site/EUR/rma', 'GET /svc_rma/site/EUR/rma/R-7Q2M-9KXT-4BWP']);
    expect(sent[0]?.body).toEqual({ orderId: '0123-4567-89AB', storeId: 5, items, comments: '', photoIds: [] });
  });

  it('are listed with pagination, and returnable quantities by order', async () => {
    const line = {
      listItemId: 'line-1',
      productId: 12,
      sku: 'BAR',
      name: 'Bar',
      qty: 3,
      waitingQty: 1,
      returnableQty: 2,
    };
    const { client, calls } = createFakeWire(({ path }) =>
      json(
        path.startsWith('/svc_rma/order')
          ? { orderId: 'o-1', storeId: 1, items: [line], returnableUntil: '2026-12-24' }
          : { returns: [authorization], count: 21 },
      ),
    );
    expect(await client.returns.list({ page: 3 })).toEqual({ returns: [authorization], count: 21 });
    expect(await client.returns.returnable('o-1')).toEqual({ lines: [line], until: '2026-12-24' });
    expect(calls()).toEqual(['GET /svc_rma/rma?page=3&limit=10', 'GET /svc_rma/order/o-1?storeId=1']);
  });

  it('are read with the refunded amount in minor units', async () => {
    const refunded = {
      ...authorization,
      status: 'refunded',
      receivedAt: '2026-02-09T00:00:00.000Z',
      refundedAt: '2026-02-10T00:00:00.000Z',
      refund: 12.5,
    };
    const { client } = createFakeWire(({ path }) =>
      json(path.includes('?page=') ? { returns: [refunded], count: 1 } : refunded),
    );
    const expected = { ...refunded, refund: money(1_250) };
    expect(await client.returns.get('R-7Q2M-9KXT-4BWP')).toEqual(expected);
    expect((await client.returns.list()).returns).toEqual([expected]);
    expect(returnToWire(expected as ReturnAuthorization)).toEqual(refunded);
  });

  it('of an order placed elsewhere are found by order number and e-mail', async () => {
    const answer = { orderId: '0123-4567-89AB', storeId: 5 };
    const { client, calls, sent } = createFakeWire(() => json(answer), { site: siteByCode('EUR') });
    await client.checkout.openOrder({ orderId: '0123-4567-89AB', email: 'ada@example.com' });
    expect(calls()).toEqual(['POST /svc_checkout/site/EUR/order/open']);
    expect(sent[0]?.body).toEqual({ ...answer, email: 'ada@example.com' });
  });

  it('above the returnable quantity are rejected with that quantity', async () => {
    const details = { listItemId: 'line-1', returnableQty: 0 };
    const { client } = createFakeWire(() => refusal(409, 'not_returnable', 'Nothing can go back', details));
    const items = [{ listItemId: 'line-1', qty: 1, reason: 'other' as const }];
    await expect(client.returns.create({ orderId: 'o-1', items })).rejects.toMatchObject({
      code: 'not_returnable',
      details,
    });
  });
});

describe('order cancellation', () => {
  it("is requested with the client's site and store, and returns refunds in minor units", async () => {
    const cancelledAt = '2026-02-03T04:05:06.000Z';
    const refund = { to: 'payment', createdAt: cancelledAt } as const;
    const tracking = {
      orderId: 'o-1',
      placedAt: cancelledAt,
      shipments: [],
      waiting: [],
      isCancellable: false,
      cancelledAt,
    };
    const { client, calls, sent } = createFakeWire(
      ({ method }) =>
        json(
          method === 'POST' ? { orderId: 'o-1', cancelledAt } : { ...tracking, refunds: [{ ...refund, amount: 12.5 }] },
        ),
      { site: siteByCode('EUR') },
    );
    expect(await client.checkout.cancel('o-1')).toEqual({ orderId: 'o-1', cancelledAt });
    expect(sent[0]?.body).toEqual({ storeId: 5 });
    const expected = { ...tracking, refunds: [{ ...refund, amount: money(1_250) }] };
    expect(await client.checkout.tracking('o-1')).toEqual(expected);
    expect(calls()).toEqual([
      'POST /svc_checkout/site/EUR/order/o-1/cancellation',
      'GET /svc_checkout/site/EUR/order/o-1/shipments?storeId=5',
    ]);
    expect(trackingFromWire(trackingToWire(expected))).toEqual(expected);
  });

  it('is rejected once the order is packed', async () => {
    const { client } = createFakeWire(() => refusal(409, 'not_cancellable', 'Packed'));
    await expect(client.checkout.cancel('o-1')).rejects.toMatchObject({ code: 'not_cancellable' });
  });
});

describe('extra payments', () => {
  const wire = {
    _id: 'X-7Q2M-9KXT-4BWP',
    orderId: '0123-4567-89AB',
    storeId: 5,
    amount: 12.5,
    currency: 'EUR',
    reason: 'Freight to the island',
    status: 'due',
    createdAt: '2026-02-03T04:05:06.000Z',
  };

  it("of an order are read in minor units, at the client's site [S7-http-06]", async () => {
    const { client, calls } = createFakeWire(({ path }) => json(path.includes('?') ? [wire] : wire), {
      site: siteByCode('EUR'),
    });
    const payment = { ...wire, amount: 1_250 };
    expect(await client.extraPayments.list('0123-4567-89AB')).toEqual([payment]);
    expect(await client.extraPayments.get('X-7Q2M-9KXT-4BWP')).toEqual(payment);
    expect(calls()).toEqual([
      'GET /svc_extrapayment/site/EUR/payments?orderId=0123-4567-89AB&storeId=5',
      'GET /svc_extrapayment/site/EUR/payments/X-7Q2M-9KXT-4BWP',
    ]);
  });

  it('are paid like orders, and never retried automatically', async () => {
    const payment = { paymentType: 'adyen', adyenType: 'scheme', transactionToken: 'token-1' };
    const paid = { _id: 'X-1', status: 'payment_pending', payment: { transactionId: 'bank-1' } };
    const { client, sent } = createFakeWire((_, index) =>
      index === 0 ? json(paid) : Promise.reject(new TypeError('fetch failed')),
    );
    expect(await client.extraPayments.pay('X-1', { ...payment, amount: money(1_250) })).toEqual(paid);
    expect(sent[0]?.body).toEqual({ payment: { ...payment, amount: 12.5 } });
    const lost = client.extraPayments.pay('X-1', { ...payment, amount: money(1_250) });
    await expect(lost).rejects.toMatchObject({ code: 'no_response' });
    expect(sent).toHaveLength(2);
  });
});

describe('push registration', () => {
  it("registers the device of the app at the client's site, by default as an iPhone [S7-http-07]", async () => {
    const device = { _id: 'device-1', platform: 'ios' };
    const { client, calls, sent } = createFakeWire(
      ({ method }) => json(method === 'POST' ? device : { success: true }),
      {
        site: siteByCode('GBR'),
      },
    );
    expect(await client.push.register({ token: 'token-1' })).toEqual(device);
    await client.push.remove('device-1');
    expect(calls()).toEqual(['POST /svc_push/site/GBR/devices', 'DELETE /svc_push/site/GBR/devices/device-1']);
    expect(sent[0]?.body).toEqual({ token: 'token-1', platform: 'ios' });
  });
});
