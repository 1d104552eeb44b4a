import { describe, expect, it } from 'vitest';
import { placedOrder } from '../testing/fixtures.ts';
import { openStorefront, withSession } from '../testing/open-storefront.ts';

const openAsCustomer = async () => {
  const store = await openStorefront({ isLoggedIn: true, orders: [placedOrder('100000042')] });
  return {
    ...store,
    page: async (path: string) => (await (await store.get(path, withSession)).text()).replaceAll('<!-- -->', ''),
  };
};

describe('account pages', () => {
  it('list the purchased programs with their prices [S2-account-05]', async () => {
    const { page } = await openAsCustomer();
    const html = await page('/account/programming');
    expect(html).toContain('>Your programming</h1>');
    expect(html).toContain('<a href="/account/programming/1">Twelve Weeks</a>');
    expect(html).toContain('<dd>$24.00/mo</dd>');
  });

  it('hide the delivery method if the app itself presents the programs [S5-app-01]', async () => {
    const { page } = await openAsCustomer();
    expect(await page('/account/programming')).toContain('<dt>Delivery</dt><dd>App</dd>');
    const inApp = await page('/account/programming?isMobileApp=1&mobileAppVersion=3.3.0');
    expect(inApp).toContain('<dt>Delivery</dt><dd>Not Applicable</dd>');
  });

  it('show one program by its id, and none that the customer has not bought [S2-account-06]', async () => {
    const { page, get } = await openAsCustomer();
    const html = await page('/account/programming/1');
    expect(html).toContain('>Twelve Weeks</h1>');
    expect(html).toContain('href="/account/order/100000042"');
    expect((await get('/account/programming/2', withSession)).status).toBe(404);
  });

  it('list back-in-stock notices until the customer cancels them [S2-account-17]', async () => {
    const { page, post, calls } = await openAsCustomer();
    const html = await page('/account/bin');
    expect(html).toContain('>Back in stock</h1>');
    expect(html).toContain('<a href="/competition-bar">Competition Bar</a>');
    const answer = await post('/account/bin', { id: 'bin-1' }, withSession);
    expect(answer.headers.get('Location')).toBe('/account/bin');
    expect(calls).toContainEqual(expect.objectContaining({ method: 'DELETE', path: '/svc_bin/bin/bin-1' }));
  });

  it('open with the dashboard [S2-account-01]', async () => {
    const { get } = await openAsCustomer();
    expect((await get('/account', withSession)).headers.get('Location')).toBe('/account/dashboard');
  });

  it('share one menu that marks the current page [S1-areas-06]', async () => {
    const { page } = await openAsCustomer();
    const menu = /<nav[^>]*aria-label="Account".*?<\/nav>/s.exec(await page('/account/orders'))?.[0] ?? '';
    expect([...menu.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/account/dashboard',
      '/account/orders',
      '/account/earned-store',
      '/account/programming',
      '/account/events',
      '/account/reviews',
      '/account/my-lists',
      '/account/registry',
      '/account/my-gyms',
      '/account/zeus-saved-design',
      '/account/custom-quoting',
      '/account/wishlist',
      '/account/bin',
      '/account/payment-methods',
      '/account/gift-cards',
      '/account/address',
      '/account/settings',
    ]);
    expect(menu).toMatch(/<a aria-current="page" href="\/account\/orders"/);
    expect(menu).toMatch(/<summary[^>]*>Order History</);
  });

  it.each([
    ['/account/settings/delete', '/account/settings', 'Account Settings'],
    ['/account/order/100000042', '/account/orders', 'Order History'],
    ['/account/programming/1', '/account/programming', 'Programming'],
  ])('at %s mark the menu entry of the section [S1-areas-06]', async (path, href, label) => {
    const { page } = await openAsCustomer();
    const menu = /<nav[^>]*aria-label="Account".*?<\/nav>/s.exec(await page(path))?.[0] ?? '';
    expect([...menu.matchAll(/<a aria-current="([^"]*)" href="([^"]*)"/g)].map(([, ...mark]) => mark)).toEqual([
      ['true', href],
    ]);
    expect(menu).toMatch(new RegExp(`<summary[^>]*>${label}<`));
  });

  it.each([
    ['the dashboard [S2-account-03]', '/account/dashboard', 'Good to see you, Mara'],
    ['the orders [S2-account-08]', '/account/orders', 'Your orders'],
    ['one order [S2-account-14]', '/account/order/100000042', 'Order <span[^>]*>100000042</span>'],
    ['the address book [S2-account-15]', '/account/address', 'Your addresses'],
    ['the settings [S2-account-19]', '/account/settings', 'Account settings'],
  ])('show %s to the customer, and redirect a guest to log in and back', async (_, path, title) => {
    const { page } = await openAsCustomer();
    expect(await page(path)).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    const guest = await openStorefront();
    const login = `/login?redirect=${encodeURIComponent(path)}`;
    expect((await guest.get(path)).headers.get('Location')).toBe(login);
    const fields = { intent: 'login', email: 'mara@example.com', password: 'correct horse' };
    const answer = await guest.post(login, fields, { Cookie: '__Host-ironcart=guest' });
    expect(answer.headers.get('Location')).toBe(path);
  });

  it.each([
    '/account/programming',
    '/account/gift-cards',
    '/account/bin',
    '/account/earned-store',
    '/account/my-lists',
    '/account/about-me',
  ])('require log-in for %s', async (path) => {
    const { get } = await openStorefront();
    expect((await get(path)).headers.get('Location')).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  });
});
