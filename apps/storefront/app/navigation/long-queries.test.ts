import { expect, it } from 'vitest';
import { openStorefront } from '../testing/open-storefront.ts';

const sizeOf = async (path: string): Promise<number> => {
  const { get } = await openStorefront();
  const page = await get(path);
  expect(page.status).toBe(200);
  return (await page.text()).length;
};

it.each(['/search?q=bar&x=', '/barbells?x=', '/search?q='])(
  'page requested with a long query does not repeat it: %s',
  async (path) => {
    const plain = await sizeOf(`${path}bar`);
    expect(await sizeOf(path + '%3C'.repeat(3_300))).toBeLessThan(plain + 5_000);
  },
);

it('page links to itself with a query of common length', async () => {
  const { get } = await openStorefront();
  expect(await (await get('/search?q=bar&page=2')).text()).toContain('page=%2Fsearch%3Fq%3Dbar%26page%3D2');
});
