// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://shop.test/" }
import type { CheckoutActor } from '@ironcart/checkout-machines';
import { CheckoutFrame } from '@ironcart/react-ui/checkout';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { loadRouteData } from '../data/fetch-route-data.ts';
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

it('checkout loads the subdivisions of a country outside the shipping countries on demand', async () => {
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
  const router = createMemoryRouter(
    [{ path: '/checkout', loader: loadRouteData('checkout'), element, shouldRevalidate: () => false }],
    { initialEntries: ['/checkout'], hydrationData: { loaderData: { '0': start } } },
  );
  render(<RouterProvider router={router} />);
  const countries = () => [...new Set(opened.getSnapshot().context.regions.map(({ countryId }) => countryId))];
  expect(countries()).not.toContain('ES');
  const before = countries();
  const asked = fetched.mock.calls.length;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Spain' })));
  await vi.waitFor(() => expect(countries()).toEqual([...before, 'ES']), { timeout: 5_000 });
  expect(fetched.mock.calls.slice(asked).map(([url]) => new URL(String(url)).searchParams.get('country'))).toEqual([
    'ES',
  ]);
});
