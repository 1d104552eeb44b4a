import { randomUUID } from 'node:crypto';
import { contract } from '@ironcart/api/contract';
import { defaultSites } from '@ironcart/core/site';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { dayMs, useSubscribers } from '../../testing/subscribers.ts';
import { endSubscriptions } from './end-subscriptions.ts';

const { store, subscribe, programOf, pass, setAttributes, logIn, mailsTo } = useSubscribers();

const passTo = async (time: string): Promise<void> => {
  store.passTime(Date.parse(time) - store.now().getTime());
  await store.backend.reconcile();
};

describe('days of a subscription', () => {
  it('are counted in the time zone of the site, and keep the hour of the purchase', async () => {
    // 20:00 on 30 January in New York.
    await passTo('2027-01-31T01:00:00Z');
    const email = await subscribe();
    expect((await programOf(email)).nextPayment?.at).toBe('2027-03-01T01:00:00.000Z');
    await passTo('2027-03-01T01:00:00Z');
    expect((await programOf(email)).payments).toMatchObject([
      { from: '2027-03-01T01:00:00.000Z', until: '2027-03-31T00:00:00.000Z' },
    ]);
  });

  it('are those in the mail and the report about its cancellation', async () => {
    await passTo('2027-06-30T01:00:00Z');
    const [email, other] = [await subscribe(), await subscribe()];
    expect((await programOf(email)).nextPayment?.at).toBe('2027-07-30T01:00:00.000Z');
    await (await logIn(email)).call(contract.programming.cancelProgram, { params: { id: fixtureIds.program } });
    expect((await mailsTo(email)).at(-1)?.body).toContain('It goes on until 2027-07-29, which is paid.');
    const staff = { ...store, sites: defaultSites, randomId: randomUUID };
    const [ended] = await endSubscriptions(staff, (await programOf(other)).orderId);
    expect(ended?.endsOn).toBe('2027-07-29');
  });

  it('stay in UTC for subscriptions of earlier releases, so that no period is charged for one day', async () => {
    await passTo('2028-01-31T01:00:00Z');
    const email = await subscribe();
    const { orderId } = await programOf(email);
    await sql`update subscriptions set time_zone = 'UTC', scheduled_at = null,
      period_end = '2028-02-29T01:00:00Z', next_look_at = '2028-02-29T01:00:00Z'
      where order_id = ${orderId}`.execute(store.db);
    await passTo('2028-02-29T01:00:00Z');
    expect((await programOf(email)).payments).toMatchObject([{ until: '2028-03-31T01:00:00.000Z' }]);
  });
});

describe('subscription after the clock was ahead and is set back', () => {
  const aheadMs = 400 * dayMs;
  const yearAhead = async (work: () => Promise<unknown>): Promise<void> => {
    store.passTime(aheadMs);
    await work();
    store.passTime(-aheadMs);
    await store.backend.reconcile();
  };

  it('is charged for the period that seemed to be missed', async () => {
    const email = await subscribe();
    const { nextPayment } = await programOf(email);
    await yearAhead(() => store.backend.reconcile());
    expect((await programOf(email)).nextPayment).toEqual(nextPayment);
    await pass(32);
    expect((await programOf(email)).payments).toHaveLength(1);
    await store.backend.reconcile();
    await pass(31);
    expect((await programOf(email)).payments).toHaveLength(2);
  });

  it('that was bought meanwhile begins then', async () => {
    const bought: string[] = [];
    await yearAhead(async () => {
      bought.push(await subscribe());
    });
    const [email = ''] = bought;
    const nextMs = Date.parse((await programOf(email)).nextPayment?.at ?? '');
    expect(nextMs - store.now().getTime()).toBeGreaterThan(27 * dayMs);
    expect(nextMs - store.now().getTime()).toBeLessThan(32 * dayMs);
    await pass(32);
    expect((await programOf(email)).payments).toHaveLength(1);
  });

  it('that began its trial meanwhile keeps the days of the trial', async () => {
    await setAttributes({ is_trial: true, trial_days: 14 });
    const bought: string[] = [];
    await yearAhead(async () => {
      bought.push(await subscribe());
    });
    await setAttributes({ is_trial: false, trial_days: null });
    const nextMs = Date.parse((await programOf(bought[0] ?? '')).nextPayment?.at ?? '');
    expect(Math.round((nextMs - store.now().getTime()) / dayMs)).toBe(14);
  });

  it('is not charged twice for a period that was paid meanwhile', async () => {
    const email = await subscribe();
    store.passTime(31 * dayMs);
    await store.backend.reconcile();
    const paid = await programOf(email);
    expect(paid.payments).toHaveLength(1);
    store.passTime(-31 * dayMs);
    await store.backend.reconcile();
    expect((await programOf(email)).nextPayment).toEqual(paid.nextPayment);
    await pass(32);
    expect((await programOf(email)).payments).toHaveLength(1);
  });
});
