import { randomUUID } from 'node:crypto';
import { contract } from '@ironcart/api/contract';
import { money } from '@ironcart/core/money';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { requestExtraPayment } from '../extra-payment/request-extra-payment.ts';
import { moveReturn } from '../return/move-return.ts';
import { packOrder } from '../shipment/pack-order.ts';
import { shipOrder } from '../shipment/ship-order.ts';

let isProviderDown = false;
const store = useTestStore({
  limits: { place: { max: 100_000, windowMs: 1_000 }, shopperPlace: { max: 100_000, windowMs: 1_000 } },
  providerFetch: (request, answer) =>
    isProviderDown && request.url.endsWith('/refunds')
      ? Promise.resolve(new Response('', { status: 503 }))
      : answer(request),
});
const { cancelOrder, getOrder, getOrders, getTracking } = contract.checkout;
const { bar, program, strap } = fixtureIds;
const query = { storeId: 1 } as const;

/** An unused gift card. */
const giftCardOf = async (cents: number) => {
  const code = `CARD-${randomUUID().slice(0, 8).toUpperCase()}`;
  const balance = (cents / 100).toFixed(2);
  await store.db
    .insertInto('gift_cards')
    .values({ code, currency: 'USD', initial_balance: balance, balance })
    .execute();
  return { code, balance: money(cents), amount: money(cents) };
};

const place = async (items: Parameters<typeof fillCart>[1] = [{ productId: bar, qty: 2 }], giftcards = 0) => {
  const shopper = store.shopper();
  await shopper.call(contract.session.login, { body: { email: fixtureEmails.alice, password: fixturePassword } });
  const list = await fillCart(shopper, items);
  const cards = giftcards > 0 ? [await giftCardOf(giftcards)] : [];
  const body = await composeOrder(shopper, list, { nowMs: store.now().getTime(), giftcards: cards });
  const { orderId } = await shopper.call(contract.checkout.placeOrder, { body });
  const cancel = () => shopper.call(cancelOrder, { params: { id: orderId }, body: query });
  const refused = () => shopper.refused(cancelOrder, { params: { id: orderId }, body: query });
  const tracking = () => shopper.call(getTracking, { params: { id: orderId }, query });
  return { shopper, body, orderId, cancel, refused, tracking };
};

const stockOf = async (productId: number) =>
  (await store.db.selectFrom('inventory').select('qoh').where('product_id', '=', productId).executeTakeFirst())?.qoh;

const balanceOf = async (code: string) =>
  (await store.db.selectFrom('gift_cards').select('balance').where('code', '=', code).executeTakeFirst())?.balance;

/** Amount that the sandbox refunded for an order, by its own records. */
const paidBack = async (orderId: string): Promise<number> => {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(pay_refunds.amount), 0)::text as sum from pay_refunds join pay_payments using (payment_id)
    where reference = ${orderId}`.execute(store.db);
  return Number(rows[0]?.sum);
};

const settle = async () => {
  store.passTime(61_000);
  await store.backend.reconcile();
};

describe('order cancellation', () => {
  it('restores the stock and refunds each payment, and keeps the wire status [FAULTS-I3] [FAULTS-I4]', async () => {
    const before = await stockOf(bar);
    const { body, orderId, cancel, tracking, shopper } = await place([{ productId: bar, qty: 2 }], 2_000);
    expect(await stockOf(bar)).toBe((before ?? 0) - 2);
    expect(await tracking()).toMatchObject({ isCancellable: true, refunds: [] });
    const answer = await cancel();
    expect(answer).toEqual({ orderId, cancelledAt: store.now().toISOString() });
    expect(await stockOf(bar)).toBe(before);
    expect(await balanceOf(body.giftcards[0]?.code ?? '')).toBe('20.00');
    await settle();
    expect(await paidBack(orderId)).toBe(body.payment.amount);
    const followed = await tracking();
    expect(followed).toMatchObject({ cancelledAt: answer.cancelledAt, isCancellable: false, waiting: [] });
    expect(followed.refunds.map(({ amount, to, paidAt }) => [amount, to, paidAt !== undefined])).toEqual(
      expect.arrayContaining([
        [body.payment.amount, 'payment', true],
        [body.totals.giftcards, 'giftcards', true],
      ]),
    );
    const read = await shopper.call(getOrder, { params: { id: orderId }, query });
    expect(read).toMatchObject({ status: 'published', cancelledAt: answer.cancelledAt, totals: body.totals });
    const { orders } = await shopper.call(getOrders);
    expect(orders.find((order) => order.orderId === orderId)?.cancelledAt).toBe(answer.cancelledAt);
  });

  it('takes effect once, for repeated and concurrent requests', async () => {
    const before = await stockOf(bar);
    const { cancel, orderId, body } = await place();
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(new Set(answers.map(({ cancelledAt }) => cancelledAt)).size).toBe(1);
    await Promise.all([settle(), store.backend.reconcile()]);
    await settle();
    expect(await stockOf(bar)).toBe(before);
    expect(await paidBack(orderId)).toBe(body.payment.amount);
  });

  it('sends the shopper one mail with the refund', async () => {
    const { cancel, orderId, body } = await place();
    await cancel();
    await settle();
    await settle();
    const mails = await store.db
      .selectFrom('mail_outbox')
      .select(['recipient', 'body'])
      .where('subject', '=', `Cancelled: your order ${orderId}`)
      .execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual([body.customer.email]);
    const amount = body.totals.grandTotalIncludingTax.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    expect(mails[0]?.body).toContain(`${amount} is on its way back`);
  });

  it('refunds once if the provider loses the call, and keeps the refund due until it responds [FAULTS-13]', async () => {
    const { cancel, orderId, body, tracking } = await place();
    await cancel();
    isProviderDown = true;
    await settle();
    expect((await tracking()).refunds).toEqual([
      { amount: body.payment.amount, to: 'payment', createdAt: expect.any(String) },
    ]);
    isProviderDown = false;
    await settle();
    expect(await paidBack(orderId)).toBe(body.payment.amount);
    expect((await tracking()).refunds[0]?.paidAt).toBeDefined();
  });

  it('refunds an order that was cancelled while the clock was ahead, once it is set back', async () => {
    const aheadMs = 400 * 24 * 60 * 60_000;
    store.passTime(aheadMs);
    const { cancel, orderId, body } = await place();
    await cancel();
    store.passTime(-aheadMs);
    await settle();
    expect(await paidBack(orderId)).toBe(body.payment.amount);
  });

  it('refunds additional payments, and withdraws unpaid ones', async () => {
    const { cancel, orderId, shopper } = await place();
    const asked = { orderId, amount: money(1_250), reason: 'Freight', now: store.now() };
    const id = (await requestExtraPayment(store.db, asked)) ?? '';
    await cancel();
    expect(await shopper.call(contract.extraPayment.getExtraPayments, { query: { orderId, storeId: 1 } })).toEqual([]);
    await shopper.refused(contract.extraPayment.getExtraPayment, { params: { id } });
    expect(await requestExtraPayment(store.db, asked)).toBeUndefined();
  });

  it("is rejected once packed or shipped, for immediate deliveries, and for other shoppers' orders", async () => {
    const packed = await place();
    expect(await packOrder(store.db, { orderId: packed.orderId, now: store.now() })).toBe(true);
    expect(await packOrder(store.db, { orderId: packed.orderId, now: store.now() })).toBe(false);
    expect(await packed.refused()).toMatchObject({ status: 409, type: 'not_cancellable' });
    expect(await packed.tracking()).toMatchObject({ isCancellable: false, packedAt: store.now().toISOString() });

    const shipped = await place();
    const parcel = { orderId: shipped.orderId, carrier: 'Sandbox', now: store.now() };
    expect(await shipOrder(store.db, parcel)).toMatchObject({ ok: true });
    expect(await shipped.refused()).toMatchObject({ type: 'not_cancellable' });

    const delivered = await place([{ productId: program, qty: 1 }]);
    expect(await delivered.refused()).toMatchObject({ type: 'not_cancellable' });

    const stranger = store.shopper();
    const { orderId } = await place();
    expect(await stranger.refused(cancelOrder, { params: { id: orderId }, body: query })).toMatchObject({
      status: 404,
    });
    // A person who knows its number and e-mail address can track it, but not cancel it.
    const email = 'gale@example.com';
    await stranger.call(contract.checkout.openOrder, { body: { orderId, storeId: 1, email } });
    expect(await stranger.call(getTracking, { params: { id: orderId }, query })).toMatchObject({
      isCancellable: false,
    });
    expect(await stranger.refused(cancelOrder, { params: { id: orderId }, body: query })).toMatchObject({
      status: 404,
    });
  });

  it('leaves nothing to pack, ship or return', async () => {
    const { cancel, orderId, shopper, body } = await place();
    await cancel();
    expect(await packOrder(store.db, { orderId, now: store.now() })).toBe(false);
    expect(await shipOrder(store.db, { orderId, carrier: 'Sandbox', now: store.now() })).toEqual({
      ok: false,
      issues: [{ code: 'no_order' }],
    });
    const items = [{ listItemId: body.items[0]?.listItemId ?? '', qty: 1, reason: 'other' as const }];
    const refused = await shopper.refused(contract.return.createReturn, { body: { orderId, storeId: 1, items } });
    expect(refused).toMatchObject({ type: 'not_returnable' });
  });

  it('excludes concurrent packing, and vice versa', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { shopper, orderId } = await place([{ productId: strap, qty: 1 }]);
      const [cancelled, isPacked] = await Promise.all([
        shopper.request(`/svc_checkout/order/${orderId}/cancellation`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(query),
        }),
        packOrder(store.db, { orderId, now: store.now() }),
      ]);
      expect(cancelled.status === 200).toBe(!isPacked);
    }
  });
});

describe('refunds of an order', () => {
  it('never exceed what was paid, for any returns and cancellation [FAULTS-I2] [FAULTS-I4] [FAULTS-I5]', {
    timeout: 120_000,
  }, async () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(amounts, fc.constantFrom(0, 700), async (wanted, giftcards) => {
        const { orderId, shopper, body, refused } = await place([{ productId: bar, qty: wanted.length }], giftcards);
        await shipOrder(store.db, { orderId, carrier: 'Sandbox', now: store.now() });
        const paid = Math.round(body.totals.grandTotalIncludingTax * 100);
        let given = 0;
        for (const amount of wanted) {
          const items = [{ listItemId: body.items[0]?.listItemId ?? '', qty: 1, reason: 'other' as const }];
          const { rmaNumber } = await shopper.call(contract.return.createReturn, {
            body: { orderId, storeId: 1, items },
          });
          const move = { to: 'refunded', amount: money(amount) } as const;
          const moved = await moveReturn(store.db, { rmaNumber, move, now: store.now(), randomId: randomUUID });
          expect(moved.ok).toBe(amount <= paid - given);
          if (moved.ok) given += amount;
          else expect(moved.issues[0].code).toBe('too_much');
        }
        expect(await refused()).toMatchObject({ type: 'not_cancellable' });
        await settle();
        const toCards = Math.max(0, given - Math.round(body.payment.amount * 100));
        expect(Math.round((await paidBack(orderId)) * 100)).toBe(given - toCards);
        const { rows } = await sql<{ off: number }>`
          select count(*)::int as off from gift_cards
          where balance <> initial_balance - (select coalesce(sum(amount), 0) from gift_card_movements m where m.code = gift_cards.code)
        `.execute(store.db);
        expect(rows[0]?.off).toBe(0);
      }),
      { numRuns: 6 },
    );
  });
});
