import { expect, it } from 'vitest';
import { openStorefront } from '../../testing/open-storefront.ts';

it('invitational page exists before anything is announced, but not its subpages [S2-cond-18]', async () => {
  const { get } = await openStorefront();
  const page = await get('/invitational');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Nothing is announced yet');
  expect((await get('/invitational/athletes')).status).toBe(404);
  expect((await get('/events/unknown/2024')).status).toBe(404);
});
