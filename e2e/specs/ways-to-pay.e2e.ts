import { newGiftCard } from '../fixtures/database.ts';
import { newEmail } from '../fixtures/new-email.ts';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';
import { guest } from '../models/checkout.ts';

const plate = '/halden-training-bumper-plate-20-kg';

test.describe('a shopper pays', { tag: ['@one-width', '@often'] }, () => {
  test('at the bank, and returns to a placed order [S9-payment-07] [S4-order-02]', async ({ shop, checkout }) => {
    await shop.arrivesAtCheckoutWith(plate);
    await checkout.reachesPaymentAsGuest();
    await checkout.paysWith('Klarna');
    await checkout.continuesToReview();
    await checkout.placesOrder();
    await checkout.answersBankPage('Pay');
    await checkout.seesOrderNumber();
  });

  test('not at a bank that declines: the order stays open, and another payment method succeeds', async ({
    shop,
    checkout,
    page,
  }) => {
    await shop.arrivesAtCheckoutWith(plate);
    await checkout.reachesPaymentAsGuest();
    await checkout.paysWith('Klarna');
    await checkout.continuesToReview();
    await checkout.placesOrder();
    await checkout.answersBankPage('Refuse');
    await expect(page.getByRole('alert').first()).toContainText(/refused|did not confirm/);
    await page.goto('/checkout/payment');
    await checkout.paysWith(/card/i);
    await checkout.entersCard(sandboxCard('approved'));
    await checkout.continuesToReview();
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
  });

  test('at the bank in another tab, with the order placed in both', async ({ shop, checkout, page, context }) => {
    await shop.arrivesAtCheckoutWith(plate);
    await checkout.reachesPaymentAsGuest();
    await checkout.paysWith('Klarna');
    await checkout.continuesToReview();
    await checkout.placesOrder();
    await page.waitForURL(/\/sandbox-pay\/redirect\//);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Pay', exact: true }).click();
    await other.waitForURL(/\/checkout\/success/);
    await page.getByRole('button', { name: 'Leave without an answer' }).click();
    await checkout.seesOrderNumber();
  });

  test('with the amount approved at PayPal', async ({ shop, checkout, page }) => {
    await shop.arrivesAtCheckoutWith(plate);
    await checkout.reachesPaymentAsGuest();
    await checkout.paysWith('PayPal');
    await checkout.answersPayPal('Approve');
    await expect(page.getByText(/You approved \$/)).toBeVisible();
    await checkout.continuesToReview();
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
  });

  test('not with an amount other than the one approved at PayPal [S8-err-order-29] [S8-err-order-30]', async ({
    shop,
    checkout,
    page,
  }) => {
    await shop.arrivesAtCheckoutWith(plate);
    await checkout.reachesPaymentAsGuest();
    await checkout.paysWith('PayPal');
    await checkout.answersPayPal('Approve one cent less');
    await expect(page.getByText('The total has changed. Please approve the new amount.')).toBeVisible();
    await checkout.answersPayPal('Approve');
    await expect(page.getByText(/You approved \$/)).toBeVisible();
  });

  test('a part with a gift card and the rest by card, and no gift card twice [S5-giftcard-01]', async ({
    shop,
    checkout,
    page,
  }) => {
    await shop.arrivesAtCheckoutWith(plate);
    await checkout.reachesPaymentAsGuest();
    const partCard = await newGiftCard('20.00');
    await checkout.givesGiftCard('NO-SUCH-CARD-0000');
    await expect(page.getByLabel('Gift card code')).toHaveAttribute('aria-invalid', 'true');
    await checkout.givesGiftCard(partCard);
    await expect(page.getByRole('list', { name: 'Gift cards' }).getByRole('listitem')).toHaveCount(1);
    await checkout.givesGiftCard(partCard.toLowerCase());
    await expect(page.getByLabel('Gift card code')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('list', { name: 'Gift cards' }).getByRole('listitem')).toHaveCount(1);
    await checkout.entersCard(sandboxCard('approved'));
    await checkout.continuesToReview();
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
    await expect(page.getByRole('main').getByText('Gift cards').first()).toBeVisible();
  });

  test('everything with gift cards, without a card', async ({ shop, checkout, page }) => {
    await shop.arrivesAtCheckoutWith(plate);
    await checkout.reachesPaymentAsGuest();
    await checkout.givesGiftCard(await newGiftCard('5000.00'));
    await expect(page.getByRole('list', { name: 'Gift cards' }).getByRole('listitem')).toHaveCount(1);
    await checkout.continuesToReview();
    await expect(page.getByRole('button', { name: /^Place order, \$\d+\.\d\d by gift card$/ })).toBeEnabled();
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
  });
});

test.describe('a customer', { tag: ['@one-width', '@often'] }, () => {
  test('stores address and card, pays with them later, enters the security code if the bank requires it, and removes the card [S8-err-order-28]', async ({
    shop,
    checkout,
    page,
  }) => {
    await shop.registers({ firstname: 'Nora', lastname: 'Lind', email: newEmail('nora') });
    await shop.takesToCheckout(plate);
    await checkout.entersAddress(guest);
    await page.getByLabel('Save this address to my address book').check();
    await checkout.seesShippingMethods();
    await checkout.continuesToPayment();
    await checkout.entersCard(sandboxCard('asksForCode'));
    await page.getByLabel('Keep this card for next time').check();
    await checkout.continuesToReview();
    await checkout.placesOrder();
    await checkout.seesOrderNumber();

    await shop.takesToCheckout(plate);
    await page.getByRole('radio', { name: new RegExp(guest.street) }).check({ force: true });
    await checkout.seesShippingMethods();
    await checkout.continuesToPayment();
    await checkout.paysWith(/ending 0050/);
    await checkout.continuesToReview();
    await checkout.placesOrder();
    await expect(page.getByRole('alert').first()).toContainText('security code');
    await page.waitForURL(/\/checkout\/payment$/);
    await page.frameLocator('iframe[title="Security code"]').getByLabel('Security code').fill('123');
    await checkout.continuesToReview();
    await checkout.placesOrder();
    await checkout.seesOrderNumber();

    await page.goto('/account/payment-methods');
    // It cannot be undone: the first press only asks for confirmation.
    await page.locator('summary', { hasText: 'Remove Visa ending 0050' }).click();
    await expect(page.getByText('you would have to enter it again').first()).toBeVisible();
    await page.getByRole('button', { name: 'Remove Visa ending 0050' }).click();
    await expect(page.getByText('The card is removed.')).toBeVisible();
    await expect(page.getByText('Visa ending 0050')).toHaveCount(0);
  });

  test('adds a card in the account with a new billing address, after another was declined, and pays with it [S4-card-03]', async ({
    shop,
    checkout,
    page,
  }) => {
    await shop.registers({ firstname: 'Nora', lastname: 'Lind', email: newEmail('nora') });
    await shop.opens('/account/payment-methods');
    await page.getByRole('link', { name: 'Add a card', exact: true }).click();
    await shop.seesHeading('Add a card');
    await page.getByLabel('Street address').fill(guest.street);
    await page.getByLabel('City').fill('Dayton');
    await page.getByLabel('State').selectOption('OH');
    await page.getByLabel('ZIP code').fill('45402');
    await page.getByLabel('Phone').fill('937 555 0110');
    // Nothing typed: the provider's frame shows what is missing.
    await page.getByRole('button', { name: 'Add card' }).click();
    await expect(page.frameLocator('iframe[title="Card details"]').getByText('Check the card number')).toBeVisible();

    await checkout.entersCard(sandboxCard('refused'));
    await page.getByRole('button', { name: 'Add card' }).click();
    await expect(page.getByText('The bank refused this card.')).toBeVisible();
    // The address was saved, and is not saved a second time.
    await expect(page.getByLabel('Billing address')).toContainText(guest.street);
    await checkout.entersCard(sandboxCard('approved'));
    await page.getByRole('button', { name: 'Add card' }).click();
    await expect(page.getByText('The card is added.')).toBeVisible();
    await expect(page.getByText(`${guest.street}, Dayton`)).toHaveCount(1);

    await shop.takesToCheckout(plate);
    await page.getByRole('radio', { name: new RegExp(guest.street) }).check({ force: true });
    await checkout.seesShippingMethods();
    await checkout.continuesToPayment();
    await checkout.paysWith(/ending 0001/);
    await checkout.continuesToReview();
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
  });
});
