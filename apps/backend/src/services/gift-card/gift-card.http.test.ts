import { contract, type WireNewLineItem } from '@ironcart/api/contract';
import { money } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore({ limits: { giftcard: { max: 12, windowMs: 60_000 } } });
const { getCards, keepCard, forgetCard, getCode } = contract.giftCard;

const customerCalled = async (name: keyof typeof fixtureEmails): Promise<Shopper> => {
  const shopper = store.shopper();
  await shopper.call(contract.session.login, { body: { email: fixtureEmails[name], password: fixturePassword } });
  return shopper;
};

type GiftCard = NonNullable<NonNullable<WireNewLineItem['metadata']>['giftcard']>;

const buy = async (shopper: Shopper, cards: readonly GiftCard[], qty = 1): Promise<string> => {
  const items = cards.map((giftcard) => ({ productId: fixtureIds.giftCard, qty, metadata: { giftcard } }));
  const list = await fillCart(shopper, items);
  const body = await composeOrder(shopper, list, { nowMs: store.now().getTime() });
  return (await shopper.call(contract.checkout.placeOrder, { body })).orderId;
};

const forRita: GiftCard = {
  delivery: 'email',
  amount: 50,
  design: 'gift-card-red',
  recipientEmail: 'rita@example.com',
  recipientName: 'Rita',
  sendOn: '2026-12-24',
};

describe('gift cards bought by a customer', () => {
  it('show the recipient and the date, and hide the code and balance of a present from the buyer [SECURITY-9]', async () => {
    const alice = await customerCalled('alice');
    const orderId = await buy(alice, [forRita, { delivery: 'email', amount: 50, recipientEmail: fixtureEmails.alice }]);
    const before = await alice.call(getCards);
    expect(before.bought.map(({ sentAt, own }) => [sentAt, own])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    await store.backend.reconcile();
    const text = JSON.stringify(await alice.call(getCards));
    const codes = await store.db
      .selectFrom('issued_gift_cards')
      .select('code')
      .where('order_id', '=', orderId)
      .execute();
    expect(codes).toHaveLength(2);
    for (const { code } of codes) expect(text).not.toContain(code);
    const [own] = await store.db
      .selectFrom('issued_gift_cards')
      .select('code')
      .where('order_id', '=', orderId)
      .where('position', '=', 1)
      .execute();
    expect(JSON.parse(text).bought).toEqual([
      {
        orderId,
        productId: fixtureIds.giftCard,
        delivery: 'email',
        design: 'gift-card-red',
        amount: 50,
        currency: 'USD',
        recipientName: 'Rita',
        recipientEmail: 'rita@example.com',
        sentAt: '2026-12-24T13:00:00.000Z',
      },
      expect.objectContaining({ orderId, amount: 50, own: { ending: own?.code.slice(-4), balance: 50 } }),
    ]);
  });

  it('are one per piece, and those of this customer only', async () => {
    const bob = await customerCalled('bob');
    expect((await bob.call(getCards)).bought).toEqual([]);
    await buy(bob, [forRita], 3);
    expect((await bob.call(getCards)).bought).toHaveLength(3);
    expect(await store.shopper().refused(getCards)).toMatchObject({ status: 401 });
  });

  it('are exported without codes, because a code is money [SECURITY-9]', async () => {
    const alice = await customerCalled('alice');
    const { records } = await alice.call(contract.customer.exportData);
    expect(records.issuedGiftCards).not.toEqual([]);
    expect(records.issuedGiftCards).not.toContainEqual(expect.objectContaining({ code: expect.anything() }));
  });
});

describe('gift cards entered by a customer', () => {
  it('are stored once, whatever the spelling, and can be removed', async () => {
    const bob = await customerCalled('bob');
    const kept = await bob.call(keepCard, { body: { code: ' gift-50-usd ' } });
    expect(kept).toMatchObject({ ending: '-USD', balance: 50, currency: 'USD', spent: 0, isKept: true });
    expect(await bob.call(keepCard, { body: { code: 'GIFT-50-USD' } })).toEqual(kept);
    const answer = await bob.call(getCards);
    expect(answer.own).toEqual([kept]);
    expect(JSON.stringify(answer)).not.toContain('GIFT-50-USD');
    const params = { id: kept.id };
    expect(await bob.call(getCode, { params })).toEqual({ code: 'GIFT-50-USD' });
    const alice = await customerCalled('alice');
    expect(await alice.refused(getCode, { params })).toMatchObject({ status: 404 });
    expect(await alice.refused(forgetCard, { params })).toMatchObject({ status: 404 });
    await bob.call(forgetCard, { params });
    expect((await bob.call(getCards)).own).toEqual([]);
    expect(await bob.refused(forgetCard, { params })).toMatchObject({ status: 404 });
    expect(await bob.refused(getCode, { params })).toMatchObject({ status: 404 });
  });

  it('that paid an order are listed with the amount taken and the balance, and cannot be removed', async () => {
    const bob = await customerCalled('bob');
    const list = await fillCart(bob, [{ productId: fixtureIds.program, qty: 1 }]);
    const giftcards = [{ code: 'GIFT-50-USD', balance: money(5_000), amount: money(1_000) }];
    const body = await composeOrder(bob, list, { nowMs: store.now().getTime(), giftcards });
    const { orderId } = await bob.call(contract.checkout.placeOrder, { body });
    const [card] = (await bob.call(getCards)).own;
    const spent = body.totals.giftcards ?? 0;
    expect(card).toMatchObject({ spent, balance: 50 - spent, lastOrderId: orderId, isKept: false });
    expect(await bob.refused(forgetCard, { params: { id: card?.id ?? '' } })).toMatchObject({ status: 404 });
  });

  it('cannot be found by guessing: wrong codes are rejected, and attempts limited as in checkout [SECURITY-14]', async () => {
    store.passTime(60_000);
    const bob = await customerCalled('bob');
    const guess = (count: number) => bob.refused(keepCard, { body: { code: `GIFT-${count}` } });
    for (let count = 0; count < 12; count += 1) {
      expect(await guess(count)).toMatchObject({ status: 404, type: 'giftcard_not_exist' });
    }
    expect(await guess(12)).toMatchObject({ status: 429, type: 'too_many_requests' });
    expect(await bob.refused(contract.checkout.getGiftCard, { body: { code: 'GIFT-50-USD' } })).toMatchObject({
      status: 429,
    });
    store.passTime(60_000);
    expect(await store.shopper().refused(keepCard, { body: { code: 'GIFT-50-USD' } })).toMatchObject({ status: 401 });
  });
});
