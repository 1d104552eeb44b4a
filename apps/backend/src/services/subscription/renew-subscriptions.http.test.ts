import { contract } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { composeOrder, fillCart, ohioAddress } from '../../testing/checkout-steps.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { dayMs, password, useSubscribers } from '../../testing/subscribers.ts';

const {
  store,
  provider,
  newCustomer,
  logIn,
  buy,
  subscribe,
  programOf,
  forgetCards,
  addCard,
  mailsTo,
  pass,
  setAttributes,
} = useSubscribers();
const { cancelProgram, resumeProgram, setProgramCard } = contract.programming;
const params = { id: fixtureIds.program };

describe('next payment of a subscription', () => {
  it('is charged to the card of the order at the end of each period, with a receipt', async () => {
    const email = await subscribe();
    const bought = await programOf(email);
    expect(bought.chargedCard).toMatchObject({ brand: expect.any(String), last4: '0001' });
    expect(bought.nextPayment).toEqual({ at: '2026-07-15T12:00:00.000Z', price: bought.price });
    expect(bought.payments).toBeUndefined();

    await pass(29);
    expect((await programOf(email)).payments).toBeUndefined();
    await pass(1);
    const renewed = await programOf(email);
    expect(renewed.payments).toMatchObject([
      {
        from: '2026-07-15T12:00:00.000Z',
        until: '2026-08-15T12:00:00.000Z',
        paidAt: store.now().toISOString(),
        cardLast4: '0001',
      },
    ]);
    expect(renewed.payments?.[0]?.amount).toBeGreaterThanOrEqual(bought.price);
    expect(renewed.nextPayment?.at).toBe('2026-08-15T12:00:00.000Z');
    const receipt = (await mailsTo(email)).find(({ subject }) => subject.startsWith('Paid: '));
    expect(receipt?.subject).toBe('Paid: Strength program, July 15, 2026 to August 15, 2026');
    expect(receipt?.body).toContain('ending 0001');
    expect(receipt?.body).toContain('The next payment is due on August 15, 2026');
    await store.backend.reconcile();
    await pass(31);
    expect((await programOf(email)).payments).toHaveLength(2);
  });

  it('is charged once by several processes at once', async () => {
    const email = await subscribe();
    const other = await store.anotherProcess();
    store.passTime(31 * dayMs);
    await Promise.all([store.backend.reconcile(), other.reconcile(), store.backend.reconcile(), other.reconcile()]);
    await store.backend.reconcile();
    expect((await programOf(email)).payments).toHaveLength(1);
    const { orderId } = await programOf(email);
    const { rows } = await sql<{ readonly captured: string }>`
      select count(*)::text as captured from pay_payments join extra_payments on reference = extra_payment_id
      where order_id = ${orderId} and status = 'captured'`.execute(store.db);
    expect(rows).toEqual([{ captured: '1' }]);
    expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Paid: '))).toHaveLength(1);
  });

  it('costs what was agreed, whatever the product costs later, with the tax of the day', async () => {
    const email = await subscribe();
    const { price } = await programOf(email);
    await setAttributes({ subscription_interval: 'year', renewal_price: '99.00' });
    await pass(31);
    await setAttributes({ subscription_interval: 'month', renewal_price: null });
    const { payments, subscriptionInterval } = await programOf(email);
    expect(payments?.[0]?.amount).toBeLessThan(price * 1.3);
    expect(subscriptionInterval).toBe('month');
  });

  it('covers every line of the product', async () => {
    await setAttributes({ program_delivery: null });
    const { email, shopper } = await newCustomer();
    const item = { productId: fixtureIds.program };
    const cart = await fillCart(shopper, [
      { ...item, qty: 2 },
      { ...item, qty: 1, metadata: { plateOpts: { engraving: 'Lin' } } },
    ]);
    expect(cart.items).toHaveLength(2);
    const order = await composeOrder(shopper, cart, {
      nowMs: store.now().getTime(),
      address: { ...ohioAddress, email },
    });
    const { orderId } = await shopper.call(contract.checkout.placeOrder, { body: order });
    await store.backend.reconcile();
    await setAttributes({ program_delivery: 'app' });
    const { rows } = await sql<{ readonly price: number; readonly ordered: number }>`
      select subscriptions.price::float8 as price,
        (select sum(row_total)::float8 from order_items where order_id = ${orderId}) as ordered
      from subscriptions where order_id = ${orderId}`.execute(store.db);
    expect(rows).toEqual([{ price: rows[0]?.ordered, ordered: expect.any(Number) }]);
  });

  it('follows a trial after its days, at the full price [S4-subs-02]', async () => {
    await setAttributes({ is_trial: true, trial_days: 14, renewal_price: '24.00' });
    const email = await subscribe();
    await setAttributes({ is_trial: false, renewal_price: null });
    const boughtMs = store.now().getTime();
    const trial = await programOf(email);
    expect(trial.nextPayment).toEqual({ at: new Date(boughtMs + 14 * dayMs).toISOString(), price: 24 });
    await pass(14);
    const { payments, nextPayment } = await programOf(email);
    expect(payments).toMatchObject([{ from: trial.nextPayment?.at, paidAt: expect.any(String) }]);
    expect(Date.parse(nextPayment?.at ?? '') - Date.parse(trial.nextPayment?.at ?? '')).toBeGreaterThan(27 * dayMs);
  });

  it('follows a trial once per customer, and another trial of the product is rejected', async () => {
    await setAttributes({ is_trial: true, trial_days: 14, renewal_price: '24.00' });
    const { email, shopper } = await newCustomer();
    await buy(shopper, email);
    const cart = await fillCart(shopper, [{ productId: fixtureIds.program, qty: 1 }]);
    const again = await composeOrder(shopper, cart, {
      nowMs: store.now().getTime(),
      address: { ...ohioAddress, email },
    });
    expect(await shopper.refused(contract.checkout.placeOrder, { body: again })).toMatchObject({
      status: 409,
      type: 'trial_used',
      details: { skus: ['PROGRAM'] },
    });
    await setAttributes({ is_trial: false });
    const { orderId } = await shopper.call(contract.checkout.placeOrder, { body: again });
    expect(orderId).toEqual(expect.any(String));
    await sql`update products set attributes = attributes - 'is_trial' - 'trial_days' - 'renewal_price'
      where product_id = ${fixtureIds.program}`.execute(store.db);
  });

  it('is not requested later if the store was stopped through its period', async () => {
    const email = await subscribe();
    await pass(100);
    const { payments, nextPayment } = await programOf(email);
    expect(payments).toBeUndefined();
    expect(Date.parse(nextPayment?.at ?? '')).toBeGreaterThan(store.now().getTime());
  });

  it('is requested by mail without a card, and ends the subscription unless it is paid', async () => {
    const email = await subscribe();
    await forgetCards(email);
    expect((await programOf(email)).chargedCard).toBeNull();
    await pass(31);
    const asked = await programOf(email);
    expect(asked.payments).toMatchObject([{ dueUntil: expect.any(String) }]);
    const [ask, ...others] = (await mailsTo(email)).filter(({ subject }) => subject.startsWith('To be paid: '));
    expect(ask?.body).toContain('/payment-link?payment=X-');
    expect(others).toEqual([]);

    await pass(8);
    const ended = await programOf(email);
    expect(ended.endsAt).toBe(asked.payments?.[0]?.from);
    expect([ended.payments, ended.nextPayment]).toEqual([undefined, undefined]);
    expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Ended: '))).toHaveLength(1);
    const link = new URL(/http\S+payment-link\S+/.exec(ask?.body ?? '')?.[0] ?? '');
    const [id, key] = [link.searchParams.get('payment') ?? '', link.searchParams.get('key') ?? ''];
    const refused = await store.shopper().refused(contract.extraPayment.openExtraPayment, { body: { id, key } });
    expect(refused).toMatchObject({ status: 404 });
    await pass(40);
    expect(await programOf(email)).toEqual(ended);
  });

  it('is charged to no other stored card of the customer', async () => {
    const email = await subscribe();
    await forgetCards(email);
    await addCard(email, 'challenge');
    expect((await programOf(email)).chargedCard).toBeNull();
    await pass(31);
    expect((await programOf(email)).payments).toMatchObject([{ dueUntil: expect.any(String) }]);
    expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('To be paid: '))).toHaveLength(1);
  });

  it('is requested by mail if the card is declined, and charged to it again some days later', async () => {
    const email = await subscribe();
    await forgetCards(email);
    const id = await addCard(email, 'code_required');
    await (await logIn(email)).call(setProgramCard, { params, body: { storedPaymentMethodId: id } });
    await pass(31);
    const [ask] = (await mailsTo(email)).filter(({ subject }) => subject.startsWith('To be paid: '));
    expect(ask?.body).toContain('Your card was refused');
    await pass(3);
    const { rows } = await sql<{ readonly tries: string }>`
      select count(*)::text as tries from extra_payment_attempts join extra_payments using (extra_payment_id)
      join orders using (order_id) where document #>> '{customer,email}' = ${email}`.execute(store.db);
    expect(rows).toEqual([{ tries: '2' }]);
    expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('To be paid: '))).toHaveLength(1);
  });

  it('waits while the payment provider does not respond, without a request to the customer', async () => {
    const email = await subscribe();
    provider.isSilent = true;
    await pass(31);
    provider.isSilent = false;
    expect((await mailsTo(email)).some(({ subject }) => subject.startsWith('To be paid: '))).toBe(false);
    await pass(1);
    expect((await programOf(email)).payments).toMatchObject([{ paidAt: expect.any(String) }]);
  });

  it('that the provider did not answer while the clock was ahead is charged once it is set back', async () => {
    const email = await subscribe();
    provider.isSilent = true;
    await pass(36);
    provider.isSilent = false;
    await pass(-7);
    expect((await programOf(email)).payments).toMatchObject([{ paidAt: expect.any(String) }]);
  });

  it('is not charged for an order that was cancelled, or an account that was deleted', async () => {
    const email = await subscribe();
    const { orderId } = await programOf(email);
    await sql`update orders set cancelled_at = ${store.now()}, cancelled_by = 'test' where order_id = ${orderId}`.execute(
      store.db,
    );
    const gone = await subscribe();
    const { orderId: goneId } = await programOf(gone);
    await (await logIn(gone)).call(contract.customer.deleteAccount, { body: { password } });
    await pass(31);
    const { rows } = await sql`
      select from extra_payments where order_id in (${orderId}, ${goneId})`.execute(store.db);
    expect(rows).toEqual([]);
  });

  it('ends a subscription without a next period, and charges the others', async () => {
    const [email, other] = [await subscribe(), await subscribe()];
    const { orderId } = await programOf(email);
    await sql`update subscriptions set interval = 'fortnight' where order_id = ${orderId}`.execute(store.db);
    await pass(31);
    expect((await programOf(other)).payments).toHaveLength(1);
    expect((await programOf(email)).nextPayment).toBeUndefined();
  });

  it('is announced to the current e-mail of the customer', async () => {
    const email = await subscribe();
    await sql`update customers set email = 'moved@example.com' where email = ${email}`.execute(store.db);
    await pass(31);
    expect((await mailsTo('moved@example.com')).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Paid: /),
    ]);
  });

  it('is requested from a guest by mail', async () => {
    const shopper = store.shopper();
    await buy(shopper, 'guest@example.com');
    await pass(31);
    const asked = (await mailsTo('guest@example.com')).filter(({ subject }) => subject.startsWith('To be paid: '));
    expect(asked).toHaveLength(1);
  });

  it('belongs to the later of two subscriptions', async () => {
    const { email, shopper } = await newCustomer();
    const first = await buy(shopper, email);
    store.passTime(10 * dayMs);
    const second = await buy(shopper, email);
    await pass(33);
    expect((await programOf(email)).payments).toHaveLength(1);
    const { rows } = await sql<{ readonly order_id: string }>`
      select order_id from extra_payments where order_id in (${first}, ${second})`.execute(store.db);
    expect(rows).toEqual([{ order_id: second }]);
  });

  it('is charged for orders of a release without subscriptions, from the current period', async () => {
    const email = await subscribe();
    await sql`delete from subscriptions`.execute(store.db);
    store.passTime(45 * dayMs);
    await (await store.anotherProcess()).reconcile();
    const { payments, nextPayment } = await programOf(email);
    expect([payments, nextPayment === undefined]).toEqual([undefined, false]);
    await pass(18);
    expect((await programOf(email)).payments).toMatchObject([{ paidAt: expect.any(String) }]);
  });
});

describe('card of a subscription', () => {
  it('is selected by the customer, and charged what is due', async () => {
    const email = await subscribe();
    await forgetCards(email);
    await pass(31);
    const id = await addCard(email, 'approved');
    const paid = await (await logIn(email)).call(setProgramCard, { params, body: { storedPaymentMethodId: id } });
    expect(paid.payments).toMatchObject([{ paidAt: store.now().toISOString(), cardLast4: '0001' }]);
    expect(paid.chargedCard?.storedPaymentMethodId).toBe(id);
  });

  it('that is declined is reported', async () => {
    const email = await subscribe();
    await forgetCards(email);
    await pass(31);
    const body = { storedPaymentMethodId: await addCard(email, 'code_required') };
    expect(await (await logIn(email)).refused(setProgramCard, { params, body })).toMatchObject({
      status: 402,
      type: 'payment_error',
    });
    expect((await programOf(email)).payments).toMatchObject([{ dueUntil: expect.any(String) }]);
  });

  it('must belong to the customer, and the subscription must be active [SECURITY-9]', async () => {
    const [email, stranger] = [await subscribe(), await subscribe()];
    const theirs = (await programOf(stranger)).chargedCard?.storedPaymentMethodId ?? '';
    const shopper = await logIn(email);
    const body = { storedPaymentMethodId: theirs };
    expect(await shopper.refused(setProgramCard, { params, body })).toMatchObject({ status: 404 });
    expect(await shopper.refused(setProgramCard, { params: { id: 1 }, body })).toMatchObject({ status: 404 });
    expect(await shopper.refused(resumeProgram, { params: { id: 1 } })).toMatchObject({ status: 404 });
    expect(await store.shopper().refused(setProgramCard, { params, body })).toMatchObject({ status: 401 });
    await shopper.call(cancelProgram, { params });
    expect(await shopper.refused(setProgramCard, { params, body })).toMatchObject({ type: 'subscription_ended' });
  });
});
