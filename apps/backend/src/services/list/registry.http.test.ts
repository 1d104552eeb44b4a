import { addressToWire } from '@ironcart/api/codec';
import { contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import type { SandboxOutcome } from '../../providers/payment/sandbox-cards.ts';
import { composeOrder, fillCart, ohioAddress } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const { createList, getList, setMetadata, addItems, updateItem, removeList } = contract.list;
const { getRegistry, searchRegistries, getGifts, getActiveLists } = contract.list;

const details = {
  title: 'Smith Gym',
  eventDate: '2027-06-12',
  names: 'Ada and Bo Smith',
  message: 'We move in June.',
  shippingAddress: addressToWire(ohioAddress),
};

/** Makes a shared registry that wants three bars. */
const openRegistry = async (owner: Shopper, given: Partial<typeof details> = {}) => {
  const registry = { ...details, ...given };
  const list = await owner.call(createList, { body: { type: 'registry', metadata: { isShared: true, registry } } });
  const items = [{ productId: fixtureIds.bar, qty: 3, metadata: { registry: { registryId: 'any', priority: 1 } } }];
  return owner.call(addItems, { params: { id: list._id }, body: { items } });
};

/** Buys bars for a registry. */
const give = async (registryId: string, qty: number, giver?: string, outcome: SandboxOutcome = 'approved') => {
  const shopper = store.shopper();
  const metadata = { registry: { registryId, ...(giver === undefined ? {} : { giver }) } };
  const cart = await fillCart(shopper, [{ productId: fixtureIds.bar, qty, metadata }]);
  const body = await composeOrder(shopper, cart, { nowMs: store.now().getTime(), outcome });
  return outcome === 'approved'
    ? shopper.call(contract.checkout.placeOrder, { body })
    : shopper.refused(contract.checkout.placeOrder, { body });
};

describe('registry', () => {
  it('stores its details and its creator [S3-list-03]', async () => {
    const owner = store.shopper();
    const metadata = { isActive: true, activeCartTs: 7, email: 'a@example.com', rsAnonId: 'anon-1', registry: details };
    const { _id: id } = await owner.call(createList, { body: { type: 'registry', metadata } });
    const kept = await owner.call(getList, { params: { id } });
    expect(kept.metadata).toEqual({ ...metadata, registry: { ...details, urlKey: 'smith-gym' } });
    const changed = { ...details, title: 'Another gym', urlKey: 'chosen-by-me' };
    await owner.call(setMetadata, { params: { id }, body: { registry: changed, rsAnonId: 'anon-2' } });
    const after = await owner.call(getList, { params: { id } });
    expect(after.metadata).toMatchObject({ rsAnonId: 'anon-2', registry: { ...changed, urlKey: 'smith-gym' } });
  });

  it('is the only list type with such details', async () => {
    const owner = store.shopper();
    const cart = await owner.call(createList, { body: { type: 'cart', metadata: { registry: details } } });
    expect(cart.metadata).not.toHaveProperty('registry');
    const change = { params: { id: cart._id }, body: { registry: details } };
    expect(await owner.refused(setMetadata, change)).toMatchObject({ status: 404 });
  });

  it('can get its details later, and has a unique URL among equal titles', async () => {
    const owner = store.shopper();
    await openRegistry(owner, { title: 'Twice' });
    const second = await openRegistry(owner, { title: 'Twice' });
    expect(second.metadata.registry?.urlKey).toMatch(/^twice-[0-9a-f]{12}$/);
    const { _id: id } = await owner.call(createList, { body: { type: 'registry' } });
    const told = await owner.call(setMetadata, { params: { id }, body: { registry: { ...details, title: 'Twice' } } });
    expect(told.metadata.registry?.urlKey).toMatch(/^twice-[0-9a-f]{12}$/);
    expect(await owner.call(getActiveLists, { query: { type: 'registry' } })).toHaveLength(3);
    expect(await owner.call(getActiveLists, { query: { type: 'cart' } })).toEqual([]);
  });

  it('is visible to everybody while it is shared, without its address', async () => {
    const [owner, visitor] = [store.shopper(), store.shopper()];
    const { _id: id, metadata } = await openRegistry(owner, { title: 'Seen by all' });
    await owner.call(setMetadata, { params: { id }, body: { email: 'private@example.com' } });
    const params = { urlKey: metadata.registry?.urlKey ?? '' };
    const seen = await visitor.call(getRegistry, { params });
    const { shippingAddress: _private, ...open } = details;
    expect(seen.metadata).toEqual({
      isActive: true,
      isShared: true,
      registry: { ...open, title: 'Seen by all', urlKey: 'seen-by-all' },
    });
    expect(JSON.stringify(await visitor.call(getList, { params: { id } }))).not.toContain('Main Street');
    expect(visitor.cookie()).toBeUndefined();
    expect(await visitor.refused(getGifts, { params: { id } })).toMatchObject({ status: 404 });
    expect(await store.shopper('EUR').refused(getRegistry, { params })).toMatchObject({ status: 404 });
    await owner.call(setMetadata, { params: { id }, body: { isShared: false } });
    expect(await visitor.refused(getRegistry, { params })).toMatchObject({ status: 404 });
    await owner.call(setMetadata, { params: { id }, body: { isShared: true } });
    await owner.call(removeList, { params: { id } });
    expect(await visitor.refused(getRegistry, { params })).toMatchObject({ status: 404 });
  });

  it('is found by words of its title and names while it is shared', async () => {
    const [owner, visitor] = [store.shopper(), store.shopper()];
    const { _id: id } = await openRegistry(owner, { title: 'Zephyr garage', names: 'Xenia Quill' });
    const found = async (words: string, as = visitor) =>
      (await as.call(searchRegistries, { query: { words } })).map(({ title }) => title);
    expect(await found('quill')).toEqual(['Zephyr garage']);
    expect(await found('Quill zephyr')).toEqual(['Zephyr garage']);
    expect(await found('quill basement')).toEqual([]);
    expect(await found("' or 1=1 --")).toEqual([]);
    expect(await found('quill', store.shopper('EUR'))).toEqual([]);
    expect(JSON.stringify(await visitor.call(searchRegistries, { query: { words: 'quill' } }))).not.toContain('Street');
    await owner.call(setMetadata, { params: { id }, body: { isShared: false } });
    expect(await found('quill')).toEqual([]);
  });

  it('is listed before older ones, also after they change or it is closed [S2-account-12]', async () => {
    const owner = store.shopper();
    const titles = async () =>
      (await owner.call(getActiveLists, { query: { type: 'registry' } })).map(
        ({ metadata: { registry, isActive } }) => `${registry?.title}${isActive ? '' : ', closed'}`,
      );
    const { _id: older } = await openRegistry(owner, { title: 'The garage' });
    store.passTime(1_000);
    const { _id: newer } = await openRegistry(owner, { title: 'The cellar' });
    expect(await titles()).toEqual(['The cellar', 'The garage']);
    const items = [{ productId: fixtureIds.strap, qty: 1 }];
    await owner.call(addItems, { params: { id: older }, body: { items } });
    expect(await titles()).toEqual(['The cellar', 'The garage']);
    await owner.call(setMetadata, { params: { id: newer }, body: { isActive: false } });
    expect(await titles()).toEqual(['The cellar, closed', 'The garage']);
  });

  it('counts purchased pieces, and names givers who consent [S3-meta-04]', async () => {
    const owner = store.shopper();
    const { _id: id, items } = await openRegistry(owner);
    expect(items[0]?.metadata.registry).toEqual({ registryId: id, wanted: 3, purchased: 0, priority: 1 });
    await give(id, 1, 'Uncle Cy');
    await give(id, 1);
    await give(id, 1, 'Nobody', 'refused');
    const [wish] = (await owner.call(getList, { params: { id } })).items;
    expect(wish?.metadata.registry).toEqual({ registryId: id, wanted: 3, purchased: 2, priority: 1 });
    const gifts = await owner.call(getGifts, { params: { id } });
    expect(gifts.map(({ qty, giver }) => `${qty} by ${giver}`).toSorted()).toEqual(['1 by Uncle Cy', '1 by undefined']);
  });

  it('counts the pieces of concurrent orders, and its owner cannot change the count', async () => {
    const owner = store.shopper();
    const { _id: id, items } = await openRegistry(owner);
    await Promise.all([give(id, 2), give(id, 2)]);
    const params = { id, itemId: items[0]?.listItemId ?? '' };
    const registry = { registryId: 'another', wanted: 9, purchased: 9, priority: 3 };
    const changed = await owner.call(updateItem, { params, body: { qty: 5, metadata: { registry } } });
    expect(changed.items[0]?.metadata.registry).toEqual({ registryId: id, wanted: 5, purchased: 4, priority: 3 });
  });

  it('tells a shopper with a gift in the cart that others have bought all pieces, and permits one more', async () => {
    const { _id: id } = await openRegistry(store.shopper());
    const second = store.shopper();
    const metadata = { registry: { registryId: id } };
    const cart = await fillCart(second, [{ productId: fixtureIds.bar, qty: 1, metadata }]);
    await give(id, 2);
    const read = async () => (await second.call(getList, { params: { id: cart._id } })).messages;
    expect(await read()).toEqual([]);
    await give(id, 1);
    const notice = /^Others have bought all of Test barbell that “Smith Gym” wants\. Remove it, or give one more\.$/;
    expect(await read()).toEqual([expect.stringMatching(notice)]);
    const [active] = await second.call(getActiveLists, { query: { type: 'cart' } });
    expect(active?.messages).toEqual([expect.stringMatching(notice)]);
    const own = await fillCart(store.shopper(), [{ productId: fixtureIds.bar, qty: 1 }]);
    expect(own.messages).toEqual([]);
  });
});
