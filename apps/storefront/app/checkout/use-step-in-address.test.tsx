// @vitest-environment jsdom
import { type CheckoutActor, selectStep } from '@ironcart/checkout-machines';
import { draftStorageKey, encodeDraft, encodePending, pendingStorageKey } from '@ironcart/core/checkout';
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { home } from '../testing/fixtures.ts';
import { prepareCheckout, reachPayment } from '../testing/prepare-checkout.ts';
import { openCheckout } from './open-checkout.ts';
import { useStepInAddress } from './use-step-in-address.ts';

const actors: CheckoutActor[] = [];

afterEach(() => {
  cleanup();
  for (const actor of actors.splice(0)) actor.stop();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Opens checkout at a URL with values in the browser's storage. */
const openAt = async (path: string, kept: Readonly<Record<string, string>> = {}, before: readonly string[] = []) => {
  for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
  const { start } = await prepareCheckout();
  const actor = await openCheckout({ ...start, now: Date.now() });
  actors.push(actor);
  const sent = vi.spyOn(actor, 'send');
  const seen: string[] = [];
  const Step = () => {
    const { isArriving } = useStepInAddress(actor);
    const look = isArriving ? 'on its way' : 'there';
    if (seen.at(-1) !== look) seen.push(look);
    return <p>{look}</p>;
  };
  const router = createMemoryRouter(
    [
      { path: '/checkout/*', Component: Step },
      { path: '/cart', Component: () => 'The cart' },
    ],
    { initialEntries: [...before, path] },
  );
  const { container } = render(<RouterProvider router={router} />);
  const shows = (address: string, step: string) =>
    vi.waitFor(
      () => {
        const { pathname } = router.state.location;
        expect([pathname, selectStep(actor.getSnapshot()), container.textContent]).toEqual([address, step, 'there']);
      },
      { timeout: 20_000 },
    );
  const go = (delta: number) => act(() => router.navigate(delta));
  const send = (event: Parameters<CheckoutActor['send']>[0]) => act(async () => actor.send(event));
  /** The steps that were requested from checkout. */
  const askedFor = () => sent.mock.calls.flatMap(([event]) => (event.type === 'step.goTo' ? [event.step] : []));
  return { actor, router, shows, go, send, seen, askedFor };
};

const draft = (savedAtMs: number) =>
  encodeDraft({
    listId: 'cart-1',
    savedAtMs,
    email: home.email,
    shippingAddress: home,
    isBillingSameAsShipping: true,
    shippingMode: 'fastest',
    requestedShippingCodes: {},
    giftCardCodes: [],
    comments: '',
  });

describe('URL of checkout', { timeout: 60_000 }, () => {
  it('follows the step of checkout, and checkout follows back and forward', async () => {
    const { shows, go, send, askedFor, router } = await openAt('/checkout');
    await shows('/checkout', 'start');
    const { key } = router.state.location;
    await send({ type: 'email.changed', email: home.email });
    await send({ type: 'step.continue' });
    await shows('/checkout/shipping', 'shipping');
    await go(-1);
    await shows('/checkout', 'start');
    expect(router.state.location.key).toBe(key);
    await go(1);
    await shows('/checkout/shipping', 'shipping');
    expect(askedFor()).toEqual(['start', 'shipping']);
  });

  it('goes back step by step through the completed steps', async () => {
    const { actor, shows, go } = await openAt('/checkout');
    await act(() => reachPayment(actor));
    await shows('/checkout/payment', 'payment');
    await go(-1);
    await shows('/checkout/shipping', 'shipping');
    await go(-1);
    await shows('/checkout', 'start');
    await go(2);
    await shows('/checkout/payment', 'payment');
  });

  it('redirects to the furthest reached step, replacing the requested one', async () => {
    const { shows, go, router } = await openAt('/checkout/review', {}, ['/cart']);
    await shows('/checkout', 'start');
    await go(-1);
    expect(router.state.location.pathname).toBe('/cart');
  });

  it('redirects to the first step if it names none', async () => {
    const { shows, go, router } = await openAt('/checkout/elsewhere', {}, ['/cart']);
    await shows('/checkout', 'start');
    await go(-1);
    expect(router.state.location.pathname).toBe('/cart');
  });

  it('waits for the rates of a draft before showing the requested step', async () => {
    const { shows, seen } = await openAt('/checkout/payment', { [draftStorageKey]: draft(Date.now() - 1_000) });
    await shows('/checkout/payment', 'payment');
    expect(seen).toEqual(['on its way', 'there']);
  });

  it('requests the furthest step of a draft once if the requested step is not reached', async () => {
    const { shows, askedFor } = await openAt('/checkout/review', { [draftStorageKey]: draft(Date.now() - 1_000) });
    await shows('/checkout/payment', 'payment');
    expect(askedFor()).toEqual(['payment']);
  });

  it('shows no step while an order placed earlier is in progress', async () => {
    const pending = {
      orderId: 'order-7',
      storeId: 1,
      listId: 'cart-1',
      kind: 'challenge',
      savedAtMs: Date.now(),
    } as const;
    const { router, seen, send, shows } = await openAt('/checkout/review', {
      [pendingStorageKey]: encodePending({ ...pending, transactionId: 'PSP1' }),
    });
    expect([router.state.location.pathname, seen]).toEqual(['/checkout/review', ['on its way']]);
    await send({ type: 'challenge.failed' });
    await shows('/checkout', 'start');
  });
});
