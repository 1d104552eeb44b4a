import type { EarnedTicket } from '@ironcart/core/customer';
import { money } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import { openStorefront, withSession } from '../testing/open-storefront.ts';

const tenPercent: Extract<EarnedTicket, { readonly kind: 'percent' }> = {
  kind: 'percent',
  percent: '10',
  productId: 1,
  orderId: '100000007',
  remainingUses: 2,
  hasFreeShipping: false,
};

const openAsCustomer = async (tickets: readonly EarnedTicket[] = [tenPercent]) => {
  const store = await openStorefront({ isLoggedIn: true, tickets });
  return {
    ...store,
    page: async (path: string) => (await (await store.get(path, withSession)).text()).replaceAll('<!-- -->', ''),
    change: (fields: Readonly<Record<string, string>>) => store.post('/cart', fields, withSession),
  };
};

const add = { intent: 'add', productId: '1', qty: '1' };

describe('earned discount in the storefront [S6-tickets-01]', () => {
  it('is offered on the product page, and its price is shown once it is used [S4-price-02]', async () => {
    const { page } = await openAsCustomer();
    const offered = await page('/competition-bar');
    expect(offered).toContain('Use your discount: 10% off each');
    expect(offered).toContain('It counts for 2 more pieces.');
    expect(offered).toMatch(/<input[^>]*name="redeem"(?![^>]*checked)[^>]*>/);
    const used = await page('/competition-bar?redeem=1');
    expect(used).toMatch(/<input[^>]*checked[^>]*name="redeem"|<input[^>]*name="redeem"[^>]*checked/);
    expect(used).toContain('Your price');
  });

  it('can be an amount', async () => {
    const { kind: _kind, percent: _percent, ...earned } = tenPercent;
    const { page } = await openAsCustomer([{ ...earned, kind: 'fixed', amount: money(1_500) }]);
    expect(await page('/competition-bar')).toContain('Use your discount: $15.00 off each');
  });

  it('is not offered without an earned discount on the product, or after it is used up', async () => {
    const others: EarnedTicket = { ...tenPercent, productId: 99 };
    for (const tickets of [[], [others], [{ ...tenPercent, remainingUses: 0 }]]) {
      const { page } = await openAsCustomer(tickets);
      expect(await page('/competition-bar?redeem=1')).not.toContain('Use your discount');
    }
  });

  it('is added to the cart with the form, and included in the cart price', async () => {
    const { page, change, calls } = await openAsCustomer();
    await change({ ...add, redeem: '1' });
    expect(calls.at(-1)?.body).toMatchObject({ items: [{ productId: 1, metadata: { redeem: true } }] });
    const cart = await page('/cart');
    expect(cart).toContain('Your discount: 10% off each');
    expect(cart).toContain('href="/competition-bar?redeem=1"');
    expect(cart).toContain('less than at list prices');
  });

  it('is applied and removed in the cart with forms that need no scripts', async () => {
    const { page, change } = await openAsCustomer();
    await change(add);
    const before = await page('/cart');
    expect(before).toContain('Use your discount: 10% off each');
    expect(before).toMatch(/<form[^>]*action="\/cart"[^>]*>(?:<input[^>]*>)*<input[^>]*value="redeem"/);
    await change({ intent: 'redeem', listItemId: 'item-1' });
    const used = await page('/cart');
    expect(used).toContain('Stop using it');
    await change({ intent: 'stopRedeeming', listItemId: 'item-1' });
    expect(await page('/cart')).toContain('Use your discount: 10% off each');
  });

  it('shows why it does not apply: too many pieces, or no longer available', async () => {
    const { page, change } = await openAsCustomer();
    await change({ ...add, qty: '3', redeem: '1' });
    expect(await page('/cart')).toContain('Your discount counts for 2 pieces only. Lower the quantity to use it.');
    const late = await openAsCustomer([]);
    await late.change({ ...add, redeem: '1' });
    expect(await late.page('/cart')).toContain('Your discount no longer counts.');
  });

  it('is passed to checkout with the cart', async () => {
    const { page, change } = await openAsCustomer();
    await change({ ...add, redeem: '1' });
    expect(await page('/checkout/shipping')).toContain('"earned":[{');
  });
});
