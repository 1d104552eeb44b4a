import type { Browser, Locator, Page } from '@playwright/test';
import { forgetFlag, newGiftCard, offerFiveForFive, switchFlagOn } from '../fixtures/database.ts';
import { newEmail } from '../fixtures/new-email.ts';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';
import { Checkout, guest } from '../models/checkout.ts';
import { Shop } from '../models/shop.ts';

const plate = '/halden-training-bumper-plate-20-kg';

/** A guest with one plate in the cart, on the payment step: the first press of Continue shows the shipping methods. */
const goesToPayment = async ({
  shop,
  checkout,
  page,
}: {
  readonly shop: Shop;
  readonly checkout: Checkout;
  readonly page: Page;
}): Promise<void> => {
  await shop.opens(plate);
  await shop.addsToCart();
  await shop.goesToCheckout();
  await checkout.entersAddress(guest);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await checkout.seesShippingMethods();
  await checkout.continuesToPayment();
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest corrects errors beside their fields, sees the shipping methods, and pays with gift cards', async ({
    shop,
    checkout,
    page,
  }) => {
    await shop.opens(plate);
    await shop.addsToCart();
    await shop.goesToCheckout();

    await page.getByRole('button', { name: 'Continue to shipping' }).click();
    await expect(page.getByRole('region', { name: 'Go on as a guest' }).getByLabel('Email')).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await checkout.startsAsGuest(guest.email);

    await checkout.fillsAddress({ ...guest, zip: '4321' });
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByLabel('ZIP code')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('First name')).toHaveValue(guest.firstname);
    await page.getByLabel('ZIP code').fill(guest.zip);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/#shipping-methods$/);
    await checkout.seesShippingMethods();
    await page.getByRole('radio', { name: /[$]/ }).last().check({ force: true });
    await checkout.continuesToPayment();

    await checkout.givesGiftCard('NO-SUCH-CARD-0000');
    await expect(page.getByLabel('Gift card code')).toHaveAttribute('aria-invalid', 'true');
    await checkout.givesGiftCard(await newGiftCard('5000.00'));
    await expect(page.getByRole('list', { name: 'Gift cards' }).getByRole('listitem')).toHaveCount(1);
    await checkout.continuesToReview();
    await page.getByLabel('Comments on your order').fill('Mind the dog');
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
  });

  test('a guest sees in the review the remaining redemptions of the five-for-five offer [S9-promo-01]', {
    tag: '@one-width',
  }, async ({ shop, checkout, page }) => {
    await offerFiveForFive(guest.email);
    await switchFlagOn('five-for-five', 'CAN');
    try {
      await shop.opens(`/ca${plate}`);
      await shop.addsToCart();
      await shop.goesToCheckout();
      await checkout.entersCanadianAddress();
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await checkout.seesShippingMethods();
      await checkout.continuesToPayment();
      await page.getByRole('button', { name: 'Continue to review' }).click();
      await checkout.entersCardOnItsPage(sandboxCard('approved'));
      await expect(page.getByRole('main')).toContainText('Five for five');
      await expect(page.getByRole('main')).toContainText('You can still use this offer 2 times.');
    } finally {
      await forgetFlag('five-for-five');
    }
  });

  test('a guest pays at the bank, also after a decline', async ({ shop, checkout, page }) => {
    await goesToPayment({ shop, checkout, page });
    await checkout.paysWith('Klarna');
    await checkout.continuesToReview();
    await checkout.placesOrder();
    await checkout.answersBankPage('Refuse');
    await expect(page.getByRole('alert').first()).toContainText(/refused|did not confirm/);
    await page.goto('/checkout/payment');
    await checkout.paysWith('Klarna');
    await checkout.continuesToReview();
    await checkout.placesOrder();
    await checkout.answersBankPage('Pay');
    await checkout.seesOrderNumber();
  });

  test('a guest approves the amount on the PayPal page, again for another amount, and after a cancellation', async ({
    shop,
    checkout,
    page,
  }) => {
    await goesToPayment({ shop, checkout, page });
    const goesToPayPal = async (): Promise<void> => {
      await checkout.paysWith('PayPal');
      await page.getByRole('button', { name: 'Continue to review' }).click();
      await expect(page.getByRole('heading', { name: 'Sandbox wallet' })).toBeVisible();
    };
    await goesToPayPal();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/checkout\/payment$/);
    await goesToPayPal();
    await page.getByRole('button', { name: 'Approve one cent less' }).click();
    await expect(page).toHaveURL(/\/checkout\/payment\?tried$/);
    await expect(page.getByText('Please approve the payment again')).toBeVisible();
    await goesToPayPal();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page).toHaveURL(/\/checkout\/review$/);
    await expect(page.getByRole('main')).toContainText('PayPal');
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
  });

  test('a guest pays by card on the payment page, which shows errors beside its fields, and confirms at the bank', async ({
    shop,
    checkout,
    page,
  }) => {
    await goesToPayment({ shop, checkout, page });
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await checkout.entersCardOnItsPage('4242 4242 4242 4241');
    await expect(page.getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Card number').fill(sandboxCard('challenge'));
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Use this card' }).click();
    await expect(page).toHaveURL(/\/checkout\/review$/);
    await checkout.placesOrder();
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('link', { name: 'Back to the store' }).click();
    await expect(page.getByRole('alert').first()).toContainText(/bank|declined|refused/);
    await page.goto('/checkout/payment');
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await checkout.entersCardOnItsPage(sandboxCard('challenge'));
    await checkout.placesOrder();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('link', { name: 'Back to the store' }).click();
    await checkout.seesOrderNumber();
  });

  test('an order that another tab has changed is shown before it is placed', async ({ shop, checkout, page }) => {
    await goesToPayment({ shop, checkout, page });
    await checkout.givesGiftCard(await newGiftCard('5000.00'));
    await checkout.continuesToReview();
    const otherTab = await page.context().newPage();
    await otherTab.goto(plate);
    await otherTab.getByRole('button', { name: 'Add to cart' }).first().click();
    await otherTab.close();
    await checkout.placesOrder();
    await expect(page).toHaveURL(/\/checkout\/review\?changed$/);
    await expect(page.getByText('Your order has changed')).toBeVisible();
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
  });

  test('a customer stores address and card, and pays with both the next time', async ({ shop, checkout, page }) => {
    await shop.registers({ firstname: 'Nora', lastname: 'Lind', email: newEmail('nora') });
    await shop.opens(plate);
    await shop.addsToCart();
    await shop.goesToCheckout();
    await expect(page).toHaveURL(/\/checkout\/shipping$/);
    await checkout.fillsAddress(guest);
    await page.getByLabel('Save this address to my address book').check();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await checkout.seesShippingMethods();
    await checkout.continuesToPayment();
    await page.getByLabel('Keep this card for next time').check();
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await checkout.entersCardOnItsPage(sandboxCard('approved'));
    await checkout.placesOrder();
    await checkout.seesOrderNumber();

    await shop.opens(plate);
    await shop.addsToCart();
    await shop.goesToCheckout();
    await page.getByRole('radio', { name: new RegExp(guest.street) }).check({ force: true });
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await checkout.seesShippingMethods();
    await checkout.continuesToPayment();
    await checkout.paysWith(/ending/);
    await checkout.continuesToReview();
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
  });
});

/** Delays a page's scripts. @returns a function that releases them */
const holdScripts = async (page: Page): Promise<() => void> => {
  const held: (() => void)[] = [];
  let isHolding = true;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  return () => {
    isHolding = false;
    for (const go of held) go();
  };
};

/** Types a text into a field, the second half after the scripts have loaded. */
const typesAcross = async (shop: Shop, field: Locator, text: string, letThemArrive: () => void): Promise<void> => {
  const half = Math.ceil(text.length / 2);
  await field.pressSequentially(text.slice(0, half));
  const element = await field.elementHandle();
  letThemArrive();
  await shop.isReady();
  await shop.page.keyboard.type(text.slice(half));
  expect(await element?.evaluate((input) => input.isConnected && document.activeElement === input)).toBe(true);
  await expect(field).toHaveValue(text);
};

test.describe('page whose script arrives while it is used continues in place, without losing input', () => {
  test('at the start', async ({ shop, checkout, page }) => {
    await shop.takesToCheckout(plate);
    const letThemArrive = await holdScripts(page);
    await page.goto('/checkout', { waitUntil: 'commit' });
    const email = page.getByRole('region', { name: 'Go on as a guest' }).getByLabel('Email');
    await typesAcross(shop, email, 'guest@example.com', letThemArrive);
    await email.press('Enter');
    await page.waitForURL(/\/checkout\/shipping$/);
    await checkout.fillsAddress(guest);
    await checkout.seesShippingMethods();
  });

  /** Takes a checkout to a step without scripts, in a browser that supports them. */
  const bring = async (
    {
      browser,
      baseURL,
      page,
    }: { readonly browser: Browser; readonly baseURL: string | undefined; readonly page: Page },
    to: (plain: { readonly shop: Shop; readonly checkout: Checkout; readonly page: Page }) => Promise<void>,
  ): Promise<void> => {
    const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
    const plainPage = await plain.newPage();
    await to({ shop: new Shop(plainPage), checkout: new Checkout(plainPage), page: plainPage });
    await page.context().addCookies(await plain.cookies());
    await plain.close();
  };

  test('at the address', async ({ shop, checkout, page, browser, baseURL }) => {
    await bring({ browser, baseURL, page }, async ({ shop: plainShop, checkout: plainCheckout }) => {
      await plainShop.opens(plate);
      await plainShop.addsToCart();
      await plainShop.goesToCheckout();
      await plainCheckout.startsAsGuest(guest.email);
    });
    const letThemArrive = await holdScripts(page);
    await page.goto('/checkout/shipping', { waitUntil: 'commit' });
    await checkout.fillsAddress({ ...guest, street: '', phone: '' });
    await typesAcross(shop, page.getByLabel('Street address'), guest.street, letThemArrive);
    await expect(page.getByLabel('First name')).toHaveValue(guest.firstname);
    await expect(page.getByRole('combobox', { name: 'State' }).locator('option:checked')).toHaveText(guest.state);
    await page.getByLabel('Phone').fill(guest.phone);
    await checkout.seesShippingMethods();
    await checkout.continuesToPayment();
  });

  test('at the payment', async ({ shop, checkout, page, browser, baseURL }) => {
    await bring({ browser, baseURL, page }, goesToPayment);
    const code = await newGiftCard('5000.00');
    const letThemArrive = await holdScripts(page);
    await page.goto('/checkout/payment', { waitUntil: 'commit' });
    await page.getByText('Pay with a gift card').click();
    await typesAcross(shop, page.getByLabel('Gift card code'), code, letThemArrive);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('list', { name: 'Gift cards' }).getByRole('listitem')).toHaveCount(1);
    await checkout.continuesToReview();
  });

  test('at the review', async ({ shop, checkout, page, browser, baseURL }) => {
    await bring({ browser, baseURL, page }, async (plain) => {
      await goesToPayment(plain);
      await plain.checkout.givesGiftCard(await newGiftCard('5000.00'));
      await plain.checkout.continuesToReview();
    });
    const letThemArrive = await holdScripts(page);
    await page.goto('/checkout/review', { waitUntil: 'commit' });
    const comments = page.getByLabel('Comments on your order');
    await typesAcross(shop, comments, 'Mind the dog, please', letThemArrive);
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
    const orderId = new URL(page.url()).searchParams.get('order');
    const order = await page.request.get(`/svc_checkout/order/${orderId}?storeId=1`);
    expect((await order.json()).comments).toBe('Mind the dog, please');
  });
});

test('checkout step reached without scripts is kept when scripts take over, and after a reload', async ({
  shop,
  page,
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  const plainPage = await plain.newPage();
  await goesToPayment({ shop: new Shop(plainPage), checkout: new Checkout(plainPage), page: plainPage });
  await page.context().addCookies(await plain.cookies());
  await plain.close();

  await shop.opens('/checkout/payment');
  for (const _ of ['taken over', 'loaded again', 'and again']) {
    await shop.isReady();
    await page.getByText('Klarna').click();
    await expect(page.getByRole('radio', { name: 'Klarna' })).toBeChecked();
    await expect(page.getByRole('status').filter({ hasText: 'To pay' })).toContainText('3 shipping methods');
    await expect(page).toHaveURL(/\/checkout\/payment$/);
    await page.reload();
  }
});
