import { randomUUID } from 'node:crypto';
import { contract, type WireList, type WireNewLineItem } from '@ironcart/api/contract';
import { money } from '@ironcart/core/money';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { multipliedLimits } from '../../http/rate-limit.ts';
import { type ComposeOptions, composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import { placeReady, type ReadyOrder } from '../../testing/ready-order.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { changeFlag } from '../flag/change-flag.ts';

const store = useTestStore({ limits: multipliedLimits(1_000) });

/** Placements that are sent at one moment, for goods of which there are `given`. */
const atOnce = 30;
const given = 3;

const logIn = async (): Promise<Shopper> => {
  const shopper = store.shopper();
  await shopper.call(contract.session.login, { body: { email: fixtureEmails.bob, password: fixturePassword } });
  return shopper;
};

const guest = async (): Promise<Shopper> => store.shopper();

/** Counts the placements by result. */
const placeAtOnce = async (ready: readonly ReadyOrder[]): Promise<Readonly<Record<string, number>>> => {
  const outcomes = await Promise.all(ready.map(placeReady));
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};

type Who = 'one session' | 'sessions of their own';
const everyWho: readonly Who[] = ['one session', 'sessions of their own'];

/** Orders ready to be placed, each from its own list. */
const readyOrders = async (
  who: Who,
  open: () => Promise<Shopper>,
  items: readonly WireNewLineItem[],
  options: (order: WireList) => Omit<ComposeOptions, 'nowMs'> = () => ({}),
): Promise<readonly ReadyOrder[]> => {
  const only = who === 'one session' ? await open() : undefined;
  const ready: ReadyOrder[] = [];
  for (let count = 0; count < atOnce; count += 1) {
    const shopper = only ?? (await open());
    const list = await fillCart(shopper, items);
    ready.push({
      shopper,
      order: await composeOrder(shopper, list, { nowMs: store.now().getTime(), ...options(list) }),
    });
  }
  return ready;
};

describe.each(everyWho)('thirty concurrent placements from %s', (who) => {
  beforeEach(async () => {
    await store.db.updateTable('inventory').set({ qoh: 1_000 }).execute();
  });

  it('redeem an earned discount as often as permitted [FAULTS-20]', async () => {
    const bob = store.db.selectFrom('customers').select('customer_id').where('email', '=', fixtureEmails.bob);
    const { customer_id } = await bob.executeTakeFirstOrThrow();
    await store.db.deleteFrom('entitlements').execute();
    const ticket = {
      product_id: fixtureIds.strap,
      earned_by: 'the tests',
      percent: '10',
      amount: null,
      currency: null,
    };
    const uses = { initial_uses: given, remaining_uses: given };
    await store.db
      .insertInto('entitlements')
      .values({ entitlement_id: randomUUID(), customer_id, ...ticket, ...uses, created_at: store.now() })
      .execute();
    const earned: ComposeOptions['earned'] = new Map([
      [fixtureIds.strap, { kind: 'percent', percent: '10', remainingUses: given }],
    ]);
    const item = { productId: fixtureIds.strap, qty: 1, metadata: { redeem: true } };
    const ready = await readyOrders(who, logIn, [item], () => ({ earned }));
    expect(ready.map(({ order }) => order.items[0]?.price)).toEqual(new Array(atOnce).fill(8.99));
    expect(await placeAtOnce(ready)).toEqual({ placed: given, wrong_product_price: atOnce - given });
    const left = await store.db.selectFrom('entitlements').select('remaining_uses').executeTakeFirstOrThrow();
    expect(left.remaining_uses).toBe(0);
  });

  it('redeem the five-for-five offer as often as permitted', async () => {
    const email = 'gale@example.com';
    await store.db.deleteFrom('five_for_five').execute();
    const offer = { email, initial_redemptions: given, remaining: given };
    await store.db.insertInto('five_for_five').values(offer).execute();
    await changeFlag(store.db, 'fiveforfive_enabled', { otherwise: true });
    await sql`update products set attributes = attributes || '{"fiveforfive_enabled": "1"}'
      where product_id = ${fixtureIds.strap}`.execute(store.db);
    const ready = await readyOrders(who, guest, [{ productId: fixtureIds.strap, qty: 5 }]);
    expect(await placeAtOnce(ready)).toEqual({ placed: given, shipping_rate: atOnce - given });
  });

  it("spend no more than a gift card's balance [FAULTS-I4]", async () => {
    const code = `CARD-${who.replaceAll(' ', '-').toUpperCase()}`;
    const card = { code, currency: 'USD' as const, initial_balance: '15.00', balance: '15.00' };
    await store.db.insertInto('gift_cards').values(card).execute();
    const ready = await readyOrders(who, guest, [{ productId: fixtureIds.strap, qty: 1 }], () => ({
      giftcards: [{ code, balance: money(1_500), amount: money(500) }],
    }));
    const counts = await placeAtOnce(ready);
    const spent = await store.db
      .selectFrom('gift_card_movements')
      .select((sum) => sum.fn.sum<string>('amount').as('amount'))
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    expect(Number(spent.amount)).toBeLessThanOrEqual(15);
    expect(counts).toEqual({ placed: 1, giftcard_balance_error: atOnce - 1 });
  });

  it('sell no more pieces at a promotion price than available, and further ones at the regular price', async () => {
    const limit = async (quantity: number) =>
      store.db
        .updateTable('products')
        .set({
          attributes: sql`attributes || ${JSON.stringify({ rogue_promo_qty_enable: true, rogue_promo_qty: quantity })}::jsonb`,
        })
        .where('product_id', '=', fixtureIds.deal)
        .execute();
    await limit(given);
    const ready = await readyOrders(who, guest, [{ productId: fixtureIds.deal, qty: 1 }]);
    expect(ready.map(({ order }) => order.items[0]?.price)).toEqual(new Array(atOnce).fill(45));
    const counts = await placeAtOnce(ready);
    expect(counts).toEqual({ placed: given, wrong_product_price: atOnce - given });

    const shopper = store.shopper();
    const list = await fillCart(shopper, [{ productId: fixtureIds.deal, qty: 1 }]);
    const order = await composeOrder(shopper, list, { nowMs: store.now().getTime() });
    expect([order.items[0]?.price, await placeReady({ shopper, order })]).toEqual([60, 'placed']);
  });

  it('sell no more than the stock [FAULTS-19]', async () => {
    const ready = await readyOrders(who, guest, [{ productId: fixtureIds.lastUnit, qty: 1 }]);
    const ofLast = store.db.updateTable('inventory').where('product_id', '=', fixtureIds.lastUnit);
    await ofLast.set({ qoh: given }).execute();
    expect(await placeAtOnce(ready)).toEqual({ placed: given, inventory_error: atOnce - given });
  });
});
