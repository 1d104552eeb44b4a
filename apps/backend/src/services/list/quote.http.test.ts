import { contract } from '@ironcart/api/contract';
import { type Money, money } from '@ironcart/core/money';
import { defaultSites } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { logIn } from '../../contract-tests/owned-ids.ts';
import { readOutbox } from '../../providers/mail/mail-outbox.ts';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import { fixtureEmails, fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { priceQuote, readWaitingQuotes } from './price-quote.ts';

const store = useTestStore();
const { requestQuote, getQuotes, acceptQuote, updateItem, getList, createList } = contract.list;

const logged = () => logIn(store, 'alice');

/** Requests a quote for two bars. */
const ask = async (shopper: Awaited<ReturnType<typeof logged>>) => {
  const cart = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 2 }]);
  return shopper.call(requestQuote, { params: { id: cart._id }, body: { note: 'For a school' } });
};

const price = (quoteId: string, prices: readonly Money[], given: { readonly day?: string; readonly now?: Date } = {}) =>
  priceQuote(store.db, {
    quoteId,
    prices,
    day: '2999-12-31',
    now: store.now(),
    mailId: crypto.randomUUID(),
    sites: defaultSites,
    publicUrl: 'https://shop.example',
    ...given,
  });

/** Expires a priced quote and its accepted lines. */
const lapse = async (quoteId: string) => {
  const past = new Date(store.now().getTime() - 1);
  await store.db.updateTable('quotes').set({ valid_until: past }).where('quote_id', '=', quoteId).execute();
  await store.db.updateTable('list_items').set({ quoted_until: past }).where('quoted_until', 'is not', null).execute();
};

describe('quote for a list', () => {
  it('is requested, priced by staff with a mail to the customer, and bought at its price', async () => {
    const shopper = await logged();
    const asked = await ask(shopper);
    expect(asked).toMatchObject({ note: 'For a school', items: [{ productId: fixtureIds.bar, qty: 2, metadata: {} }] });
    expect(asked).not.toHaveProperty('validUntil');
    const waiting = await readWaitingQuotes(store.db);
    expect(waiting.find(({ quoteId }) => quoteId === asked._id)).toMatchObject({
      email: fixtureEmails.alice,
      lines: [{ qty: 2 }],
    });
    const accept = { params: { id: asked._id } };
    expect(await shopper.refused(acceptQuote, accept)).toMatchObject({ status: 409, type: 'quote_not_priced' });
    expect(await price(asked._id, [money(12_345)])).toMatchObject({ ok: true });
    const mail = (await readOutbox(store.db, 50)).find(({ subject }) => subject === 'Your quote');
    expect(mail).toMatchObject({ recipient: fixtureEmails.alice });
    expect(mail?.body).toContain('$246.90 before shipping and tax, until the end of 2999-12-31');
    expect(mail?.body).toContain('https://shop.example/account/custom-quoting');
    const [priced] = await shopper.call(getQuotes);
    expect(priced?.items[0]?.metadata).toEqual({ fluidPrice: 123.45 });

    const cart = await shopper.call(acceptQuote, accept);
    const line = cart.items.find(({ metadata }) => metadata.fluidPrice === 123.45);
    expect(line).toMatchObject({ qty: 2 });
    expect(await shopper.refused(acceptQuote, accept)).toMatchObject({ status: 409, type: 'quote_accepted' });
    expect(await price(asked._id, [money(1)])).toEqual({ ok: false, issues: [{ code: 'accepted' }] });
    const body = await composeOrder(shopper, cart, { nowMs: store.now().getTime() });
    expect(body.items.find(({ listItemId }) => listItemId === line?.listItemId)).toMatchObject({ price: 123.45 });
    await shopper.call(contract.checkout.placeOrder, { body });
  });

  it('is valid for its quantity until it expires, including in the cart', async () => {
    const shopper = await logged();
    const first = await ask(shopper);
    await price(first._id, [money(5_000)]);
    const cart = await shopper.call(acceptQuote, { params: { id: first._id } });
    const line = cart.items.find(({ metadata }) => metadata.fluidPrice === 50);
    const params = { id: cart._id, itemId: line?.listItemId ?? '' };
    const same = await shopper.call(updateItem, { params, body: { qty: 2 } });
    expect(same.items.find(({ listItemId }) => listItemId === params.itemId)?.metadata.fluidPrice).toBe(50);
    const fewer = await shopper.call(updateItem, { params, body: { qty: 1 } });
    expect(fewer.items.find(({ listItemId }) => listItemId === params.itemId)?.metadata).toEqual({});
    expect(fewer.messages).toEqual([expect.stringContaining('another quantity')]);

    const second = await ask(shopper);
    await price(second._id, [money(4_000)]);
    const filled = await shopper.call(acceptQuote, { params: { id: second._id } });
    const body = await composeOrder(shopper, filled, { nowMs: store.now().getTime() });
    await lapse(second._id);
    const later = await shopper.call(getList, { params: { id: filled._id } });
    expect(later.items.map(({ metadata }) => metadata.fluidPrice)).not.toContain(40);
    expect(await shopper.refused(contract.checkout.placeOrder, { body })).toMatchObject({
      type: 'wrong_product_price',
    });
  });

  it('is not accepted once expired, or for another customer', async () => {
    const shopper = await logged();
    const asked = await ask(shopper);
    await price(asked._id, [money(5_000)]);
    const accept = { params: { id: asked._id } };
    const other = await logIn(store, 'bob');
    expect(await other.refused(acceptQuote, accept)).toMatchObject({ status: 404 });
    expect((await other.call(getQuotes)).map(({ _id }) => _id)).not.toContain(asked._id);
    expect(await store.shopper().refused(acceptQuote, accept)).toMatchObject({ type: 'token_expired' });
    await lapse(asked._id);
    expect(await shopper.refused(acceptQuote, accept)).toMatchObject({ status: 409, type: 'quote_expired' });
  });

  it('is priced per line with a future expiry date, or not at all', async () => {
    const shopper = await logged();
    const { _id: id } = await ask(shopper);
    expect(await price(id, [])).toEqual({ ok: false, issues: [{ code: 'wrong_count', lines: 1 }] });
    expect(await price(id, [money(1), money(2)])).toEqual({ ok: false, issues: [{ code: 'wrong_count', lines: 1 }] });
    expect(await price(id, [money(1)], { day: '2020-01-01' })).toEqual({ ok: false, issues: [{ code: 'past' }] });
    expect(await price(crypto.randomUUID(), [money(1)])).toEqual({ ok: false, issues: [{ code: 'no_quote' }] });
    expect(await price('100', [money(1)])).toEqual({ ok: false, issues: [{ code: 'no_quote' }] });
    expect(await shopper.refused(acceptQuote, { params: { id } })).toMatchObject({ type: 'quote_not_priced' });
  });

  it('requires items, and the number of pending quotes is limited', async () => {
    const shopper = await logIn(store, 'bob');
    const empty = await shopper.call(createList, { body: { type: 'wishlist' } });
    const body = { note: 'A gym' };
    expect(await shopper.refused(requestQuote, { params: { id: empty._id }, body })).toMatchObject({
      type: 'list_empty',
    });
    const cart = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
    const params = { id: cart._id };
    for (let count = 0; count < 10; count += 1) await shopper.call(requestQuote, { params, body });
    expect(await shopper.refused(requestQuote, { params, body })).toMatchObject({ status: 409, type: 'quotes_full' });
    const stranger = await logged();
    expect(await stranger.refused(requestQuote, { params, body })).toMatchObject({ status: 404 });
  });
});
