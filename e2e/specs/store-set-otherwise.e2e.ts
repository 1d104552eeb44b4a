import { testAt } from '../fixtures/another-product.ts';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect } from '../fixtures/test.ts';

const plate = '/halden-training-bumper-plate-20-kg';

/** One other store for all that is set otherwise: one start. Its banks wait for a short while only. */
const test = testAt({ IRONCART_CHECKOUT_SETUP: 'classic', IRONCART_THREE_DS_TIMEOUT_MS: '5000' });

test.describe('a store that is set otherwise', { tag: '@one-width' }, () => {
  // In one worker, on one store.
  test.describe.configure({ mode: 'default' });

  test('with the classic checkout asks for a card alone, at the same addresses, and places the order [S2-checkout-09]', async ({
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

  test('ends the 3-D Secure flow by itself when the bank never answers [S4-threeds-01]', async ({
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
