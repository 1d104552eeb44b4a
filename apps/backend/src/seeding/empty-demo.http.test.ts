import { contract } from '@ironcart/api/contract';
import { money } from '@ironcart/core/money';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { prepareDatabase } from '../prepare-database.ts';
import { composeOrder, fillCart } from '../testing/checkout-steps.ts';
import { fixtureContents, fixtureEmails, fixtureIds, fixturePassword, storeFixture } from '../testing/store-fixture.ts';
import { useTestStore } from '../testing/test-store.ts';
import { emptyDemo } from './empty-demo.ts';

const store = useTestStore();

/** An id as assigned by an import. */
const ownProductId = 1_000_000;

const importProduct = async (): Promise<void> => {
  await store.db
    .insertInto('products')
    .columns(['product_id', 'sku', 'name', 'type', 'url_key', 'weight', 'visibility', 'details'])
    .expression(
      sql`select ${ownProductId}, 'OWN-1', 'Own bar', type, 'own-bar', weight, visibility, details from products
        where product_id = ${fixtureIds.bar}`,
    )
    .execute();
  await store.db
    .insertInto('category_products')
    .values({ category_id: 21, product_id: ownProductId, position: 1 })
    .execute();
};

const place = async (productId: number, giftcards: Parameters<typeof composeOrder>[2]['giftcards'] = []) => {
  const shopper = store.shopper();
  const giftcard = { delivery: 'email' as const, amount: 50, recipientEmail: 'rita@example.com' };
  const list = await fillCart(shopper, [
    { productId, qty: 1, ...(productId === fixtureIds.giftCard ? { metadata: { giftcard } } : {}) },
  ]);
  const order = await composeOrder(shopper, list, { nowMs: store.now().getTime(), giftcards });
  const { orderId } = await shopper.call(contract.checkout.placeOrder, { body: order });
  return { orderId, shopper };
};

/** Makes the order appear to be paid with Adyen instead of the sandbox. */
const payElsewhere = async (orderId: string): Promise<void> => {
  await sql`insert into provider_payments (payment_key, provider, reference, payment_id, status, amount, currency, created_at, updated_at)
    select payment_key, 'adyen', order_id, 'PSP', 'captured', payment_amount, currency, now(), now() from orders
    where order_id = ${orderId}`.execute(store.db);
};

const orderIds = async () =>
  (await store.db.selectFrom('orders').select('order_id').execute()).map(({ order_id }) => order_id);

describe('emptying a demo store', () => {
  it("removes the demo and purchases without real money, and keeps the owner's data", async () => {
    await importProduct();
    const bought = await place(fixtureIds.giftCard);
    await store.backend.reconcile();
    const issued = await store.db.selectFrom('issued_gift_cards').select('code').executeTakeFirstOrThrow();
    const byCard = await place(fixtureIds.program, [
      { code: issued.code, balance: money(5_000), amount: money(1_999) },
    ]);
    const real = await place(fixtureIds.bar);
    await payElsewhere(real.orderId);
    // A demo customer's data is removed with the customer.
    const alice = store.shopper();
    await alice.call(contract.session.login, { body: { email: fixtureEmails.alice, password: fixturePassword } });
    const asked = await fillCart(alice, [{ productId: fixtureIds.bar, qty: 1 }]);
    await alice.call(contract.list.requestQuote, { params: { id: asked._id }, body: { note: 'For a team' } });
    const words = { storeId: 1 as const, rating: 5, title: 'Good', text: 'It is.', author: 'Alice' };
    await alice.call(contract.review.addReview, { params: { id: fixtureIds.bar }, body: words });

    const trial = await emptyDemo(store.db, storeFixture, { isTrial: true });
    expect(trial).toMatchObject({
      ok: true,
      value: {
        keptOrders: 1,
        rows: { customers: 2, products: expect.any(Number), pages: storeFixture.pages.length },
      },
    });
    expect(await orderIds()).toEqual(expect.arrayContaining([bought.orderId, byCard.orderId, real.orderId]));

    expect(await emptyDemo(store.db, storeFixture, { isTrial: false })).toEqual(trial);
    expect(await orderIds()).toEqual([real.orderId]);
    const products = await store.db.selectFrom('products').select('product_id').execute();
    expect(products).toEqual([{ product_id: ownProductId }]);
    const categories = await store.db.selectFrom('categories').select('category_id').orderBy('category_id').execute();
    expect(categories).toEqual([{ category_id: 20 }, { category_id: 21 }]);
    expect(await store.db.selectFrom('gift_cards').select('code').where('balance', '>', '0.00').execute()).toEqual([]);
    expect(await store.db.selectFrom('mail_outbox').select('recipient').execute()).toEqual([]);
    expect((await store.db.selectFrom('tax_rules').select('code').execute()).length).toBeGreaterThan(0);

    const shopper = store.shopper();
    await shopper.refused(contract.session.login, { body: { email: fixtureEmails.alice, password: fixturePassword } });
    await shopper.refused(contract.checkout.getGiftCard, { body: { code: 'GIFT-50-USD' } });
    await shopper.refused(contract.checkout.getGiftCard, { body: { code: issued.code } });
  });

  it('makes it an ordinary store, which cannot become a demo again', async () => {
    expect(await emptyDemo(store.db, storeFixture, { isTrial: false })).toEqual({
      ok: false,
      issues: [{ code: 'no_demo' }],
    });
    const prepare = (demo: 'on' | 'byDefault' | 'off') =>
      prepareDatabase({ databaseUrl: store.databaseUrl, contents: { ...fixtureContents, demo } });
    await expect(prepare('on')).rejects.toMatchObject({ name: 'StoreKindError', kind: 'own' });
    expect(await prepare('byDefault')).toMatchObject({ isDemo: false });
    expect(await prepare('off')).toMatchObject({ isDemo: false });
    const pages = await store.db.selectFrom('cms_pages').select('url').orderBy('page_id').execute();
    expect(pages).toEqual([{ url: '/' }, { url: '/mps-review' }]);
    expect(await store.db.selectFrom('gift_cards').select('code').where('balance', '>', '0.00').execute()).toEqual([]);
  });
});
