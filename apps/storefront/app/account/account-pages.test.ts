import { describe, expect, it } from 'vitest';
import { openStorefront, withSession } from '../testing/open-storefront.ts';

const openAsCustomer = async () => {
  const store = await openStorefront({ isLoggedIn: true });
  return {
    ...store,
    page: async (path: string) => (await (await store.get(path, withSession)).text()).replaceAll('<!-- -->', ''),
  };
};

describe('the account', () => {
  it('lists the programs that were bought, with what each costs [S2-account-05]', async () => {
    const { page } = await openAsCustomer();
    const html = await page('/account/programming');
    expect(html).toContain('>Your programming</h1>');
    expect(html).toContain('<a href="/account/programming/1">Twelve Weeks</a>');
    expect(html).toContain('<dd>each month</dd>');
  });

  it('shows one program by its id, and none that the customer has not bought [S2-account-06]', async () => {
    const { page, get } = await openAsCustomer();
    const html = await page('/account/programming/1');
    expect(html).toContain('>Twelve Weeks</h1>');
    expect(html).toContain('href="/account/order/100000042"');
    expect((await get('/account/programming/2', withSession)).status).toBe(404);
  });

  it('lists what the customer waits for, until they take it back [S2-account-17]', async () => {
    const { page, post, calls } = await openAsCustomer();
    const html = await page('/account/bin');
    expect(html).toContain('>Back in stock</h1>');
    expect(html).toContain('<a href="/competition-bar">Competition Bar</a>');
    const answer = await post('/account/bin', { id: 'bin-1' }, withSession);
    expect(answer.headers.get('Location')).toBe('/account/bin');
    expect(calls).toContainEqual(expect.objectContaining({ method: 'DELETE', path: '/svc_bin/bin/bin-1' }));
  });

  it.each(['/account/programming', '/account/bin'])('asks a guest to log in for %s', async (path) => {
    const { get } = await openStorefront();
    expect((await get(path)).headers.get('Location')).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  });
});
