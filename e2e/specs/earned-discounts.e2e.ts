import type { Page } from '@playwright/test';
import { giveEarnedDiscounts, newGiftCard, readMailTo } from '../fixtures/database.ts';
import { newEmail } from '../fixtures/new-email.ts';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Checkout, guest } from '../models/checkout.ts';
import type { Shop } from '../models/shop.ts';

interface Earned {
  readonly productId: number;
  readonly type: 'percent' | 'fixed';
  readonly remainingUses: number | null;
}

/** The customer's earned discounts and their products, from the shopper's own call. */
const earnedOf = async (page: Page, type: Earned['type']) => {
  const tickets = (await (await page.request.get('/svc_ticket/tickets')).json()) as readonly Earned[];
  const ticket = tickets.find((one) => one.type === type);
  if (ticket === undefined) throw new Error('The demo customer earned nothing of the kind');
  const product = (await (await page.request.get(`/svc_content/catalog/product/${ticket.productId}`)).json()) as {
    readonly url: string;
    readonly name: string;
  };
  return { ...ticket, ...product };
};

/** Registers a new customer with earned discounts on two products, three pieces each. */
const registerWithDiscounts = async (shop: Shop): Promise<void> => {
  const email = newEmail('earner');
  await shop.registers({ firstname: 'Ada', lastname: 'Earner', email });
  await giveEarnedDiscounts(email);
};

const payAndPlace = async (page: Page, checkout: Checkout) => {
  await page.goto('/checkout/shipping');
  await checkout.entersAddress(guest);
  await checkout.seesShippingMethods();
  await checkout.continuesToPayment();
  await checkout.entersCard(sandboxCard('approved'));
  await checkout.continuesToReview();
};

test.describe
  .serial('earned discount of a customer', () => {
    test('is applied on the product page and lowers the price through to the placed order [S6-tickets-01]', async ({
      shop,
      checkout,
      page,
    }) => {
      await registerWithDiscounts(shop);
      const { url, remainingUses } = await earnedOf(page, 'percent');
      await page.goto(url);
      const offer = page.getByRole('checkbox', { name: /Use your discount: 10% off each/ });
      await page.getByText(/Use your discount: 10% off each/).click();
      await expect(offer).toBeChecked();
      await expect(page.getByRole('main').getByText('Your price').first()).toBeVisible();
      await shop.addsToCart();
      await shop.seesInSideCart('Your discount: 10% off each');
      await page.goto('/cart');
      await expect(page.getByText('Your discount: 10% off each')).toBeVisible();
      const subtotal = await page
        .getByRole('main')
        .getByText('Subtotal')
        .locator('xpath=following::*[contains(text(),"$")][1]')
        .textContent();
      await payAndPlace(page, checkout);
      await expect(page.getByRole('main').getByText(/^Visa ending 0001/)).toBeVisible();
      await expect(page.getByText(subtotal ?? 'no subtotal').first()).toBeVisible();
      await checkout.placesOrder();
      await checkout.seesOrderNumber();
      await expect(page.getByRole('main').getByText('Visa ending 0001').first()).toBeVisible();
      const after = await earnedOf(page, 'percent');
      expect(after.remainingUses).toBe((remainingUses ?? 0) - 1);
    });

    test('is applied in the cart, or kept for later', async ({ shop, checkout, page }) => {
      await registerWithDiscounts(shop);
      const { url } = await earnedOf(page, 'fixed');
      await page.goto(url);
      await shop.addsToCart();
      await expect(shop.sideCart).toBeVisible();
      await page.goto('/cart');
      const use = page.getByRole('button', { name: /^Use your discount: \$15.00 off each/ });
      await use.click();
      await expect(page.getByText('Your discount: $15.00 off each', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: /^Stop using it/ }).click();
      await expect(use).toBeVisible();
      await use.click();
      await expect(page.getByText('Your discount: $15.00 off each', { exact: true })).toBeVisible();
      await payAndPlace(page, checkout);
      await checkout.placesOrder();
      await checkout.seesOrderNumber();
    });
  });

test.describe('order paid in full with gift cards', { tag: '@one-width' }, () => {
  test('asks for no card, names the payment on the button, and shows it once placed [S9-giftcard-03]', async ({
    shop,
    checkout,
    page,
  }) => {
    await shop.arrivesAtCheckoutWith('/halden-training-bumper-plate-20-kg');
    await checkout.reachesPaymentAsGuest();
    const code = await newGiftCard('5000.00');
    const shown = `Gift card ending ${code.slice(-4)}`;
    await checkout.givesGiftCard(code);
    await expect(page.getByText('Your gift cards pay for all of it. No card is needed.')).toBeVisible();
    await expect(page.getByRole('radio', { name: /card/i })).toHaveCount(0);
    await checkout.continuesToReview();
    await expect(page.getByRole('main').getByText(shown)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Place order, \$\d+\.\d\d by gift card$/ })).toBeEnabled();
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
    await expect(page.getByText(shown).first()).toBeVisible();
    await expect(page.getByText(code)).toHaveCount(0);
  });
});

test.describe('gift cards with the same last digits', { tag: '@one-width' }, () => {
  test('have the same distinguishing names in the review, on the success page, in the account and in the mail', async ({
    shop,
    checkout,
    page,
  }) => {
    const email = newEmail('twins');
    await shop.registers({ firstname: 'Ada', lastname: 'Twins', email });
    await shop.arrivesAtCheckoutWith('/halden-training-bumper-plate-20-kg');
    await checkout.entersAddress(guest);
    await checkout.seesShippingMethods();
    await checkout.continuesToPayment();
    const main = page.getByRole('main');
    await checkout.givesGiftCard(await newGiftCard('10.00', '4711'));
    await expect(main.getByText('Gift card ending 4711')).toBeVisible();
    await checkout.givesGiftCard(await newGiftCard('5000.00', '4711'));
    await expect(main.getByText('Gift card 1 ending 4711')).toBeVisible();
    await expect(main.getByText('Gift card 2 ending 4711')).toBeVisible();
    await checkout.continuesToReview();
    const names = 'Gift card 1 ending 4711 and Gift card 2 ending 4711';
    await expect(main.getByText(names)).toBeVisible();
    await checkout.placesOrder();
    const number = await checkout.seesOrderNumber();
    await expect(main.getByText(names).first()).toBeVisible();
    await shop.opens('/account/orders');
    await main
      .getByRole('link', { name: new RegExp(number) })
      .first()
      .click();
    await page.waitForURL(/\/account\/order\//);
    await expect(main.getByText(names).first()).toBeVisible();
    await expect
      .poll(async () => (await readMailTo(email)).some((body) => body.includes(`Paid with: ${names}`)))
      .toBe(true);
  });
});
