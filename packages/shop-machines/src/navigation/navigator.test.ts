import { describe, expect, it } from 'vitest';
import { deferredPort } from '../testing/deferred-port.ts';
import { createNavigator } from './navigator.ts';

const routes = { cart: '/cart', order: '/account/order/:id', post: '/theindex/:category/:slug' };

const open = () => {
  const go = deferredPort<boolean, string>();
  const reported: string[] = [];
  const { navigate } = createNavigator({
    routes,
    currentPath: () => '/barbells?page=2',
    go,
    report: ({ code }) => reported.push(code),
  });
  return { navigate, go, reported };
};

describe('navigation', () => {
  it('goes to a path, or to a name with its parameters', async () => {
    const { navigate, go, reported } = open();
    const order = navigate({ name: 'order', params: { id: '1/2' } });
    expect(go.last().request).toBe('/account/order/1%2F2');
    await go.last().answer(true);
    expect(await order).toEqual({ ok: true, value: '/account/order/1%2F2' });
    const cart = navigate('/cart');
    await go.last().answer(true);
    expect(await cart).toEqual({ ok: true, value: '/cart' });
    expect(reported).toEqual([]);
  });

  it('to an unknown route name is reported [S8-router-01]', async () => {
    const { navigate, go, reported } = open();
    expect(await navigate({ name: 'wishlists' })).toMatchObject({
      ok: false,
      issues: [{ code: 'unknown_named_route' }],
    });
    expect(await navigate({ name: 'constructor' })).toMatchObject({
      ok: false,
      issues: [{ code: 'unknown_named_route' }],
    });
    expect(reported).toEqual(['unknown_named_route', 'unknown_named_route']);
    expect(go.calls).toHaveLength(0);
  });

  it('that is superseded is reported as cancelled [S8-router-02]', async () => {
    const { navigate, go, reported } = open();
    const first = navigate('/cart');
    const overtaken = go.last();
    const second = navigate('/plates');
    expect(overtaken.signal?.aborted).toBe(true);
    await overtaken.answer(true);
    await go.last().answer(true);
    expect(await first).toMatchObject({ ok: false, issues: [{ code: 'cancelled_navigation' }] });
    expect(await second).toEqual({ ok: true, value: '/plates' });
    expect(reported).toEqual(['cancelled_navigation']);
  });

  it('that is blocked, or whose page fails, is reported as aborted [S8-router-03]', async () => {
    const { navigate, go, reported } = open();
    const kept = navigate('/cart');
    await go.last().answer(false);
    expect(await kept).toMatchObject({ ok: false, issues: [{ code: 'aborted_navigation' }] });
    const failed = navigate('/cart');
    await go.last().fail();
    expect(await failed).toMatchObject({ ok: false, issues: [{ code: 'aborted_navigation' }] });
    expect(reported).toEqual(['aborted_navigation', 'aborted_navigation']);
  });

  it('to the current page is reported as duplicated [S8-router-04]', async () => {
    const { navigate, go, reported } = open();
    expect(await navigate('/barbells?page=2')).toMatchObject({
      ok: false,
      issues: [{ code: 'duplicated_navigation' }],
    });
    expect(reported).toEqual(['duplicated_navigation']);
    expect(go.calls).toHaveLength(0);
  });

  it('without a required parameter is reported [S8-router-05]', async () => {
    const { navigate, reported } = open();
    await navigate({ name: 'order' });
    await navigate({ name: 'post', params: { category: 'history', slug: '' } });
    expect(reported).toEqual(['missing_required_param', 'missing_required_param']);
  });

  it.each(['', 'cart', '//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/a\nb'])(
    'to %j, which is not a store path, is reported [S8-router-06]',
    async (path) => {
      const { navigate, go, reported } = open();
      expect(await navigate(path)).toEqual({ ok: false, issues: [{ code: 'invalid_path', target: path }] });
      expect(reported).toEqual(['invalid_path']);
      expect(go.calls).toHaveLength(0);
    },
  );
});
