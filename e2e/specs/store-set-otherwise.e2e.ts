import { testAt } from '../fixtures/another-product.ts';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect } from '../fixtures/test.ts';

const plate = '/halden-training-bumper-plate-20-kg';

/** One store with all the non-default settings, to save starts. Its bank challenge times out after a few seconds. */
const test = testAt({ IRONCART_CHECKOUT_SETUP: 'classic', IRONCART_THREE_DS_TIMEOUT_MS: '5000' });

test.describe('store with other settings', { tag: '@one-width' }, () => {
  // Sequential in one worker, because the tests share a store.
  test.describe.configure({ mode: 'default' });

  test('for the classic checkout asks for a card only, at the same URLs, and places the order [S2-checkout-09]', async ({
    shop,
    checkout,
    page,
  }) => {
    await shop.arrivesAtCheckoutWith(plate);
    await checkout.reachesPaymentAsGuest();
    await shop.seesHeading('How do you pay?');
    await checkout.entersCard(sandboxCard('approved'));
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
    await checkout.continuesToReview();
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
  });

  test('ends the 3-D Secure flow by itself if the bank never responds [S4-threeds-01]', async ({
    shop,
    checkout,
    page,
  }) => {
    await shop.arrivesAtCheckoutWith(plate);
    await checkout.reachesReviewAsGuest(sandboxCard('unanswered'));
    await checkout.placesOrder();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page).toHaveURL(/\/checkout\/(payment|review)$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
