import { describe, expect, it } from 'vitest';
import { shownPage } from './shown-page.ts';

const root = { id: 'root', loaderData: { customer: undefined, cart: { items: [] } } };
const visit = (...matches: readonly { readonly id: string; readonly loaderData: unknown }[]) =>
  shownPage({ key: 'k', pathname: '/here', matches: [root, ...matches] });

describe('inputs of search events', () => {
  it('are the shopper, the cart and the path', () => {
    const customer = { id: 'root', loaderData: { customer: { email: 'ada@example.com' }, cart: { items: [7] } } };
    const page = { id: 'page', loaderData: { head: { title: 'Here' } } };
    expect(shownPage({ key: 'k', pathname: '/here', matches: [customer, page] })).toEqual({
      key: 'k',
      pathname: '/here',
      isPrivate: false,
      email: 'ada@example.com',
      cart: [7],
    });
  });

  it('mark a page as private only if its head does', () => {
    const account = (isPrivate?: boolean) => visit({ id: 'account', loaderData: { head: { title: 'Me', isPrivate } } });
    expect([account(true), account(false), account()].map((page) => page?.isPrivate)).toEqual([true, false, false]);
  });

  it('contain the product, list or order of the page only', () => {
    const head = { title: 'Here' };
    const product = visit({ id: 'entity', loaderData: { head, kind: 'product', product: { productId: 7 } } });
    expect(product).toMatchObject({ productId: 7 });
    expect(Object.keys(product ?? {})).not.toContain('order');
    const cards = [{ product: { productId: 7 } }, { product: { productId: 8 } }];
    expect(visit({ id: 'entity', loaderData: { head, kind: 'category', cards, list: { page: 2 } } })).toMatchObject({
      list: { productIds: [7, 8], page: 2 },
    });
    const order = { orderId: 'o1' };
    expect(visit({ id: 'checkout-success', loaderData: { head, order } })).toMatchObject({ order });
  });

  it('are undefined for an error page', () => {
    expect(visit({ id: 'entity', loaderData: undefined })).toBeUndefined();
    expect(shownPage({ key: 'k', pathname: '/here', matches: [] })).toBeUndefined();
  });
});
