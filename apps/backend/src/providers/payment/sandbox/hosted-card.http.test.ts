import { describe, expect, it } from 'vitest';
import { useTestStore } from '../../../testing/test-store.ts';

const store = useTestStore();
const path = '/sandbox-pay/hosted-card';
const returnTo = '/eu/checkout/payment';
const card = { number: '4100 0000 0000 0001', expiry: '12/34', cvc: '123', name: 'Ines Moreau' };

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  store.shopper().request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ returnTo, asks: 'card', ...fields }).toString(),
  });

describe('sandbox card page without scripts', () => {
  it("is a plain form that includes the shopper's return URL", async () => {
    const page = await store.shopper().request(`${path}?returnTo=${encodeURIComponent(returnTo)}&asks=card`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('name="number"');
    expect(html).toContain(`value="${returnTo}"`);
    expect(html).not.toContain('<script');
  });

  it('returns with a token and displayable card data', async () => {
    const answered = await post(card);
    expect(answered.status).toBe(303);
    const location = new URL(answered.headers.get('Location') ?? '', 'http://store.test');
    expect(location.pathname).toBe(returnTo);
    expect(Object.fromEntries(location.searchParams)).toEqual({
      token: expect.stringMatching(/^tok_/),
      brand: 'visa',
      last4: '0001',
      expMonth: '12',
      expYear: '2034',
    });
  });

  it('asks only for the security code of a stored card', async () => {
    const answered = await post({ asks: 'code', cvc: '123' });
    expect(answered.headers.get('Location')).toMatch(/^\/eu\/checkout\/payment\?token=tok_[\w-]+$/);
    const wrong = await post({ asks: 'code', cvc: '1' });
    expect(await wrong.text()).not.toContain('name="number"');
  });

  it.each([
    ['number', { number: '4242 4242 4242 4241' }, 'Check the card number'],
    ['number', { number: '4242 4242 4242 4242' }, 'test cards only'],
    ['expiry', { expiry: '13/34' }, 'Enter the expiry date as MM/YY'],
    ['expiry', { expiry: '01/20' }, 'This card has expired'],
    ['cvc', { cvc: '12' }, 'Enter the 3 or 4 digits'],
    ['name', { name: ' ' }, 'Enter the name on the card'],
  ] as const)('shows the error beside its field: %s %o', async (field, wrong, message) => {
    const answered = await post({ ...card, ...wrong });
    const html = await answered.text();
    expect(answered.status).toBe(422);
    expect(html).toMatch(new RegExp(`id="${field}-error">[^<]*${message}`));
    expect(html).toContain('value="Ines Moreau"'.slice(0, field === 'name' ? 0 : undefined));
    expect(html).not.toContain('value="123"');
  });

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example/', ''])(
    'redirects only to the store: %s',
    async (foreign) => {
      const answered = await post({ ...card, returnTo: foreign });
      expect([answered.status, answered.headers.get('Location')]).toEqual([404, null]);
    },
  );

  it('accepts no card from another page', async () => {
    expect((await post(card, { Origin: 'https://evil.example' })).status).toBe(403);
  });
});
