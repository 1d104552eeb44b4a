// @vitest-environment jsdom
import type { CheckoutActor } from '@ironcart/checkout-machines';
import { CheckoutFrame } from '@ironcart/react-ui/checkout';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { completeDialogs } from '../testing/complete-dialogs.ts';
import { prepareCheckout } from '../testing/prepare-checkout.ts';
import { openCheckout } from './open-checkout.ts';
import { useRegionsLoading } from './use-regions-loading.ts';

let actor: CheckoutActor | undefined;

afterEach(() => {
  cleanup();
  actor?.stop();
  vi.unstubAllGlobals();
});

it('checkout loads the subdivisions of a country outside the shipping countries on demand, and stores them [S9-storage-02]', async () => {
  completeDialogs();
  const { start, fetched } = await prepareCheckout();
  const opened = await openCheckout(start);
  actor = opened;
  const NeedsSpain = () => {
    const load = useRegionsLoading();
    return (
      <button type="button" onClick={() => load('ES')}>
        Spain
      </button>
    );
  };
  const element = (
    <CheckoutFrame actor={opened} Challenge={() => null} onPlaced={() => undefined}>
      <NeedsSpain />
    </CheckoutFrame>
  );
  const router = createMemoryRouter([{ id: 'checkout', path: '/checkout', loader: () => start, element }], {
    initialEntries: ['/checkout'],
    hydrationData: { loaderData: { checkout: start } },
  });
  render(<RouterProvider router={router} />);
  const countries = () => [...new Set(opened.getSnapshot().context.regions.map(({ countryId }) => countryId))];
  expect(countries()).not.toContain('ES');
  const before = countries();
  const asked = fetched.mock.calls.length;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Spain' })));
  await vi.waitFor(() => expect(countries()).toEqual([...before, 'ES']), { timeout: 5_000 });
  const requested = fetched.mock.calls.slice(asked).map(([request]) => (request as Request).url);
  expect(requested.filter((url) => url.includes('/svc_ssr/'))).toEqual([
    'http://shop.test/svc_ssr/regions?countryCode=ES',
  ]);
  expect(Object.keys(JSON.parse(localStorage.getItem('r_rgn_v2') ?? '{}'))).toEqual(['ES']);
});
