import { contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { signatureHeader, signNotification } from '../../providers/payment/sandbox/signature.ts';
import type { SandboxOutcome } from '../../providers/payment/sandbox-cards.ts';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const timeoutMs = 10 * 60_000;
const secret = 'the secret of the tests';
const store = useTestStore({ threeDsTimeoutMs: timeoutMs });

const placeWith = async (outcome: SandboxOutcome) => {
  const shopper = store.shopper();
  const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
  const order = await composeOrder(shopper, list, { nowMs: store.now().getTime(), outcome });
  const placed = await shopper.call(contract.checkout.placeOrder, { body: order });
  return { shopper, placed, order, challenge: `/sandbox-pay/challenge/${placed.payment.transactionId}` };
};

const decide = (shopper: Shopper, challenge: string, decision: 'approve' | 'decline') =>
  shopper.request(challenge, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `decision=${decision}`,
  });

const statusOf = async (shopper: Shopper, orderId: string) =>
  shopper.call(contract.checkout.getOrder, { params: { id: orderId }, query: { storeId: 1 } });

const stock = async (): Promise<number> => {
  const { qoh } = await store.db
    .selectFrom('inventory')
    .select('qoh')
    .where('product_id', '=', fixtureIds.bar)
    .executeTakeFirstOrThrow();
  return qoh;
};

const paymentOf = (orderId: string) =>
  store.db.selectFrom('pay_payments').selectAll().where('reference', '=', orderId).executeTakeFirstOrThrow();

const historyOf = async (orderId: string) => {
  const rows = await store.db
    .selectFrom('order_status_changes')
    .select('to_status')
    .where('order_id', '=', orderId)
    .orderBy('change_id')
    .execute();
  return rows.map(({ to_status }) => to_status);
};

describe('3-D Secure challenge', () => {
  it('leaves the order pending with the bank page, and an approval publishes it [S4-order-02] [S4-order-03]', async () => {
    const { shopper, placed, challenge } = await placeWith('challenge');
    expect(placed.status).toBe('payment_pending');
    const page = await shopper.request(challenge);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(await page.text()).toContain('Approve');
    const finished = await decide(shopper, challenge, 'approve');
    expect(await finished.text()).toContain('challenge-finished');
    expect((await statusOf(shopper, placed.orderId)).status).toBe('published');
    expect(await historyOf(placed.orderId)).toEqual(['new', 'payment_pending', 'published']);
    expect((await paymentOf(placed.orderId)).status).toBe('captured');
  });

  it('that is declined ends in payment_error with three_ds, and restores the stock [S4-order-05]', async () => {
    const before = await stock();
    const { shopper, placed, challenge } = await placeWith('challenge');
    expect(await stock()).toBe(before - 1);
    await decide(shopper, challenge, 'decline');
    expect(await statusOf(shopper, placed.orderId)).toMatchObject({ status: 'payment_error', errors: ['three_ds'] });
    expect(await stock()).toBe(before);
    await decide(shopper, challenge, 'approve');
    expect((await statusOf(shopper, placed.orderId)).status).toBe('payment_error');
    expect((await paymentOf(placed.orderId)).status).toBe('refused');
  });

  it('without an answer ends in payment_error after the timeout, not before [FAULTS-8]', async () => {
    const before = await stock();
    const { shopper, placed, challenge } = await placeWith('challenge_unanswered');
    expect(await (await shopper.request(challenge)).text()).not.toContain('Approve');
    store.passTime(timeoutMs - 1);
    await store.backend.reconcile();
    expect((await statusOf(shopper, placed.orderId)).status).toBe('payment_pending');
    store.passTime(1);
    await store.backend.reconcile();
    expect(await statusOf(shopper, placed.orderId)).toMatchObject({ status: 'payment_error', errors: ['three_ds'] });
    expect((await paymentOf(placed.orderId)).status).toBe('voided');
    expect(await stock()).toBe(before);
  });

  it('that began while the clock was ahead ends once it is set back', async () => {
    const before = await stock();
    const aheadMs = 400 * 24 * 60 * 60_000;
    store.passTime(aheadMs);
    const { shopper, placed } = await placeWith('challenge_unanswered');
    store.passTime(-aheadMs);
    await store.backend.reconcile();
    expect((await statusOf(shopper, placed.orderId)).status).toBe('payment_error');
    expect(await stock()).toBe(before);
  });

  it('that is approved too late voids the payment [FAULTS-8]', async () => {
    const { shopper, placed } = await placeWith('challenge');
    // The bank has approved, but its word has not reached the store.
    await store.db
      .updateTable('pay_payments')
      .set({ status: 'authorised' })
      .where('reference', '=', placed.orderId)
      .execute();
    store.passTime(timeoutMs);
    await store.backend.reconcile();
    expect((await statusOf(shopper, placed.orderId)).status).toBe('payment_error');
    expect((await paymentOf(placed.orderId)).status).toBe('voided');
  });

  it('returns the pending order to a retry instead of charging twice', async () => {
    const { shopper, placed, order } = await placeWith('challenge');
    const refused = await shopper.refused(contract.checkout.placeOrder, { body: order });
    expect(refused).toMatchObject({ type: 'order_already_published', details: { orderId: placed.orderId } });
  });
});

describe('payment notification', () => {
  const notify = (body: string, signature: string) =>
    store.backend.fetch(
      new Request('http://store.test/provider/notifications', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [signatureHeader]: signature },
        body,
      }),
    );
  const bodyFor = (reference: string, id: string) =>
    JSON.stringify({ id, type: 'payment.authorised', paymentId: 'pay_1', reference });
  const sign = (body: string, at = store.now().getTime()) => signNotification(secret, at, body);

  it('that is repeated publishes once [FAULTS-10]', async () => {
    const { placed } = await placeWith('challenge');
    await store.db
      .updateTable('pay_payments')
      .set({ status: 'authorised' })
      .where('reference', '=', placed.orderId)
      .execute();
    const body = bodyFor(placed.orderId, 'note-1');
    const answers = await Promise.all([notify(body, sign(body)), notify(body, sign(body)), notify(body, sign(body))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await historyOf(placed.orderId)).toEqual(['new', 'payment_pending', 'published']);
  });

  it('with a wrong, missing or expired signature is rejected and changes nothing [FAULTS-10]', async () => {
    const { placed } = await placeWith('challenge');
    await store.db
      .updateTable('pay_payments')
      .set({ status: 'authorised' })
      .where('reference', '=', placed.orderId)
      .execute();
    const body = bodyFor(placed.orderId, 'note-2');
    const at = store.now().getTime();
    const forged = [
      signNotification('another secret', at, body),
      sign(`${body} `),
      sign(body, at - 6 * 60_000),
      'nonsense',
      '',
    ];
    for (const signature of forged) expect((await notify(body, signature)).status).toBe(401);
    expect(await historyOf(placed.orderId)).toEqual(['new', 'payment_pending']);
  });

  it('that is not JSON is rejected, and the endpoint exists only with the sandbox', async () => {
    expect((await notify('nonsense', sign('nonsense'))).status).toBe(400);
    const sold = await store.anotherProcess({ isDemo: false });
    const request = new Request('http://store.test/provider/notifications', { method: 'POST', body: 'nonsense' });
    expect((await sold.fetch(request)).status).toBe(404);
  });

  it('without new information changes nothing [FAULTS-10]', async () => {
    const { placed } = await placeWith('challenge');
    const body = bodyFor(placed.orderId, 'note-3');
    expect((await notify(body, sign(body))).status).toBe(200);
    expect(await historyOf(placed.orderId)).toEqual(['new', 'payment_pending']);
  });
});
