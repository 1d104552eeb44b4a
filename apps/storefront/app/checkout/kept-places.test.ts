// @vitest-environment jsdom
import type { CheckoutActor } from '@ironcart/checkout-machines';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { prepareCheckout } from '../testing/prepare-checkout.ts';
import { keptPlaces } from './kept-places.ts';
import { openCheckout } from './open-checkout.ts';

let actor: CheckoutActor | undefined;

afterEach(() => {
  actor?.stop();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('countries in checkout', { timeout: 60_000 }, () => {
  it('are those stored on the device if the store fails to load them [S9-storage-01] [S8-err-other-23]', async () => {
    const { start } = await prepareCheckout();
    await keptPlaces(start).countries();
    expect(localStorage.getItem('r_cnt_v2')).toContain('"alpha2":"US"');
    const { start: later, fetched } = await prepareCheckout({ failingCalls: '/svc_ssr/countries' });
    expect(later.countries).toEqual([]);
    actor = await openCheckout(later);
    expect(actor.getSnapshot().context.countries).toEqual(start.countries);
    expect(fetched.mock.calls.filter(([request]) => (request as Request).url.includes('/svc_ssr/'))).toEqual([]);
  });

  it('have no lists of regions if the store fails to load them [S8-err-other-24]', async () => {
    const { start } = await prepareCheckout({ failingCalls: '/svc_ssr/regions' });
    expect([start.countries.length > 0, start.regions]).toEqual([true, []]);
  });
});
