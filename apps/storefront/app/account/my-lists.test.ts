import { expect, it } from 'vitest';
import { openStorefront, withSession } from '../testing/open-storefront.ts';

const path = '/account/my-lists';

const open = async () => {
  const { get, post } = await openStorefront({ isLoggedIn: true });
  const textOf = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '');
  return {
    page: async () => textOf(await get(path, withSession)),
    post: (to: string, fields: Readonly<Record<string, string>>) => post(to, fields, withSession),
  };
};

it('list overview shows each list of the customer with its content and a link [S2-account-10]', async () => {
  const { page, post } = await open();
  await post('/cart', { intent: 'add', productId: '1', qty: '2' });
  await post('/account/wishlist', { intent: 'add', productId: '1', qty: '1' });
  await post('/account/wishlist', { intent: 'add', productId: '20', color: 'red', qty: '1' });
  await post('/account/wishlist', { intent: 'share' });
  const html = await page();
  expect(html).toContain('<title>Your lists');
  expect(html).toMatch(/<a href="\/cart">Cart<\/a>.*<dd>2<\/dd>.*<dd>Competition Bar<\/dd>/s);
  expect(html).toMatch(/<a href="\/account\/wishlist">Wishlist<\/a>.*Shared.*Competition Bar, Club Shirt/s);
});

it('list overview names the first products of a long list and counts the others', async () => {
  const { page, post } = await open();
  for (const color of ['red', 'blue', 'red', 'blue', 'red']) {
    await post('/account/wishlist', { intent: 'add', productId: '20', color, qty: '1' });
  }
  expect(await page()).toContain('Club Shirt, Club Shirt, Club Shirt and 2 more');
});

it('list overview includes the default lists while they are empty', async () => {
  const html = await (await open()).page();
  expect(html.match(/none yet/g)).toHaveLength(3);
  expect(html).toContain('href="/cart#saved-for-later"');
});
