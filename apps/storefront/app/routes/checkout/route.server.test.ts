import type { Region } from '@ironcart/core/address';
import { describe, expect, it } from 'vitest';
import { dataHeader } from '../../data/data-protocol.ts';
import { openStorefront, withSession } from '../../testing/open-storefront.ts';

/** The countries whose subdivisions checkout starts with, and the number of requests for them. */
const regionsOf = async (path: string) => {
  const { get, post, calls } = await openStorefront();
  await post('/cart', { intent: 'add', productId: '1' });
  const response = await get(path, { ...withSession, [dataHeader]: 'checkout' });
  const { regions } = (await response.json()) as { readonly regions: readonly Region[] };
  return {
    countries: regions.map(({ countryId }) => countryId),
    asked: calls.filter((call) => call.path === '/svc_ssr/regions').length,
  };
};

describe('regions in checkout', () => {
  it('are loaded for the shipping countries of the site only [S5-address-09]', async () => {
    expect(await regionsOf('/checkout?_data=checkout')).toEqual({ countries: ['US'], asked: 1 });
    expect(await regionsOf('/eu/checkout?_data=checkout')).toEqual({ countries: ['ES', 'IT'], asked: 2 });
  });
});

describe('checkout page', () => {
  it('has two variants at the same path, by default the one with every payment method [S2-checkout-09]', async () => {
    const setupOf = async (checkout?: { readonly setup: 'classic' }) => {
      const { get, post } = await openStorefront(checkout ? { checkout } : {});
      await post('/cart', { intent: 'add', productId: '1' });
      const response = await get('/checkout/payment?_data=checkout', { ...withSession, [dataHeader]: 'checkout' });
      return ((await response.json()) as { readonly setup: string }).setup;
    };
    expect(await setupOf()).toBe('payment');
    expect(await setupOf({ setup: 'classic' })).toBe('classic');
  });

  it('is not shown while the state of the returned order is unknown', async () => {
    const { get, post, reported } = await openStorefront();
    await post('/cart', { intent: 'add', productId: '1' });
    expect((await get('/checkout?order=gone', withSession)).status).toBe(200);
    expect(reported).toEqual([]);
    expect((await get('/checkout?order=broken', withSession)).status).toBe(500);
  });

  it('permits loading, framing and calling only the configured payment provider', async () => {
    const policyOf = async (paymentOrigins: readonly string[]) => {
      const { get, post } = await openStorefront({ checkout: { paymentOrigins } });
      await post('/cart', { intent: 'add', productId: '1' });
      const { headers } = await get('/checkout', withSession);
      return [headers.get('Content-Security-Policy') ?? '', headers.get('Cross-Origin-Opener-Policy')] as const;
    };
    const [policy, opener] = await policyOf(['https://pay.example']);
    for (const directive of ['frame-src', 'connect-src', 'img-src']) {
      expect(policy).toMatch(new RegExp(`${directive} [^;]*https://pay\\.example`));
    }
    expect(opener).toBe('same-origin-allow-popups');
    const [own, ownOpener] = await policyOf([]);
    expect(own).not.toContain('https://');
    expect(ownOpener).toBe('same-origin');
  });
});
