import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@ironcart/api/contract';
import { defaultSites } from '@ironcart/core/site';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { dayMs, useSubscribers } from '../../testing/subscribers.ts';
import { endSubscriptions } from './end-subscriptions.ts';

const { store, provider, logIn, buy, subscribe, programOf, forgetCards, mailsTo, pass, setAttributes } =
  useSubscribers();
const { cancelProgram, resumeProgram } = contract.programming;
const params = { id: fixtureIds.program };

describe('cancelled subscription', () => {
  it('is not charged, and can be resumed before it ends', async () => {
    const email = await subscribe();
    const shopper = await logIn(email);
    const cancelled = await shopper.call(cancelProgram, { params });
    expect(cancelled.nextPayment).toBeUndefined();
    const resumed = await shopper.call(resumeProgram, { params });
    expect(resumed.cancelledAt).toBeUndefined();
    expect(resumed.nextPayment?.at).toBe(cancelled.endsAt);
    expect(await shopper.call(resumeProgram, { params })).toEqual(resumed);
    await shopper.call(cancelProgram, { params });
    await pass(32);
    const ended = await programOf(email);
    expect(ended.payments).toBeUndefined();
    expect(await (await logIn(email)).refused(resumeProgram, { params })).toMatchObject({
      status: 409,
      type: 'subscription_ended',
    });
  });

  it('can be cancelled by staff like by the customer, who is informed by mail', async () => {
    const email = await subscribe();
    const { orderId, nextPayment } = await programOf(email);
    const ended = [{ name: 'Strength program', endsOn: nextPayment?.at.slice(0, 10) }];
    const staff = { ...store, sites: defaultSites, randomId: randomUUID };
    expect(await endSubscriptions(staff, orderId)).toEqual(ended);
    expect(await endSubscriptions(staff, orderId)).toEqual(ended);
    expect((await programOf(email)).endsAt).toBe(nextPayment?.at);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Your subscription is cancelled');
    await pass(32);
    expect((await programOf(email)).payments).toBeUndefined();
    expect(await endSubscriptions(staff, 'no-order')).toEqual([]);
  });

  it('of a guest can be cancelled by staff, which withdraws its open payment', async () => {
    const email = 'leaving@example.com';
    const orderId = await buy(store.shopper(), email);
    await pass(31);
    const staff = { ...store, sites: defaultSites, randomId: randomUUID };
    const [ended] = await endSubscriptions(staff, orderId);
    // The end of the first period, which is paid.
    expect(ended?.endsOn).toBe(store.now().toISOString().slice(0, 10));
    expect(await endSubscriptions(staff, orderId)).toEqual([]);
    await pass(31);
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining(orderId),
      expect.stringMatching(/^To be paid: /),
      'Your subscription is cancelled',
    ]);
    expect(mails.at(-1)?.body).toContain('It ended on');
  });

  it('may be for another product than a program, and is listed and cancelled in the account as well', async () => {
    await sql`update products set attributes = attributes - 'program_delivery'
      where product_id = ${fixtureIds.program}`.execute(store.db);
    const email = await subscribe();
    const listed = await programOf(email);
    expect([listed.delivery, listed.nextPayment === undefined]).toEqual([undefined, false]);
    expect((await (await logIn(email)).call(cancelProgram, { params })).endsAt).toBe(listed.nextPayment?.at);
    await setAttributes({ program_delivery: 'app' });
  });

  it('is not charged by a job that had already begun to look up its card', async () => {
    const email = await subscribe();
    store.passTime(27 * dayMs);
    const nearlyOver = await logIn(email);
    let hasCancelled = false;
    provider.beforeCards = async () => {
      provider.beforeCards = async () => undefined;
      hasCancelled = (await nearlyOver.call(cancelProgram, { params })).cancelledAt !== undefined;
    };
    await pass(5);
    const ended = await programOf(email);
    expect([hasCancelled, ended.payments, ended.nextPayment]).toEqual([true, undefined, undefined]);
    const { rows } = await sql`
      select from extra_payment_attempts join extra_payments using (extra_payment_id)
      where order_id = ${ended.orderId}`.execute(store.db);
    expect(rows).toEqual([]);
  });

  it('ends with the paid period if a payment was due', async () => {
    const email = await subscribe();
    await forgetCards(email);
    await pass(31);
    const { payments } = await programOf(email);
    const cancelled = await (await logIn(email)).call(cancelProgram, { params });
    expect(cancelled.endsAt).toBe(payments?.[0]?.from);
    const mails = await mailsTo(email);
    expect(mails.find(({ subject }) => subject === 'Your subscription is cancelled')?.body).toContain('It ended on');
    await store.backend.reconcile();
    expect((await programOf(email)).payments).toBeUndefined();
  });
});

describe('withdrawn payment', () => {
  it('stays open if its payment has begun', async () => {
    const email = await subscribe();
    await forgetCards(email);
    await pass(31);
    const due = (await programOf(email)).payments?.[0]?.extraPaymentId ?? '';
    const shopper = await logIn(email);
    const begun = await store.db.startTransaction().execute();
    await sql`select from extra_payments where extra_payment_id = ${due} for share`.execute(begun);
    const cancelling = shopper.call(cancelProgram, { params });
    await sql`insert into extra_payment_attempts
      (payment_key, extra_payment_id, payment_means, created_at, updated_at, leased_until, changed_by)
      values (gen_random_uuid(), ${due}, 'x', ${store.now()}, ${store.now()}, ${store.now()}, 'test')`.execute(begun);
    await sleep(200);
    await begun.commit().execute();
    const cancelled = await cancelling;
    expect(cancelled.endsAt).toBe((await programOf(email)).payments?.[0]?.until);
  });
});
