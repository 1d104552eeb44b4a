import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';
import { guest } from '../models/checkout.ts';

const product = '/halden-training-bumper-plate-20-kg';

test.describe('checkout', () => {
  test('keeps what was typed over a reload [S4-draft-01]', async ({ shop, checkout, page }) => {
    await shop.arrivesAtCheckoutWith(product);
    await checkout.entersAddress(guest);
    await checkout.seesShippingMethods();
    // Nothing on the page says that it is kept: the phone number, typed last, is what comes last into the storage.
    const lastDigits = guest.phone.slice(-4);
    await page.waitForFunction((typed) => atob(localStorage.getItem('r_co') ?? '').includes(typed), lastDigits);
    await page.reload();
    await expect(page.getByLabel('Street address')).toHaveValue(guest.street);
    await checkout.seesShippingMethods();
    await checkout.continuesToPayment();
  });

  test('says what is wrong with an address beside the field [S5-address-07]', async ({ shop, checkout, page }) => {
    await shop.arrivesAtCheckoutWith(product);
    await checkout.entersAddress({ ...guest, zip: 'ABCDE' });
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByLabel('ZIP code')).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(/\/checkout\/shipping$/);
  });

  test.describe('on its way', { tag: '@one-width' }, () => {
    test('goes back and forward with the browser', async ({ shop, checkout, page }) => {
      await shop.arrivesAtCheckoutWith(product);
      await checkout.entersAddress(guest);
      await checkout.seesShippingMethods();
      await checkout.continuesToPayment();
      await page.goBack();
      await expect(page).toHaveURL(/\/checkout\/shipping$/);
      await expect(page.getByLabel('Street address')).toHaveValue(guest.street);
      await page.goForward();
      await expect(page).toHaveURL(/\/checkout\/payment$/);
    });

    test('places one order from two tabs', async ({ shop, checkout, page, context }) => {
      await shop.arrivesAtCheckoutWith(product);
      await checkout.reachesReviewAsGuest(sandboxCard('approved'));
      const other = await context.newPage();
      await other.goto('/cart');
      await checkout.placesOrder();
      await checkout.seesOrderNumber();
      await other.reload();
      await expect(other.getByText(/cart is empty/i).first()).toBeVisible();
      await page.goto('/cart');
      await expect(page.getByText(/cart is empty/i).first()).toBeVisible();
    });
  });
});
