import { randomUUID } from 'node:crypto';
import { contract } from '@ironcart/api/contract';
import { money } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { shipOrder } from '../shipment/ship-order.ts';
import { moveReturn, type ReturnMove } from './move-return.ts';

const store = useTestStore();
const { createReturn, getReturn } = contract.return;

const returned = async () => {
  const guest = store.shopper();
  const list = await fillCart(guest, [{ productId: fixtureIds.bar, qty: 2 }]);
  const body = await composeOrder(guest, list, { nowMs: store.now().getTime() });
  const { orderId } = await guest.call(contract.checkout.placeOrder, { body });
  await shipOrder(store.db, { orderId, carrier: 'Sandbox', now: store.now() });
  const begin = async () => {
    const items = [{ listItemId: body.items[0]?.listItemId ?? '', qty: 1, reason: 'other' as const }];
    return (await guest.call(createReturn, { body: { orderId, storeId: 1, items } })).rmaNumber;
  };
  const { grandTotalIncludingTax } = body.totals;
  return { guest, orderId, begin, email: body.customer.email, paid: Math.round(grandTotalIncludingTax * 100) };
};

const move = (rmaNumber: string, to: ReturnMove) =>
  moveReturn(store.db, { rmaNumber, move: to, now: store.now(), randomId: randomUUID });
const refunded = (amount: number): ReturnMove => ({ to: 'refunded', amount: money(amount) });

const subjectsTo = async (email: string, rmaNumber: string) => {
  await store.backend.reconcile();
  await store.backend.reconcile();
  const rows = await store.db
    .selectFrom('mail_outbox')
    .select(['subject', 'body'])
    .where('recipient', '=', email)
    .where('subject', 'like', `%${rmaNumber}`)
    .orderBy('created_at')
    .orderBy('subject', 'desc')
    .execute();
  return rows;
};

describe('return processed by staff', () => {
  it('is received and refunded, with each step shown to the shopper and mailed once', async () => {
    const { guest, begin, email } = await returned();
    const rmaNumber = await begin();
    expect(await move(rmaNumber, { to: 'received' })).toMatchObject({ ok: true });
    const receivedAt = store.now().toISOString();
    expect(await guest.call(getReturn, { params: { id: rmaNumber } })).toMatchObject({
      status: 'received',
      receivedAt,
    });
    expect((await subjectsTo(email, rmaNumber)).map(({ subject }) => subject)).toEqual([
      `Received: return ${rmaNumber}`,
    ]);
    store.passTime(60_000);
    expect(await move(rmaNumber, refunded(1_250))).toMatchObject({ ok: true });
    expect(await guest.call(getReturn, { params: { id: rmaNumber } })).toMatchObject({
      status: 'refunded',
      receivedAt,
      refundedAt: store.now().toISOString(),
      refund: 12.5,
    });
    const mails = await subjectsTo(email, rmaNumber);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Received: return ${rmaNumber}`,
      `Refunded: return ${rmaNumber}`,
    ]);
    expect(mails[1]?.body).toContain('$12.50 of your order');
  });

  it('repeats no step, and reverts none', async () => {
    const { begin } = await returned();
    const rmaNumber = await begin();
    await move(rmaNumber, refunded(100));
    expect(await move(rmaNumber, refunded(100))).toEqual({
      ok: false,
      issues: [{ code: 'moved_before', status: 'refunded' }],
    });
    expect(await move(rmaNumber, { to: 'received' })).toEqual({
      ok: false,
      issues: [{ code: 'moved_before', status: 'refunded' }],
    });
    expect(await move('R-AAAA-AAAA-AAAA', { to: 'received' })).toEqual({ ok: false, issues: [{ code: 'no_return' }] });
  });

  it('never refunds more than the total of the order, over all returns, even concurrently', async () => {
    const { begin, paid } = await returned();
    const [first, second] = [await begin(), await begin()];
    expect(await move(first, refunded(paid + 1))).toEqual({ ok: false, issues: [{ code: 'too_much', left: paid }] });
    const outcomes = await Promise.all([move(first, refunded(paid)), move(second, refunded(paid))]);
    expect(outcomes.map((each) => (each.ok ? 'moved' : each.issues[0].code)).toSorted()).toEqual(['moved', 'too_much']);
  });
});
