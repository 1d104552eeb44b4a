import type { Money } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import { placedOrder } from '../testing/fixtures.ts';
import { eventsOfPage } from './events-of-page.ts';
import type { ShownPage } from './shown-page.ts';

const money = (cents: number) => cents as Money;
const page = (fields: Partial<ShownPage> = {}): ShownPage => ({
  key: String(Math.random()),
  pathname: '/',
  isPrivate: false,
  email: '',
  cart: [],
  ...fields,
});
const held = (productId: number, qty: number) => ({ productId, qty, price: money(28_550) });

describe('search events of a page', () => {
  it('report public pages only [S7-calls-rfk-13]', () => {
    expect(eventsOfPage(page(), undefined)).toEqual([{ name: 'page_view' }]);
    expect(eventsOfPage(page({ isPrivate: true }), undefined)).toEqual([]);
  });

  it('report a viewed product [S7-calls-rfk-18]', () => {
    expect(eventsOfPage(page({ productId: 7 }), undefined)).toEqual([
      { name: 'page_view' },
      { name: 'product_view', productId: 7 },
    ]);
  });

  it('report a placed order with its lines [S7-calls-rfk-19]', () => {
    expect(eventsOfPage(page({ isPrivate: true, order: placedOrder('100000042') }), undefined)).toEqual([
      {
        name: 'order_confirm',
        orderId: '100000042',
        total: 75_000,
        items: [
          { productId: 1, qty: 2, price: 32_500 },
          { productId: 99, qty: 1, price: 10_000 },
        ],
      },
    ]);
  });

  it('report no empty list', () => {
    expect(eventsOfPage(page({ list: { productIds: [], page: 1 } }), undefined)).toEqual([{ name: 'page_view' }]);
  });

  it('report a category list and the clicked position [S7-calls-rfk-16] [S7-calls-rfk-17]', () => {
    const list = page({ list: { productIds: [5, 7], page: 2 } });
    expect(eventsOfPage(list, undefined)).toContainEqual({
      name: 'widget_appear',
      widgetId: 'rfkid_10',
      productIds: [5, 7],
    });
    const click = { name: 'widget_click', widgetId: 'rfkid_10', productId: 7, position: 82 };
    expect(eventsOfPage(page({ productId: 7 }), list)).toContainEqual(click);
    const elsewhere = eventsOfPage(page({ productId: 9 }), list).map(({ name }) => name);
    expect(elsewhere).toEqual(['page_view', 'product_view']);
  });

  it('report additions to the cart with prices, also without navigation [S7-calls-rfk-14]', () => {
    const before = page({ productId: 7, cart: [held(7, 1)] });
    const after = { ...before, cart: [held(7, 1), held(7, 2), held(8, 1)] };
    expect(eventsOfPage(after, before)).toEqual([
      { name: 'add_to_cart', productId: 7, qty: 2, price: 28_550 },
      { name: 'add_to_cart', productId: 8, qty: 1, price: 28_550 },
    ]);
    expect(eventsOfPage(before, after)).toEqual([]);
  });

  it('report no addition after log-in with a merged cart, or on the first page', () => {
    const full = page({ email: 'maya@example.com', cart: [held(7, 3)], isPrivate: true });
    expect(eventsOfPage(full, page())).toEqual([]);
    expect(eventsOfPage(full, undefined)).toEqual([]);
  });
});
