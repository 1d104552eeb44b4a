import { describe, expect, it, vi } from 'vitest';
import { program } from '../../testing/fake-programs.ts';
import { refusedToken, stuckCard } from '../../testing/fake-saved-cards.ts';
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

describe('stored cards of a customer', () => {
  it('show the default, the expiry and the billing address [S2-account-18]', async () => {
    const html = await (await open()).page();
    expect(html).toContain('<title>Payment methods');
    expect(html).toMatch(/Visa ending 4242<\/h2><span[^>]*>Default<.*?04\/2031/s);
    expect(html).toMatch(/Visa ending 0009<\/h2><span[^>]*>Expired<.*?Was valid through<\/dt><dd>02\/2025/s);
    expect(html).toContain('<dd>1080 Steelwood Rd, Columbus</dd>');
  });

  it('name the subscriptions that they pay, also before removal', async () => {
    const html = await (await open()).page();
    expect(html).toMatch(/Visa ending 4242<\/h2>(?:(?!<h2).)*Charged for<\/dt><dd>Twelve Weeks<\/dd>/s);
    expect(html.match(/Charged for/g)).toHaveLength(1);
    expect(html).toContain('we ask you by mail to pay for Twelve Weeks, unless you choose another card there.');
  });

  it('require log-in: a guest logs in first and returns [S6-guest-05]', async () => {
    const { get } = await openStorefront();
    expect((await get(path)).headers.get('Location')).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  });

  it('are removed, even if the button is clicked twice', async () => {
    const { send } = await open();
    const remove = { intent: 'remove', cardId: 'card-1' };
    const html = await send(remove);
    expect(html).toContain('The card is removed.');
    expect(html).not.toContain('Visa ending 4242');
    expect(html).toContain('Visa ending 0002');
    expect(await send(remove)).toContain('The card is removed.');
  });

  it('have one default: the previous one loses the flag first, and the list is then reloaded [S4-card-02] [S4-card-04]', async () => {
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

describe('new card in the account', () => {
  const cardsPath = '/svc_customer/customer/credit-cards';
  const typed = {
    firstname: 'Mara',
    lastname: 'Holt',
    countryId: 'US',
    street: '7 Mill Lane',
    city: 'Dayton',
    region: 'OH',
    postcode: '45402',
    telephone: '937 555 0110',
  };
  const fields = (more: Readonly<Record<string, string>> = {}) => ({
    intent: 'add',
    transactionToken: 'tok_1',
    billTo: 'home',
    ...more,
  });
  const openForm = async (addresses = [home]) => {
    const { get, post, calls } = await openStorefront({ isLoggedIn: true, addresses });
    return {
      page: async (query: string) => plain(await get(path + query, withSession)),
      add: (more?: Readonly<Record<string, string>>) => post(`${path}?add`, fields(more), withSession),
      changes: () =>
        calls
          .filter(({ method }) => method !== 'GET')
          .map(({ method, path: sent, body }) => [`${method} ${sent}`, body] as const),
    };
  };

  it('is offered below the cards, and in place of an expired one', async () => {
    const { page } = await openForm();
    const list = await page('');
    expect(list).toContain('href="/account/payment-methods?add"');
    expect(list).toMatch(/replaces=card-old"[^>]*>(?:<span[^>]*>)*Replace <span[^>]*>Visa ending 0009/);
    expect(await page('?add&replaces=card-old')).toContain('Instead of your Visa ending 0009, which has expired.');
    expect(await page('?added')).toContain('The card is added.');
  });

  it('is billed to an address of the address book, and does not change the default [S4-card-01]', async () => {
    const { add, changes } = await openForm();
    expect((await add()).headers.get('Location')).toBe(`${path}?added`);
    expect(changes()).toEqual([[`POST ${cardsPath}`, { transactionToken: 'tok_1', billingAddressId: 'home' }]]);
  });

  it('saves a new billing address first [S4-card-03]', async () => {
    const { add, changes } = await openForm([]);
    await add({ ...typed, billTo: 'new' });
    expect(changes().map(([call]) => call)).toEqual(['POST /svc_customer/customer/address', `POST ${cardsPath}`]);
    expect(changes()[1]?.[1]).toEqual({ transactionToken: 'tok_1', billingAddressId: 'home' });
  });

  it('is not sent with an incomplete address, and the field shows the error', async () => {
    const { add, changes } = await openForm();
    const html = await plain(await add({ ...typed, billTo: 'new', postcode: '', region: '' }));
    expect(html).toMatch(/Please enter your ZIP code<\//);
    expect(html).toMatch(/<option value="new" selected="">/);
    expect(changes()).toEqual([]);
  });

  it('that the bank declines keeps the default and the new address, which is then selected [S4-card-02]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { add, changes } = await openForm();
    const html = await plain(await add({ ...typed, billTo: 'new', transactionToken: refusedToken, isDefault: 'on' }));
    expect(html).toContain('The bank refused this card.');
    expect(html).toMatch(/<option value="home" selected="">/);
    expect(changes().map(([call]) => call)).toEqual(['POST /svc_customer/customer/address', `POST ${cardsPath}`]);
  });

  it('becomes the default on request, after it was added [S4-card-02]', async () => {
    const { add, changes } = await openForm();
    await add({ isDefault: 'on' });
    expect(changes().map(([call]) => call)).toEqual([
      `POST ${cardsPath}`,
      `PUT ${cardsPath}/card-1`,
      `PUT ${cardsPath}/card-new`,
    ]);
  });

  it('replaces an expired one, and only an expired one', async () => {
    const { add, changes } = await openForm();
    await add({ replaces: 'card-old' });
    expect(changes().map(([call]) => call)).toEqual([`POST ${cardsPath}`, `DELETE ${cardsPath}/card-old`]);
    await add({ replaces: 'card-1' });
    expect(changes().map(([call]) => call)).not.toContain(`DELETE ${cardsPath}/card-1`);
  });

  it('pays the subscriptions of the expired card that it replaces', async () => {
    const chargedCard = { storedPaymentMethodId: 'card-old', brand: 'visa', last4: '0009' };
    const programs = [
      { ...program, chargedCard },
      { ...program, productId: 2, sku: 'PRG-2' },
    ];
    const { post, calls } = await openStorefront({ isLoggedIn: true, addresses: [home], programs });
    await post(`${path}?add`, fields({ replaces: 'card-old' }), withSession);
    const changed = calls.filter(({ method }) => method !== 'GET');
    expect(changed.map(({ path: sent, body }) => [sent, body])).toEqual([
      [cardsPath, { transactionToken: 'tok_1', billingAddressId: 'home' }],
      ['/svc_programming/programs/1/card', { storedPaymentMethodId: 'card-new' }],
      [`${cardsPath}/card-old`, undefined],
    ]);
  });

  it('requires a token of the card fields', async () => {
    const { add, changes } = await openForm();
    expect(await plain(await add({ transactionToken: '' }))).toContain('Enter your card first.');
    expect(changes()).toEqual([]);
  });
});
