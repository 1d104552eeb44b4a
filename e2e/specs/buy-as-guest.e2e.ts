import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';

const barbell = { name: 'Halden Club Bar 20 kg', path: '/halden-club-bar-20-kg', promo: '$310.00', list: '$345.00' };

test.describe('a guest', () => {
  test('walks from the home page to a placed order [S1-product-01] [S1-areas-02] [S1-areas-03] [S1-areas-04] [S1-areas-05] [S2-checkout-01] [S4-order-01]', async ({
    shop,
    checkout,
    page,
  }) => {
    await shop.opens('/');
    await shop.isReady();
    await shop.opens('/olympic-barbells');
    await shop.opensProduct(barbell.name);
    await expect(page.getByRole('main').getByText(barbell.promo).first()).toBeVisible();
    await shop.isReady();
    await shop.addsToCart();
    await shop.seesInSideCart(barbell.name);
    await shop.goesToCartFromSideCart();
    await shop.sees(barbell.promo);
    await shop.goesToCheckout();
    await checkout.reachesReviewAsGuest(sandboxCard('approved'));
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
  });

  test('buys a colour of a configurable product', async ({ shop, page }) => {
    await shop.opens('/halden-trap-bar');
    await shop.isReady();
    await shop.chooses('Red');
    await shop.addsToCart();
    await shop.seesInSideCart('Halden Trap Bar');
    await expect(shop.sideCart.getByText('Red').first()).toBeVisible();
    await expect(page.getByText('$385.00').first()).toBeVisible();
  });
});
