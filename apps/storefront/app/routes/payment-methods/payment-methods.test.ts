import { describe, expect, it, vi } from 'vitest';
import { stuckCard } from '../../testing/fake-backend.ts';
import { home } from '../../testing/fixtures.ts';
import { openStorefront, withSession } from '../../testing/open-storefront.ts';

const path = '/account/payment-methods';

const plain = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '');

const open = async () => {
  const { get, post, calls } = await openStorefront({ isLoggedIn: true, addresses: [home] });
  return {
    page: async (query = '') => plain(await get(path + query, withSession)),
    send: async (fields: Readonly<Record<string, string>>) => plain(await post(path, fields, withSession)),
    cardCalls: () => calls.filter(({ path: sent }) => sent.includes('credit-cards')).map(({ method }) => method),
    changes: () =>
      calls.filter(({ method }) => method !== 'GET').map(({ method, path: sent, body }) => [method, sent, body]),
  };
};

describe("a customer's stored cards", () => {
  it('show the default, the expiry and the billing address [S2-account-18]', async () => {
    const html = await (await open()).page();
    expect(html).toContain('<title>Payment methods');
    expect(html).toMatch(/Visa ending 4242<\/h2><span[^>]*>Default<.*?04\/2031/s);
    expect(html).toMatch(/Visa ending 0009<\/h2><span[^>]*>Expired<.*?Was valid through<\/dt><dd>02\/2025/s);
    expect(html).toContain('<dd>1080 Steelwood Rd, Columbus</dd>');
  });

  it('require log-in: a guest logs in first and returns [S6-guest-05]', async () => {
    const { get } = await openStorefront();
    expect((await get(path)).headers.get('Location')).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  });

  it('are removed, even if the button is pressed twice', async () => {
    const { send } = await open();
    const remove = { intent: 'remove', cardId: 'card-1' };
    const html = await send(remove);
    expect(html).toContain('The card is removed.');
    expect(html).not.toContain('Visa ending 4242');
    expect(html).toContain('Visa ending 0002');
    expect(await send(remove)).toContain('The card is removed.');
  });

  it('have one default: the old one loses the flag first, and the list is then read again [S4-card-02] [S4-card-04]', async () => {
    const { send, changes, cardCalls } = await open();
    const html = await send({ intent: 'makeDefault', cardId: stuckCard });
    expect(changes()).toEqual([
      ['PUT', '/svc_customer/customer/credit-cards/card-1', { isDefault: false }],
      ['PUT', `/svc_customer/customer/credit-cards/${stuckCard}`, { isDefault: true }],
    ]);
    expect(cardCalls().at(-1)).toBe('GET');
    expect(html).toContain('Checkout offers this card first from now on.');
    expect(html.match(/>Default</g)).toHaveLength(1);
    expect(html).toMatch(/Visa ending 0002<\/h2><span[^>]*>Default</);
  });

  it('cannot be the default once expired', async () => {
    const html = await (await open()).page();
    expect(html).not.toMatch(/Make default <span[^>]*>Visa ending 0009/);
    expect(html).toMatch(/Make default <span[^>]*>Visa ending 0002/);
  });

  it('are billed to an address of the address book', async () => {
    const { page, send, changes } = await open();
    const form = await page('?bill=card-1');
    expect(form).toContain('Of your Visa ending 4242.');
    expect(form).toMatch(/<option value="home" selected="">Mara Holt, 1080 Steelwood Rd, Columbus</);
    const html = await send({ intent: 'bill', cardId: 'card-1', billingAddressId: 'home' });
    expect(html).toContain('The billing address is saved.');
    expect(changes()).toEqual([['PUT', '/svc_customer/customer/credit-cards/card-1', { billingAddressId: 'home' }]]);
  });

  it('stay unchanged with a message after a failure', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { send } = await open();
    const html = await send({ intent: 'remove', cardId: stuckCard });
    expect(html).toContain('The card could not be removed. Try again.');
    expect(html).toContain('Visa ending 0002');
  });

  it('keep their default if the new one no longer exists', async () => {
    const { send, changes } = await open();
    expect(await send({ intent: 'makeDefault', cardId: 'gone' })).toContain(
      'The card could not be changed. Try again.',
    );
    expect(changes()).toEqual([]);
  });

  it('reject a change that the page does not offer', async () => {
    const { post } = await openStorefront({ isLoggedIn: true });
    expect((await post(path, { intent: 'toString', cardId: 'card-1' }, withSession)).status).toBe(400);
  });
});
