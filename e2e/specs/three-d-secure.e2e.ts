import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';

const product = '/halden-kettlebell-16-kg';

test.describe('3-D Secure', () => {
  test('returns from the bank with a placed order [S4-order-02]', async ({ shop, checkout }) => {
    await shop.arrivesAtCheckoutWith(product);
    await checkout.reachesReviewAsGuest(sandboxCard('challenge'));
    await checkout.placesOrder();
    await checkout.bank.getByRole('button', { name: 'Approve' }).click();
    await checkout.seesOrderNumber();
  });

  test.describe('payment failures', { tag: ['@one-width', '@often'] }, () => {
    test('a decline of the bank is reported, and no order is placed [S4-threeds-02]', async ({
      shop,
      checkout,
      page,
    }) => {
      await shop.arrivesAtCheckoutWith(product);
      await checkout.reachesReviewAsGuest(sandboxCard('challenge'));
      await checkout.placesOrder();
      await checkout.bank.getByRole('button', { name: 'Decline' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(page).toHaveURL(/\/checkout\/(payment|review)$/);
    });

    test('a declined card is reported beside the payment, and another card succeeds', async ({
      shop,
      checkout,
      page,
    }) => {
      await shop.arrivesAtCheckoutWith(product);
      await checkout.reachesReviewAsGuest(sandboxCard('refused'));
      await checkout.placesOrder();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await page.goto('/checkout/payment');
      await checkout.entersCard(sandboxCard('approved'));
      await checkout.continuesToReview();
      await checkout.placesOrder();
      await checkout.seesOrderNumber();
    });
  });
});
