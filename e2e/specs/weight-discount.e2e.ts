import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';

test('heavy plates cost less per pound, from the cart to the placed order [S9-hundo-01]', async ({
  shop,
  checkout,
  page,
}) => {
  await shop.opens('/halden-training-bumper-plate-25-kg');
  await shop.isReady();
  await shop.setsQuantity(12);
  await shop.addsToCart();
  await shop.seesInSideCart('Weight discount');
  const amount = await shop.sideCart.getByText(/^−\$/).textContent();
  expect(amount).toMatch(/^−\$33\.\d\d$/);
  await shop.sideCart.getByRole('link', { name: 'Check out' }).click();
  await page.waitForURL(/\/checkout(\/shipping)?$/);
  await checkout.reachesReviewAsGuest(sandboxCard('approved'));
  await checkout.placesOrder();
  await checkout.seesOrderNumber();
  await expect(
    page
      .getByRole('main')
      .getByText(amount ?? '')
      .first(),
  ).toBeVisible();
});
