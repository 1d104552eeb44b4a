import { expect, it } from 'vitest';
import { composeOrder } from '../live/composed-order.ts';
import { createGuest } from '../live/guest.ts';
import { openRecipeStore, placeByCard } from './recipe-store.ts';

const store = openRecipeStore('carrier');

it("carrier from the store's own module ships an order at its price", async () => {
  const guest = createGuest(store.url);
  const placed = await placeByCard(store.url, await composeOrder(guest, await store.barId(), {}, 'bike'));
  expect([placed.status, (placed.body as { status?: string }).status]).toEqual([200, 'published']);
  const { orderId } = placed.body as { orderId: string };
  const { body } = await guest.call('GET', `/svc_checkout/order/${orderId}?storeId=1`);
  // 44.1 lb: 9.00 plus 0.50 per pound.
  const [rate] = (body as { shipping: readonly [{ shippingCode: string; carrier: string; rate: number }] }).shipping;
  expect([rate.shippingCode, rate.carrier, rate.rate]).toEqual(['bike', 'Portland Bikes', 31.05]);
});

it("carrier from the store's own module is not offered outside its delivery area", async () => {
  const bar = await store.barId();
  await expect(composeOrder(createGuest(store.url), bar, { city: 'Salem', postcode: '97301' }, 'bike')).rejects.toThrow(
    'The store ships nothing by bike',
  );
});
