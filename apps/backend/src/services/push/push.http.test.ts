import { contract } from '@ironcart/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { prune } from '../../jobs/prune.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { testOrigin } from '../../testing/shopper.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

/** Messages received by the gateway, and its next response. */
const sent: { tokens: string[]; platform: number; title: string; message: string; data: { url: string } }[] = [];
let gatewaySays: { status?: number; error?: string } = {};

const store = useTestStore({
  pushGatewayUrl: 'http://gateway.example/api/push',
  remoteFetch: async (request) => {
    const { notifications } = (await request.json()) as { notifications: typeof sent };
    sent.push(...notifications);
    const { status = 200, error } = gatewaySays;
    const logs = error === undefined ? [] : [{ type: 'failed-push', token: '*', error }];
    return Response.json({ counts: 1, logs, success: 'ok' }, { status });
  },
});
const { addDevice, removeDevice } = contract.push;

const customer = async (name: keyof typeof fixtureEmails): Promise<Shopper> => {
  const shopper = store.shopper();
  await shopper.call(contract.session.login, { body: { email: fixtureEmails[name], password: fixturePassword } });
  return shopper;
};

let alice: Shopper;
beforeAll(async () => {
  alice = await customer('alice');
});

const register = (shopper: Shopper, token: string) => shopper.call(addDevice, { body: { token } });

const setStock = (qoh: number) =>
  store.db.updateTable('inventory').set({ qoh }).where('product_id', '=', fixtureIds.strap).execute();

/** Has the store something to say to a customer, and say it. */
const tell = async (shopper: Shopper) => {
  sent.length = 0;
  await setStock(0);
  const body = { product_id: fixtureIds.strap, email: fixtureEmails.alice };
  await shopper.call(contract.bin.addBin, { body });
  await setStock(9);
  await store.backend.reconcile();
  return sent.flatMap(({ tokens }) => tokens);
};

const messages = () => store.db.selectFrom('push_messages').selectAll().execute();
const devices = async () => (await store.db.selectFrom('push_devices').select('token').execute()).length;

describe('registered app device', () => {
  it('receives the messages of its customer, on its platform and with the page to open', async () => {
    expect(await register(alice, 'phone-1')).toEqual({ _id: expect.any(String), platform: 'ios' });
    await alice.call(addDevice, { body: { token: 'tablet-1', platform: 'android' } });
    expect((await tell(alice)).toSorted()).toEqual(['phone-1', 'tablet-1']);
    expect(sent.find(({ tokens }) => tokens[0] === 'tablet-1')).toEqual({
      tokens: ['tablet-1'],
      platform: 2,
      title: 'Back in stock: Lifting strap',
      message: 'You wanted to hear when it can be bought again. It can now.',
      data: { url: `${testOrigin}/lifting-strap` },
    });
    expect(await messages()).toEqual([]);
    await store.backend.reconcile();
    expect(sent).toHaveLength(2);
  });

  it('is registered once, and moves to the customer who registers it last', async () => {
    const device = await register(alice, 'shared');
    const before = await devices();
    const bob = await customer('bob');
    expect(await register(bob, 'shared')).toEqual(device);
    expect(await devices()).toBe(before);
    expect(await tell(alice)).not.toContain('shared');
    expect((await alice.refused(removeDevice, { params: { id: device._id } })).status).toBe(404);
    expect(await bob.call(removeDevice, { params: { id: device._id } })).toEqual({ success: true });
  });

  it('receives nothing after its shopper has logged out', async () => {
    const elsewhere = await customer('alice');
    await register(elsewhere, 'left-behind');
    await elsewhere.call(contract.session.logout);
    const told = await tell(alice);
    expect(told).toContain('phone-1');
    expect(told).not.toContain('left-behind');
  });

  it('may belong to a guest, and is answered with 404 for others [SECURITY-9]', async () => {
    const guest = store.shopper();
    const { _id: id } = await guest.call(addDevice, { body: { token: 'guest-1' } });
    expect(guest.cookie()).toBeDefined();
    expect((await store.shopper().refused(removeDevice, { params: { id } })).status).toBe(404);
    expect((await guest.refused(removeDevice, { params: { id: 'x' } })).status).toBe(404);
    expect(await guest.call(removeDevice, { params: { id } })).toEqual({ success: true });
  });

  it('is removed when the push service reports it as unregistered', async () => {
    gatewaySays = { error: 'Unregistered' };
    expect(await tell(alice)).toContain('phone-1');
    gatewaySays = {};
    expect(await tell(alice)).toEqual([]);
  });
});

describe('push message that the gateway does not accept', () => {
  it('is retried later, with the interval doubled each time', async () => {
    await register(alice, 'patient');
    gatewaySays = { status: 503 };
    await tell(alice);
    for (const [waitMs, attempts] of [
      [29_999, 1],
      [1, 2],
      [59_999, 2],
      [1, 3],
    ] as const) {
      store.passTime(waitMs);
      await store.backend.reconcile();
      expect((await messages()).map((message) => message.attempts)).toEqual([attempts]);
    }
    gatewaySays = {};
    store.passTime(120_000);
    await store.backend.reconcile();
    expect(await messages()).toEqual([]);
  });

  it('is retried once the clock is set back, if it was sent while the clock was ahead', async () => {
    const aheadMs = 20 * 24 * 60 * 60_000;
    await register(alice, 'phone-9');
    store.passTime(aheadMs);
    gatewaySays = { status: 503 };
    await tell(alice);
    expect(await messages()).not.toEqual([]);
    store.passTime(-aheadMs);
    gatewaySays = {};
    await store.backend.reconcile();
    expect(await messages()).toEqual([]);
  });

  it('is dropped after a day', async () => {
    gatewaySays = { status: 503 };
    await tell(alice);
    const dayMs = 24 * 60 * 60_000;
    expect((await prune(store.db, new Date(store.now().getTime() + dayMs - 1))).pushMessages).toBe(0);
    sent.length = 0;
    store.passTime(dayMs);
    await store.backend.reconcile();
    gatewaySays = {};
    expect([sent, await messages()]).toEqual([[], []]);
  });
});
