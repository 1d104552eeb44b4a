import { expect, it } from 'vitest';
import { openStorefront } from '../../testing/open-storefront.ts';

it('printed catalogue request form exists on the USA site only [S2-cond-01]', async () => {
  const { get } = await openStorefront();
  const page = await get('/rogue-catalog');
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('hreflang="en-US"');
  expect(html).not.toContain('hreflang="en-CA"');
  expect((await get('/about')).status).toBe(200);
  for (const site of ['/ca', '/au', '/eu', '/gb', '/apo']) {
    expect((await get(`${site}/rogue-catalog`)).status).toBe(404);
    expect((await get(`${site}/about`)).status).toBe(200);
  }
});
