import type { LineItem } from '@ironcart/core/list';
import { largestAmount, money } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { plainLineItem, plainProduct } from '@ironcart/core/testing';
import { describe, expect, it } from 'vitest';
import { createCartPricer } from './cart-pricer.ts';
import type { Entitlement } from './discount/entitlement.ts';
import { pricedLinesOf } from './priced-line.ts';

const context = { now: 0, shopper: { groupId: 0 } };
const bar = plainProduct({ productId: 1, listPrice: money(1_000) });
const shelf = (...products: Product[]) => new Map(products.map((product) => [product.productId, product]));
const line = (listItemId: string, given: Partial<LineItem> = {}) =>
  plainLineItem({ productId: 1, listItemId, ...given });
const redeeming = (listItemId: string, qty = 1) => line(listItemId, { qty, metadata: { redeem: true } });
const withTicket = (ticket: Entitlement) => ({ ...context, shopper: { groupId: 0, earned: new Map([[1, ticket]]) } });
const halfOff = (remainingUses: number): Entitlement => ({ kind: 'percent', percent: '50', remainingUses });

describe('cart pricer', () => {
  it('lists issues in cart order, with a replaced line in its original position', () => {
    const pricer = createCartPricer(shelf(bar), context);
    for (const id of ['a', 'b', 'c']) pricer.set(line(id, { qty: -1 }));
    pricer.set(line('a', { qty: -2 }));
    expect(pricer.issues.map(({ listItemId }) => listItemId)).toEqual(['a', 'b', 'c']);
    pricer.set(line('a'));
    expect(pricer.issues.map(({ listItemId }) => listItemId)).toEqual(['b', 'c']);
  });

  it('redeems entitlements in cart order, with a replaced line in its original position [S6-tickets-04]', () => {
    const pricer = createCartPricer(shelf(bar), withTicket(halfOff(2)));
    pricer.set(redeeming('a', 2));
    pricer.set(redeeming('b', 2));
    pricer.set(redeeming('a', 2));
    expect(pricedLinesOf(pricer.quote().lines).map(({ price }) => price)).toEqual([500, 1_000]);
  });

  it('passes the redemptions of a removed line to the next line [S6-tickets-04]', () => {
    const pricer = createCartPricer(shelf(bar), withTicket(halfOff(2)));
    pricer.set(redeeming('a', 2));
    pricer.set(redeeming('b', 2));
    expect(pricer.subtotal).toBe(3_000);
    pricer.remove('a');
    expect(pricer.subtotal).toBe(1_000);
    pricer.set(redeeming('c', 1));
    pricer.set(line('b'));
    expect(pricer.subtotal).toBe(1_500);
  });

  it('reports an invalid ticket as an issue, until its line is removed', () => {
    const pricer = createCartPricer(shelf(bar), withTicket({ kind: 'percent', percent: 'half' }));
    pricer.set(line('a'));
    pricer.set(redeeming('b'));
    expect(pricer.issues).toMatchObject([{ code: 'invalidEarnedDiscount', listItemId: 'b' }]);
    expect(pricer.subtotal).toBeUndefined();
    expect(pricer.quote()).toMatchObject({ ok: false, issues: pricer.issues });
    pricer.remove('b');
    expect([pricer.issues, pricer.subtotal]).toEqual([[], 1_000]);
  });

  it('counts a replaced line once, up to the largest amount', () => {
    const cent = plainProduct({ productId: 1, listPrice: money(1) });
    const pricer = createCartPricer(shelf(cent), context);
    for (let times = 0; times < 3; times += 1) pricer.set(line('a', { qty: 600_000_000_000 }));
    expect([pricer.issues, pricer.subtotal]).toEqual([[], 600_000_000_000]);
    pricer.set(line('a', { qty: largestAmount }));
    expect([pricer.issues, pricer.subtotal]).toEqual([[], largestAmount]);
    pricer.set(line('b'));
    expect(pricer.issues).toMatchObject([{ code: 'amountTooLarge', listItemId: 'b' }]);
  });

  it('treats an item without an id as one with an empty id', () => {
    const pricer = createCartPricer(shelf(bar), context);
    pricer.set(null as unknown as LineItem);
    pricer.set({ ...line('a'), listItemId: 7 as unknown as string });
    expect(pricer.issues).toMatchObject([{ code: 'unreadableItem', field: 'listItemId' }]);
    pricer.remove('');
    expect(pricer.issues).toEqual([]);
  });

  it('has no prices for a cart above the weight limit', () => {
    const heavy = { ...bar, weight: 1e10, hundoPricing: [{ ruleWeight: 1, discountPerLb: money(1) }] };
    const pricer = createCartPricer(shelf(heavy), context);
    pricer.set(line('a'));
    expect(pricer.quote()).toMatchObject({ ok: false, issues: [{ code: 'amountTooLarge', listItemId: undefined }] });
  });
});
