// @vitest-environment jsdom
import { draftStorageKey } from '@ironcart/core/checkout';
import { siteByCode } from '@ironcart/core/site';
import { act, cleanup, renderHook } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withSession } from '../testing/open-storefront.ts';
import { prepareCheckout } from '../testing/prepare-checkout.ts';
import type { CheckoutStart } from './checkout-start.ts';
import { useOpenedCheckout } from './use-opened-checkout.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const open = async (begins: Partial<CheckoutStart> = {}) => {
  const store = await prepareCheckout();
  const start = { ...store.start, served: undefined, ...begins };
  const hook = renderHook((given: CheckoutStart) => useOpenedCheckout(given), { initialProps: start });
  expect(hook.result.current.actor).toBeUndefined();
  const opened = async () => {
    await vi.waitFor(() => expect(hook.result.current.actor).toBeDefined(), { timeout: 5_000 });
    const { actor } = hook.result.current;
    if (actor === undefined) throw new Error('Checkout did not open');
    return { actor, send: vi.spyOn(actor, 'send') };
  };
  return { ...store, ...hook, start, opened };
};

describe('open checkout', { timeout: 60_000 }, () => {
  it.each([
    ['USA', '/cart', '/cart'],
    ['GBR', '/gb/competition-bar', '/competition-bar'],
    ['GBR', '/gb', '/'],
  ] as const)('on %s ends when the shopper goes to %s, and passes on the destination', async (code, pathname, to) => {
    const { opened, unmount } = await open({ site: siteByCode(code) });
    const { actor, send } = await opened();
    window.history.replaceState(null, '', pathname);
    unmount();
    expect(send.mock.calls).toEqual([[{ type: 'checkout.left', to }]]);
    expect(actor.getSnapshot().status).toBe('stopped');
  });

  it('is notified once of a cart changed on another page', async () => {
    const { opened, rerender, start } = await open();
    const { actor, send } = await opened();
    rerender(start);
    expect(send).not.toHaveBeenCalled();
    const { contents } = start;
    const list = { ...contents.list, items: contents.list.items.map((item) => ({ ...item, qty: 5 })) };
    const changed = { ...start, contents: { ...contents, list } };
    rerender(changed);
    rerender(changed);
    expect(send.mock.calls).toEqual([[{ type: 'cart.changed', ...changed.contents }]]);
    expect(actor.getSnapshot().context.cart.list.items[0]?.qty).toBe(5);
  });

  it.each([
    ['is refreshed a minute after it was opened', false],
    ['is not refreshed once it is left', true],
  ])('%s [S9-health-03]', async (_, isLeft) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const { opened, calls, post, unmount } = await open();
    const { actor } = await opened();
    await post('/cart', { intent: 'update', listItemId: 'item-1', qty: '3' }, withSession);
    const shown = () => actor.getSnapshot().context.cart.list.items[0]?.qty;
    if (isLeft) unmount();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await import('./watch-cart.ts');
    await act(() => vi.advanceTimersByTimeAsync(90_000));
    expect([shown(), actor.getSnapshot().status]).toEqual(isLeft ? [2, 'stopped'] : [3, 'active']);
    if (!isLeft) unmount();
    // On a busy machine a late module can still be on its way, and its call after it.
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(0));
    const before = calls.length;
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(calls).toHaveLength(before);
  });

  it('ends immediately, without events, if its code loads after the page was left', async () => {
    const start = { ...(await prepareCheckout()).start, served: undefined };
    const late = { stop: vi.fn(), send: vi.fn() };
    vi.doMock('./open-checkout.ts', () => ({ openCheckout: async () => late }));
    const { unmount } = renderHook(() => useOpenedCheckout(start));
    unmount();
    await vi.waitFor(() => expect(late.stop).toHaveBeenCalledOnce());
    expect(late.send).not.toHaveBeenCalled();
    vi.doUnmock('./open-checkout.ts');
  });

  it('is an error of its page if its code fails to load', async () => {
    const start = { ...(await prepareCheckout()).start, served: undefined };
    vi.spyOn(console, 'error').mockReturnValue();
    vi.doMock('./open-checkout.ts', () => {
      throw new Error('offline');
    });
    const caught: unknown[] = [];
    class Boundary extends Component<{ readonly children: ReactNode }> {
      override state = { hasFailed: false };
      static getDerivedStateFromError = () => ({ hasFailed: true });
      override componentDidCatch(error: unknown) {
        caught.push(error);
      }
      override render() {
        return this.state.hasFailed ? null : this.props.children;
      }
    }
    renderHook(() => useOpenedCheckout(start), { wrapper: Boundary });
    await vi.waitFor(() => expect(caught).toHaveLength(1));
    vi.doUnmock('./open-checkout.ts');
  });

  it('shows the server-rendered step until its machines load, and keeps entered values', async () => {
    const { start } = await prepareCheckout();
    const { result, unmount } = renderHook(() => useOpenedCheckout(start));
    const { actor } = result.current;
    actor?.send({ type: 'email.changed', email: 'ines@example.com' });
    expect(actor?.getSnapshot().children).toBeUndefined();
    await vi.waitFor(() => expect(actor?.getSnapshot().children).toBeDefined(), { timeout: 20_000 });
    expect(actor?.getSnapshot().context.shippingAddress.email).toBe('ines@example.com');
    expect(result.current).toEqual({ actor, isLeftToStore: false });
    unmount();
    expect(actor?.getSnapshot().status).toBe('stopped');
  });

  it('saves values entered on a page that is left before the machines load', async () => {
    const { start } = await prepareCheckout();
    const { result, unmount } = renderHook(() => useOpenedCheckout(start));
    result.current.actor?.send({ type: 'email.changed', email: 'ines@example.com' });
    unmount();
    const draft = () => atob(localStorage.getItem(draftStorageKey) ?? '');
    await vi.waitFor(() => expect(draft()).toContain('ines@example.com'), { timeout: 20_000 });
    localStorage.clear();
  });

  it.each([
    ['fail to load twice', () => Promise.reject(new Error('offline')), 0],
    ['have not loaded some seconds after a click', () => new Promise<never>(() => undefined), 9_000],
  ])('is handled by the server if its machines %s: a submitted form is posted', async (_, openCheckout, afterMs) => {
    const { start } = await prepareCheckout();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(console, 'error').mockReturnValue();
    vi.doMock('./open-checkout.ts', () => ({ openCheckout }));
    document.body.innerHTML = '<form action="/checkout"></form>';
    const posted = vi.fn((event: Event) => event.preventDefault());
    document.body.addEventListener('submit', posted, { once: true });
    const { result } = renderHook(() => useOpenedCheckout(start));
    act(() => result.current.actor?.send({ type: 'step.continue' }));
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(afterMs));
    expect(result.current.isLeftToStore).toBe(true);
    expect(posted).toHaveBeenCalledOnce();
    vi.doUnmock('./open-checkout.ts');
    document.body.replaceChildren();
  });
});
