import { testAt } from '../fixtures/another-product.ts';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect } from '../fixtures/test.ts';

const test = testAt({ IRONCART_CHECKOUT_SETUP: 'classic' });

// Each width would start a store of its own.
test.describe('the classic checkout', { tag: '@one-width' }, () => {
  test('asks for a card alone, at the same addresses, and places the order [S2-checkout-09]', async ({
    shop,
    checkout,
    page,
  }) => {
    await shop.arrivesAtCheckoutWith('/halden-training-bumper-plate-20-kg');
    await checkout.reachesPaymentAsGuest();
    await shop.seesHeading('How do you pay?');
    await checkout.entersCard(sandboxCard('approved'));
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
    await checkout.continuesToReview();
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
  });
});
