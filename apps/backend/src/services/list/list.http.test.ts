import { contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { fillCart } from '../../testing/checkout-steps.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const { getActiveLists, createList, getList, removeList, setMetadata, addItems, removeItems, updateItem, removeItem } =
  contract.list;

describe('list', () => {
  it('is created, read and given metadata [S7-calls-lists-02] [S7-calls-lists-03] [S7-calls-lists-05]', async () => {
    const shopper = store.shopper();
    const list = await shopper.call(createList, { body: { type: 'cart', metadata: { email: 'a@example.com' } } });
    expect(list).toMatchObject({ type: 'cart', items: [], metadata: { isActive: true, email: 'a@example.com' } });
    const params = { id: list._id };
    await shopper.call(setMetadata, { params, body: { activeCartTs: 42 } });
    expect((await shopper.call(getList, { params })).metadata).toEqual({
      isActive: true,
      activeCartTs: 42,
      email: 'a@example.com',
    });
  });

  it('has one of seven types [S3-list-02]', async () => {
    const shopper = store.shopper();
    for (const type of ['cart', 'quote', 'sfl', 'buyNow', 'wishlist', 'registry', 'registryPurchase'] as const) {
      expect(await shopper.call(createList, { body: { type } })).toMatchObject({ type, items: [] });
    }
    const unheardOf = { body: { type: 'basket' as 'cart' } };
    expect(await shopper.refused(createList, unheardOf)).toMatchObject({ status: 400, type: 'invalid_request' });
  });

  it('is inactive once deleted, and not listed among the active ones [S4-lists-02] [S7-calls-lists-04]', async () => {
    const shopper = store.shopper();
    const { _id: id } = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
    expect((await shopper.call(removeList, { params: { id } })).metadata.isActive).toBe(false);
    expect(await shopper.call(getActiveLists, { query: { active: 'true' } })).toEqual([]);
    expect(await shopper.call(getActiveLists, { query: {} })).toHaveLength(1);
    const more = { params: { id }, body: { items: [{ productId: fixtureIds.bar, qty: 1 }] } };
    expect(await shopper.refused(addItems, more)).toMatchObject({ status: 409, type: 'list_inactive' });
  });

  it('of a registry purchase is deleted with its last item, not before [S4-lists-03]', async () => {
    const shopper = store.shopper();
    const { _id: id } = await shopper.call(createList, { body: { type: 'registryPurchase' } });
    const items = [
      { productId: fixtureIds.bar, qty: 1 },
      { productId: fixtureIds.strap, qty: 1 },
    ];
    const filled = await shopper.call(addItems, { params: { id }, body: { items } });
    expect(filled.metadata.isActive).toBe(true);
    const [first, last] = filled.items.map(({ listItemId }) => listItemId);
    const emptied = await shopper.call(removeItem, { params: { id, itemId: first ?? '' } });
    expect(emptied.metadata.isActive).toBe(true);
    const gone = await shopper.call(removeItem, { params: { id, itemId: last ?? '' } });
    expect(gone).toMatchObject({ items: [], metadata: { isActive: false } });
    expect(await shopper.call(getActiveLists, { query: { active: 'true' } })).toEqual([]);
    const cart = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
    expect((await shopper.call(removeItems, { params: { id: cart._id } })).metadata.isActive).toBe(true);
  });

  it('is sorted with the latest cart first [S4-lists-01] [S7-calls-lists-01]', async () => {
    const shopper = store.shopper();
    for (const activeCartTs of [5, 9, 7]) {
      await shopper.call(createList, { body: { type: 'cart', metadata: { activeCartTs } } });
    }
    const lists = await shopper.call(getActiveLists, { query: { active: 'true' } });
    expect(lists.map(({ metadata }) => metadata.activeCartTs)).toEqual([9, 7, 5]);
  });

  it('belongs to its site', async () => {
    const shopper = store.shopper('EUR');
    const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
    const onMainSite = await shopper.request(`/svc_list/lists/${list._id}`);
    expect(onMainSite.status).toBe(404);
  });
});

describe('items of a list', () => {
  it('are added, changed and removed [S7-calls-lists-06] [S7-calls-lists-08] [S7-calls-lists-09]', async () => {
    const shopper = store.shopper();
    const list = await fillCart(shopper, [
      { productId: fixtureIds.bar, qty: 1 },
      { productId: fixtureIds.strap, qty: 2 },
    ]);
    const params = { id: list._id, itemId: list.items[0]?.listItemId ?? '' };
    expect((await shopper.call(updateItem, { params, body: { qty: 4 } })).items[0]?.qty).toBe(4);
    expect((await shopper.call(removeItem, { params })).items.map(({ productId }) => productId)).toEqual([
      fixtureIds.strap,
    ]);
    expect(await shopper.refused(removeItem, { params })).toMatchObject({ status: 404, type: 'item_not_found' });
  });

  it('are removed all at once, or by id [S7-calls-lists-07]', async () => {
    const shopper = store.shopper();
    const list = await fillCart(shopper, [
      { productId: fixtureIds.bar, qty: 1 },
      { productId: fixtureIds.strap, qty: 1 },
      { productId: fixtureIds.deal, qty: 1 },
    ]);
    const params = { id: list._id };
    const first = list.items[0]?.listItemId ?? '';
    expect((await shopper.call(removeItems, { params, body: { listItemIds: [first] } })).items).toHaveLength(2);
    expect((await shopper.call(removeItems, { params })).items).toEqual([]);
  });

  it('with the same options become one line, even if two tabs add concurrently', async () => {
    const shopper = store.shopper();
    const { _id: id } = await shopper.call(createList, { body: { type: 'cart' } });
    const add = () =>
      shopper.call(addItems, { params: { id }, body: { items: [{ productId: fixtureIds.bar, qty: 1 }] } });
    await Promise.all([add(), add(), add(), add()]);
    const list = await shopper.call(getList, { params: { id } });
    expect(list.items).toMatchObject([{ productId: fixtureIds.bar, qty: 4 }]);
  });

  it('keep their options', async () => {
    const shopper = store.shopper();
    const list = await fillCart(shopper, [
      { productId: fixtureIds.plate, qty: 1, children: [{ productId: fixtureIds.redPlate, qty: 1 }] },
      { productId: fixtureIds.plate, qty: 1, children: [{ productId: fixtureIds.bluePlate, qty: 1 }] },
      {
        productId: fixtureIds.giftCard,
        qty: 1,
        metadata: { giftcard: { delivery: 'email', customAmount: 12.5, message: 'Lift!' } },
      },
    ]);
    expect(list.items.map(({ children }) => children[0]?.productId)).toEqual([
      fixtureIds.redPlate,
      fixtureIds.bluePlate,
      undefined,
    ]);
    expect(list.items[2]?.metadata).toEqual({ giftcard: { delivery: 'email', customAmount: 12.5, message: 'Lift!' } });
  });

  it('require a valid e-mail address for an e-mailed gift card [S9-giftcard-02]', async () => {
    const shopper = store.shopper();
    const cardFor = (recipientEmail: string) => ({
      productId: fixtureIds.giftCard,
      qty: 1,
      metadata: { giftcard: { delivery: 'email' as const, customAmount: 12.5, recipientEmail } },
    });
    const { _id: id } = await shopper.call(createList, { body: { type: 'cart' } });
    const refused = await shopper.refused(addItems, {
      params: { id },
      body: { items: [cardFor('rita at example.com')] },
    });
    expect(refused).toMatchObject({
      status: 422,
      type: 'invalid_item',
      details: { issues: [{ code: 'recipient_email' }] },
    });
    const { items } = await shopper.call(addItems, { params: { id }, body: { items: [cardFor('rita@example.com')] } });
    expect(items).toHaveLength(1);
  });

  it('reject a gift card to be sent in more than a year', async () => {
    const shopper = store.shopper();
    const cardFor = (sendOn: string) => ({
      productId: fixtureIds.giftCard,
      qty: 1,
      metadata: { giftcard: { delivery: 'email' as const, customAmount: 12.5, sendOn } },
    });
    const { _id: id } = await shopper.call(createList, { body: { type: 'cart' } });
    const add = (sendOn: string) => ({ params: { id }, body: { items: [cardFor(sendOn)] } });
    expect(await shopper.refused(addItems, add('2027-06-18'))).toMatchObject({
      type: 'invalid_item',
      details: { issues: [{ code: 'send_on' }] },
    });
    expect((await shopper.call(addItems, add('2027-06-15'))).items).toMatchObject([
      { metadata: { giftcard: { sendOn: '2027-06-15' } } },
    ]);
  });

  it('have the price and SKU set by the server, which shoppers cannot set [S3-meta-01]', async () => {
    const shopper = store.shopper();
    const claimed = { recipeId: 'r1', fluidPrice: 0.01, customSku: 'MINE' };
    const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1, metadata: claimed }]);
    const [item] = list.items;
    expect(item?.metadata).toEqual({ recipeId: 'r1' });
    const serverSet = { recipeId: 'r1', fluidPrice: 12.5, customSku: 'MADE-1' };
    await store.db
      .updateTable('list_items')
      .set({ metadata: JSON.stringify(serverSet) })
      .where('list_item_id', '=', item?.listItemId ?? '')
      .execute();
    const params = { id: list._id, itemId: item?.listItemId ?? '' };
    const body = { qty: 2, metadata: { recipeId: 'r2', fluidPrice: 0.01 } };
    expect((await shopper.call(updateItem, { params, body })).items[0]?.metadata).toEqual({
      ...serverSet,
      recipeId: 'r2',
    });
  });

  it('are limited by the stock, with a message [S5-cart-01] [FAULTS-21]', async () => {
    const shopper = store.shopper();
    const { _id: id } = await shopper.call(createList, { body: { type: 'cart' } });
    const add = (productId: number, qty: number, child?: number) =>
      shopper.call(addItems, {
        params: { id },
        body: { items: [{ productId, qty, ...(child ? { children: [{ productId: child, qty: 1 }] } : {}) }] },
      });
    const overMax = await add(fixtureIds.bar, 50);
    expect(overMax.items[0]?.qty).toBe(20);
    expect(overMax.messages).toHaveLength(1);
    const overStock = await add(fixtureIds.plate, 9, fixtureIds.bluePlate);
    expect(overStock.items[1]?.qty).toBe(3);
    expect((await add(fixtureIds.owable, 15)).items[2]?.qty).toBe(15);
  });

  it('are raised to the minimum quantity, with a message [S5-cart-01]', async () => {
    const shopper = store.shopper();
    const { _id: id } = await shopper.call(createList, { body: { type: 'cart' } });
    await store.db.updateTable('inventory').set({ min_qty: 4 }).where('product_id', '=', fixtureIds.strap).execute();
    const body = { items: [{ productId: fixtureIds.strap, qty: 3 }] };
    const list = await shopper.call(addItems, { params: { id }, body });
    expect(list.items[0]?.qty).toBe(4);
    expect(list.messages).toEqual(['At least 4 of Lifting strap have to be ordered']);
  });

  it('are limited to one of a training program [S9-limits-02]', async () => {
    const shopper = store.shopper();
    const attributes = JSON.stringify({ program_delivery: 'app' });
    await store.db.updateTable('products').set({ attributes }).where('product_id', '=', fixtureIds.program).execute();
    const list = await fillCart(shopper, [{ productId: fixtureIds.program, qty: 3 }]);
    expect(list.items[0]?.qty).toBe(1);
    expect(list.messages).toEqual(['Only 1 of Strength program can be ordered']);
  });

  it('are rejected if the stock is unknown, because no order could be fulfilled', async () => {
    const shopper = store.shopper();
    const { _id: id } = await shopper.call(createList, { body: { type: 'cart' } });
    await store.db.deleteFrom('inventory').where('product_id', '=', fixtureIds.deal).execute();
    const body = { items: [{ productId: fixtureIds.deal, qty: 1 }] };
    expect(await shopper.refused(addItems, { params: { id }, body })).toMatchObject({
      status: 409,
      type: 'quantity_unavailable',
    });
  });

  it.each([[0], [-1], [0.5], [10_001], ['2'], [null]])(
    'reject %j as a quantity [FAULTS-21] [SECURITY-13]',
    async (qty) => {
      const shopper = store.shopper();
      const { _id: id } = await shopper.call(createList, { body: { type: 'cart' } });
      const body = { items: [{ productId: fixtureIds.bar, qty: qty as number }] };
      expect(await shopper.refused(addItems, { params: { id }, body })).toMatchObject({
        status: 400,
        type: 'invalid_request',
      });
    },
  );

  it('reject products that cannot be bought, without any change [SECURITY-13]', async () => {
    const shopper = store.shopper();
    const { _id: id } = await shopper.call(createList, { body: { type: 'cart' } });
    const refused = (item: { productId: number; children?: { productId: number; qty: number }[] }) =>
      shopper.refused(addItems, {
        params: { id },
        body: {
          items: [
            { productId: fixtureIds.strap, qty: 1 },
            { qty: 1, ...item },
          ],
        },
      });
    expect(await refused({ productId: 999_999 })).toMatchObject({ status: 404, type: 'product_not_found' });
    expect(await refused({ productId: fixtureIds.plate })).toMatchObject({ status: 422, type: 'invalid_item' });
    const strange = { productId: fixtureIds.plate, children: [{ productId: fixtureIds.collar, qty: 1 }] };
    expect((await refused(strange)).message).toBe('Unknown configurable child');
    await store.db.updateTable('inventory').set({ qoh: 0 }).where('product_id', '=', fixtureIds.lastUnit).execute();
    expect(await refused({ productId: fixtureIds.lastUnit })).toMatchObject({
      status: 409,
      type: 'quantity_unavailable',
    });
    expect((await shopper.call(getList, { params: { id } })).items).toEqual([]);
  });
});

describe('wishlist', () => {
  const withBar = async (shopper: ReturnType<typeof store.shopper>, type: 'wishlist' | 'cart') => {
    const { _id: id } = await shopper.call(createList, { body: { type, metadata: { email: 'a@example.com' } } });
    await shopper.call(addItems, { params: { id }, body: { items: [{ productId: fixtureIds.bar, qty: 1 }] } });
    return { id };
  };

  it("is visible to others while it is shared, without its owner's private data [S2-routes-18] [SECURITY-9]", async () => {
    const owner = store.shopper();
    const params = await withBar(owner, 'wishlist');
    const visitor = store.shopper();
    expect(await visitor.refused(getList, { params })).toMatchObject({ status: 404 });
    await owner.call(setMetadata, { params, body: { isShared: true } });
    const seen = await visitor.call(getList, { params });
    expect(seen.items.map(({ productId }) => productId)).toEqual([fixtureIds.bar]);
    expect(seen.metadata).toEqual({ isActive: true, isShared: true });
    expect(visitor.cookie()).toBeUndefined();
    expect(await store.shopper('EUR').refused(getList, { params })).toMatchObject({ status: 404 });
    expect(await visitor.refused(setMetadata, { params, body: { isShared: false } })).toMatchObject({ status: 404 });
    const items = [{ productId: fixtureIds.bar, qty: 1 }];
    expect(await visitor.refused(addItems, { params, body: { items } })).toMatchObject({ status: 404 });
    await owner.call(setMetadata, { params, body: { isShared: false } });
    expect(await visitor.refused(getList, { params })).toMatchObject({ status: 404 });
  });

  it('reveals neither the recipient of a gift card on it, nor the giver and recipient of a registry gift', async () => {
    const owner = store.shopper();
    const params = await withBar(owner, 'wishlist');
    const giftcard = { delivery: 'email' as const, amount: 25, recipientEmail: 'ada@example.com', message: 'Lift!' };
    const registry = { registryId: 'of-ada', wanted: 1, recipients: 'Ada and Bo', giver: 'Uncle Cy' };
    await store.db
      .updateTable('list_items')
      .set({ metadata: JSON.stringify({ giftcard, registry }) })
      .where('list_id', '=', params.id)
      .execute();
    await owner.call(setMetadata, { params, body: { isShared: true } });
    const seen = await store.shopper().call(getList, { params });
    expect(seen.items[0]?.metadata).toEqual({
      giftcard: { delivery: 'email', amount: 25 },
      registry: { registryId: 'of-ada', wanted: 1 },
    });
  });

  it('has a name, visible to others while it is shared, and never empty', async () => {
    const owner = store.shopper();
    const made = await owner.call(createList, { body: { type: 'wishlist', metadata: { name: 'Leg day' } } });
    expect(made.metadata).toMatchObject({ name: 'Leg day' });
    const params = { id: made._id };
    await owner.call(setMetadata, { params, body: { name: 'Back day', isShared: true } });
    expect((await owner.call(getList, { params })).metadata).toMatchObject({ name: 'Back day' });
    expect((await store.shopper().call(getList, { params })).metadata.name).toBe('Back day');
    for (const name of ['', 'x'.repeat(61)]) {
      expect(await owner.refused(setMetadata, { params, body: { name } })).toMatchObject({ status: 400 });
    }
  });

  it('can be shared, unlike a cart', async () => {
    const owner = store.shopper();
    const params = await withBar(owner, 'cart');
    expect(await owner.refused(setMetadata, { params, body: { isShared: true } })).toMatchObject({ status: 404 });
    const made = await owner.call(createList, { body: { type: 'cart', metadata: { isShared: true } } });
    expect(await store.shopper().refused(getList, { params: { id: made._id } })).toMatchObject({ status: 404 });
  });

  it('accepts out-of-stock products, unlike a cart', async () => {
    const owner = store.shopper();
    const [wish, cart] = [await withBar(owner, 'wishlist'), await withBar(owner, 'cart')];
    const body = { items: [{ productId: fixtureIds.bar, qty: 5_000 }] };
    expect((await owner.call(addItems, { params: wish, body })).items[0]?.qty).toBe(5_001);
    expect((await owner.call(addItems, { params: cart, body })).items[0]?.qty).toBeLessThan(5_001);
  });
});
