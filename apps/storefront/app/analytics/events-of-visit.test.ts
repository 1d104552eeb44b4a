import { money } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import type { ShownPage } from '../search-events/shown-page.ts';
import { placedOrder } from '../testing/fixtures.ts';
import { eventsOfVisit } from './events-of-visit.ts';

const page = (fields: Partial<ShownPage> = {}): ShownPage => ({
  key: String(Math.random()),
  pathname: '/',
  isPrivate: true,
  email: '',
  cart: [],
  ...fields,
});

describe('funnel events', () => {
  it.each([
    ['/cart', 0],
    ['/checkout', 1],
    ['/checkout/shipping', 2],
    ['/checkout/payment', 3],
    ['/checkout/review', 4],
  ])('include %s as step %s, once per visit of the page [S7-integ-03]', (pathname, step) => {
    const shown = page({ pathname });
    expect(eventsOfVisit(shown, undefined)).toEqual([{ name: 'checkout_step', step }]);
    expect(eventsOfVisit({ ...shown }, shown)).toEqual([]);
  });

  it('include pages, products, additions and purchases [S7-integ-03]', () => {
    const open = page({ isPrivate: false, productId: 7 });
    expect(eventsOfVisit(open, undefined)).toEqual([{ name: 'page_view' }, { name: 'product_view', productId: 7 }]);
    const cart = [{ productId: 7, qty: 2, price: money(28_550) }];
    expect(eventsOfVisit({ ...open, cart }, open)).toEqual([
      { name: 'add_to_cart', productId: 7, qty: 2, price: 28_550 },
    ]);
    expect(eventsOfVisit(page({ pathname: '/checkout/success', order: placedOrder('100000042') }), undefined)).toEqual([
      { name: 'purchase', orderId: '100000042' },
    ]);
  });

  it('exclude account pages', () => {
    expect(eventsOfVisit(page({ pathname: '/account/orders' }), undefined)).toEqual([]);
  });
});
