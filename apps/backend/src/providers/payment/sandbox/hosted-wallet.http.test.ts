import { describe, expect, it } from 'vitest';
import { useTestStore } from '../../../testing/test-store.ts';

const store = useTestStore();
const path = '/sandbox-pay/hosted-wallet';
const asked = { returnTo: '/eu/checkout/payment', amount: '145.43', currency: 'EUR' };

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  store.shopper().request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ ...asked, ...fields }).toString(),
  });

const resultOf = (answered: Response) => {
  const location = new URL(answered.headers.get('Location') ?? '', 'http://store.test');
  return { host: location.host, path: location.pathname, ...Object.fromEntries(location.searchParams) };
};

describe('sandbox wallet page without scripts', () => {
  it('shows the amount in a plain form', async () => {
    const page = await store.shopper().request(`${path}?${new URLSearchParams(asked)}`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('€145.43');
    expect(html).not.toContain('<script');
  });

  it.each([
    ['approve', '145.43'],
    ['approve-less', '145.42'],
  ])('returns with a token and the approved amount: %s', async (decision, authorizedAmount) => {
    const answered = await post({ decision });
    expect(answered.status).toBe(303);
    expect(resultOf(answered)).toEqual({
      host: 'store.test',
      path: '/eu/checkout/payment',
      token: expect.stringMatching(/^\w+/),
      authorizedAmount,
    });
  });

  it('returns without a token when it was cancelled', async () => {
    expect(resultOf(await post({ decision: 'cancel' }))).toEqual({
      host: 'store.test',
      path: '/eu/checkout/payment',
      cancelled: '',
    });
  });

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example/', ''])(
    'redirects only to the store: %s',
    async (returnTo) => {
      expect((await store.shopper().request(`${path}?${new URLSearchParams({ ...asked, returnTo })}`)).status).toBe(
        400,
      );
      expect((await post({ decision: 'approve', returnTo })).status).toBe(400);
    },
  );

  it('accepts only its own form', async () => {
    expect((await post({ decision: 'approve' }, { Origin: 'https://evil.example' })).status).toBe(403);
  });
});
