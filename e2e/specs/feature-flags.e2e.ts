import { forgetFlag, switchFlagOn } from '../fixtures/database.ts';
import { expect, test } from '../fixtures/test.ts';

const flag = 'invitational_year';
const setUp = 'Twenty lifters. One yard.';
/** A page's flags are watched from about 20 s after its start, and then immediately. */
const withinMs = 25_000;

test.afterEach(() => forgetFlag(flag));

test('flag change reaches an open page after a navigation, immediately and through the stream [S7-integ-09] [S9-flags-04] [S2-cond-20]', {
  tag: '@one-width',
}, async ({ shop, page }) => {
  await shop.opens('/ca/about');
  await shop.isReady();
  expect(await page.evaluate(() => document.documentElement.dataset.flags), 'flags of the document').toBeUndefined();
  // Like a click on a link of the shop, without a new document.
  await page.evaluate(() => {
    window.history.pushState(null, '', '/ca/invitational');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await shop.seesHeading(setUp);
  await switchFlagOn(flag, 'CAN', 2099);
  await expect(page.getByRole('heading', { name: 'Nothing is announced yet' })).toBeVisible({ timeout: withinMs });
  await switchFlagOn(flag, 'CAN', 2025);
  await expect(page.getByRole('heading', { name: setUp })).toBeVisible({ timeout: 5_000 });
});
