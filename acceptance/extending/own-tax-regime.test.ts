import { expect, it } from 'vitest';
import { composeOrder } from '../live/composed-order.ts';
import { createGuest, errorTypeOf } from '../live/guest.ts';
import { openRecipeStore, placeByCard } from './recipe-store.ts';

const store = openRecipeStore('tax-regime');

const place = async (where: { city: string; region: string; postcode: string }, taxRate: number) => {
  const order = await composeOrder(createGuest(store.url), await store.barId(), where, 'ground', taxRate);
  const placed = await placeByCard(store.url, order);
  return [placed.status, (placed.body as { status?: string }).status ?? errorTypeOf(placed)];
};

it.each([
  // State tax of 5 percent, and city tax of 1 percent on the price including it.
  ['a compound city tax on the state tax', { city: 'Portland', region: 'OR', postcode: '97201' }, 0.0605],
  ['the state tax only', { city: 'Salem', region: 'OR', postcode: '97301' }, 0.05],
  ['no tax where the regime has no rule', { city: 'Columbus', region: 'OH', postcode: '43215' }, 0],
] as const)('store tax regime taxes an order with %s', async (_, where, rate) => {
  expect(await place(where, rate)).toEqual([200, 'published']);
});

it('store tax regime rejects an order with another tax', async () => {
  const [status, code] = await place({ city: 'Salem', region: 'OR', postcode: '97301' }, 0);
  expect([status, code]).toEqual([409, 'wrong_tax_total']);
});
