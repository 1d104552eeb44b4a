import { randomUUID } from 'node:crypto';
import { listFromWire } from '@ironcart/api/codec';
import { contract, type WireNewLineItem } from '@ironcart/api/contract';
import { currentList, type ListType } from '@ironcart/core/list';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { mergeGuestLists } from './merge-guest-lists.ts';

const store = useTestStore();
const { createList, addItems, getActiveLists } = contract.list;
const { bar, strap, deal, plate, redPlate } = fixtureIds;

let people = 0;
const newCustomer = async (): Promise<{
  readonly shopper: Shopper;
  readonly body: { email: string; password: string };
}> => {
  const shopper = store.shopper();
  people += 1;
  const body = { email: `merger-${people}@example.com`, password: 'long enough' };
  await shopper.call(contract.customer.register, { body: { ...body, firstname: 'Mia', lastname: 'Merger' } });
  return { shopper, body };
};

const fill = async (shopper: Shopper, type: ListType, items: readonly WireNewLineItem[]) => {
  const { _id: id } = await shopper.call(createList, { body: { type } });
  return shopper.call(addItems, { params: { id }, body: { items: [...items] } });
};

const linesOf = async (shopper: Shopper, type: ListType) => {
  const lists = await shopper.call(getActiveLists, { query: { active: 'true' } });
  return lists
    .filter((list) => list.type === type)
    .map(({ items }) =>
      items.map(({ productId, qty, children }) => [productId, qty, ...children.map((c) => c.productId)]),
    );
};

describe('log-in of a guest with lists', () => {
  it.each<[ListType, string]>([
    ['wishlist', 'S6-merge-01'],
    ['sfl', 'S6-merge-02'],
    ['quote', 'S6-merge-03'],
    ['buyNow', 'S6-merge-04'],
  ])('adds the items of a %s to the customer’s, summing the quantities of equal items [%s]', async (type) => {
    const { shopper, body } = await newCustomer();
    await fill(shopper, type, [
      { productId: strap, qty: 2 },
      { productId: plate, qty: 1, children: [{ productId: redPlate, qty: 1 }] },
    ]);
    const guest = store.shopper();
    await fill(guest, type, [
      { productId: deal, qty: 1 },
      { productId: plate, qty: 3, children: [{ productId: redPlate, qty: 1 }] },
    ]);
    await guest.call(contract.session.login, { body });
    const expected = [
      [
        [strap, 2],
        [plate, 4, redPlate],
        [deal, 1],
      ],
    ];
    expect(await linesOf(guest, type)).toEqual(expected);
    expect(await linesOf(shopper, type)).toEqual(expected);
  });

  it('transfers a list if the customer has none of its kind, and otherwise merges it', async () => {
    const { body } = await newCustomer();
    const guest = store.shopper();
    await fill(guest, 'wishlist', [{ productId: bar, qty: 1 }]);
    store.passTime(1);
    await fill(guest, 'wishlist', [{ productId: bar, qty: 2 }]);
    await guest.call(contract.session.login, { body });
    expect(await linesOf(guest, 'wishlist')).toEqual([[[bar, 3]]]);
  });

  it.each<ListType>(['wishlist', 'sfl', 'buyNow'])(
    'adds the items to the displayed %s, if the customer has several',
    async (type) => {
      const { shopper, body } = await newCustomer();
      await fill(shopper, type, [{ productId: strap, qty: 1 }]);
      store.passTime(1_000);
      const newest = await fill(shopper, type, [{ productId: deal, qty: 1 }]);
      const shownOf = async (of: Shopper) =>
        currentList((await of.call(getActiveLists, { query: { active: 'true' } })).map(listFromWire), type);
      expect((await shownOf(shopper))?._id).toBe(newest._id);
      const guest = store.shopper();
      await fill(guest, type, [{ productId: bar, qty: 2 }]);
      await guest.call(contract.session.login, { body });
      const shown = await shownOf(guest);
      expect(shown?._id).toBe(newest._id);
      expect(shown?.items.map(({ productId, qty }) => [productId, qty])).toEqual([
        [deal, 1],
        [bar, 2],
      ]);
    },
  );

  it('shows the cart filled last of all carts of the customer and the guest', async () => {
    const { shopper, body } = await newCustomer();
    await fill(shopper, 'cart', [{ productId: strap, qty: 1 }]);
    store.passTime(1_000);
    await fill(shopper, 'cart', [{ productId: deal, qty: 1 }]);
    store.passTime(1_000);
    const guest = store.shopper();
    const own = await fill(guest, 'cart', [{ productId: bar, qty: 1 }]);
    await guest.call(contract.session.login, { body });
    const lists = (await guest.call(getActiveLists, { query: { active: 'true' } })).map(listFromWire);
    expect(currentList(lists, 'cart')?._id).toBe(own._id);
  });

  it("leaves the guest's list unchanged if the log-in fails after the merge", async () => {
    const { body } = await newCustomer();
    const guest = store.shopper();
    await fill(guest, 'wishlist', [{ productId: bar, qty: 2 }]);
    await sql`create function refuse_log_in() returns trigger language plpgsql as $$
      begin raise 'no log-in today'; end $$`.execute(store.db);
    await sql`create trigger refuse_log_in before update of customer_id on sessions
      for each row execute function refuse_log_in()`.execute(store.db);
    expect((await guest.refused(contract.session.login, { body })).status).toBe(500);
    await sql`drop function refuse_log_in cascade`.execute(store.db);
    expect(await linesOf(guest, 'wishlist')).toEqual([[[bar, 2]]]);
    await guest.call(contract.session.login, { body });
    expect(await linesOf(guest, 'wishlist')).toEqual([[[bar, 2]]]);
  });

  it('merges the lists of two guests who log in as one customer concurrently', async () => {
    const { shopper } = await newCustomer();
    const { _id: customerId } = await shopper.call(contract.customer.getCustomer);
    const sessionOfGuest = async (): Promise<string> => {
      const { _id } = await fill(store.shopper(), 'wishlist', [{ productId: bar, qty: 1 }]);
      const list = store.db.selectFrom('lists').select('session_id').where('list_id', '=', _id);
      return (await list.executeTakeFirstOrThrow()).session_id ?? '';
    };
    const sessions = [await sessionOfGuest(), await sessionOfGuest()] as const;
    const merge = (transaction: Transaction, sessionId: string) => mergeGuestLists(transaction, sessionId, customerId);
    let second: Promise<void> | undefined;
    await inTransaction(store.db, async (transaction) => {
      await merge(transaction, sessions[0]);
      second = inTransaction(store.db, (other) => merge(other, sessions[1]));
      // Enough time for the second request to decide on what it reads, if no lock makes it wait.
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    await second;
    expect(await linesOf(shopper, 'wishlist')).toEqual([[[bar, 2]]]);
  });

  it('keeps a separate list if the merged one would exceed the limit', async () => {
    const { shopper, body } = await newCustomer();
    const own = await fill(shopper, 'wishlist', [{ productId: strap, qty: 1 }]);
    const rows = Array.from({ length: 999 }, (_, index) => ({
      list_item_id: randomUUID(),
      list_id: own._id,
      product_id: bar,
      qty: 1,
      options: JSON.stringify({ 1: String(index) }),
      metadata: '{}',
      children: '[]',
    }));
    await store.db.insertInto('list_items').values(rows).execute();
    const guest = store.shopper();
    await fill(guest, 'wishlist', [{ productId: deal, qty: 1 }]);
    await guest.call(contract.session.login, { body });
    expect((await linesOf(guest, 'wishlist')).map((lines) => lines.length).sort()).toEqual([1, 1_000]);
  });
});
