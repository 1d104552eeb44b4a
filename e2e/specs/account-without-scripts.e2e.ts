import type { Locator, Page } from '@playwright/test';
import { endPromotion, newGiftCard } from '../fixtures/database.ts';
import { newEmail } from '../fixtures/new-email.ts';
import { runCommand } from '../fixtures/run-command.ts';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';
import { Checkout, guest } from '../models/checkout.ts';
import { Shop } from '../models/shop.ts';

const bar = { path: '/halden-club-bar-20-kg', name: 'Halden Club Bar 20 kg' };

/** Selects the first option with these words. */
const chooses = async (box: Locator, words: RegExp): Promise<void> => {
  const option = box.getByRole('option', { name: words }).first();
  await box.selectOption((await option.getAttribute('value')) ?? '');
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer creates a second wishlist, renames it, moves an item to it, shares it, and a visitor reads it [S6-guest-01]', async ({
    shop,
    page,
    request,
  }) => {
    await shop.registers({ firstname: 'Wilma', lastname: 'Wishes', email: newEmail('lists-without') });
    await shop.opens(bar.path);
    await page.getByRole('button', { name: 'Add to wishlist' }).click();
    await page.waitForURL(/\/account\/wishlist/);
    const main = page.getByRole('main');
    await main.getByText('New list', { exact: true }).click();
    await main.getByLabel('Name of the new list').fill('Garage');
    await main.getByRole('button', { name: 'Make the list' }).click();
    await shop.seesHeading(/Garage/);
    await main.getByText('Change this list', { exact: true }).click();
    await main.getByLabel('Name of this list').fill('Cellar');
    await main.getByRole('button', { name: 'Rename' }).click();
    await shop.seesHeading(/Cellar/);

    await main.getByRole('navigation', { name: 'Your wishlists' }).getByRole('link').filter({ hasText: '(1)' }).click();
    const move = main.getByRole('form', { name: `Move ${bar.name} to another list` });
    await move.getByLabel('To the list').selectOption('Cellar');
    await move.getByRole('button', { name: 'Move' }).click();
    await main.getByRole('link', { name: 'Cellar (1)' }).click();
    await expect(main.getByText(bar.name).first()).toBeVisible();

    await main.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(main.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
    const shared = /\/wishlist\/[\w-]+/.exec(await main.innerHTML())?.[0] ?? '';
    expect(await (await request.get(shared)).text()).toContain(bar.name);
    await main.getByRole('button', { name: 'Move to cart' }).click();
    await shop.opens('/cart');
    await expect(main.getByText(bar.name).first()).toBeVisible();
  });

  test('a guest returns a bar, from the order number to the label [S1-areas-09]', async ({ shop, checkout, page }) => {
    await shop.opens(bar.path);
    await shop.addsToCart();
    await shop.goesToCheckout();
    await checkout.reachesReviewWithGiftCard(await newGiftCard('5000.00'));
    await checkout.placesOrder();
    const orderId = await checkout.seesOrderNumber();
    expect(await runCommand('order', 'ship', orderId)).toContain(orderId);
    await page.context().clearCookies();

    await shop.opens('/rmaprocess');
    const main = page.getByRole('main');
    const find = page.locator('form', { has: page.getByRole('button', { name: 'Find my order' }) });
    await find.getByLabel('Order number').fill(orderId);
    await find.getByLabel('Email').fill('somebody@example.com');
    await find.getByRole('button').click();
    await shop.sees('No order has that number and email.');
    await expect(find.getByLabel('Order number')).toHaveValue(orderId);
    await find.getByLabel('Email').fill(guest.email);
    await find.getByRole('button').click();
    await page.waitForURL(/\/rmaprocess\/select-items\?/);
    await main.getByLabel('How many').fill('1');
    await main.getByLabel(/Anything we should know/).fill('Bent at the sleeve');
    await main.getByRole('button', { name: 'Continue' }).click();
    await shop.sees('Please choose a reason');
    await expect(main.getByLabel(/Anything we should know/)).toHaveValue('Bent at the sleeve');
    await main.getByLabel('Why').selectOption('Arrived damaged');
    await main.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/\/rmaprocess\/confirm\?/);
    await shop.sees(`1 × ${bar.name}`);
    await main.getByRole('button', { name: 'Confirm return' }).click();
    await shop.seesHeading('Your return is registered');
    await main.getByRole('link', { name: 'Print the label' }).click();
    await page.waitForURL(/\/rmaprocess\/print\//);
  });

  test('a subscription is placed only with consent to its charges, with an error beside the checkbox and all input kept [S4-subs-01]', async ({
    shop,
    checkout,
    page,
  }) => {
    await shop.registers({ firstname: 'Lin', lastname: 'Lifter', email: newEmail('agrees-without') });
    await shop.opens('/halden-strength-programming-trial');
    await shop.addsToCart();
    await shop.opens('/checkout');
    await page.waitForURL(/\/checkout\/payment$/);
    await checkout.fillsAddress(guest);
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await checkout.entersCardOnItsPage(sandboxCard('approved'));
    await page.waitForURL(/\/checkout\/review$/);
    await page.getByLabel('Comments on your order').fill('Mind the dog');
    const charge = page.getByRole('checkbox', { name: /^I agree to be charged/ });
    const trial = page.getByRole('checkbox', { name: /^I agree that the trial becomes/ });
    await trial.check({ force: true });
    await checkout.placesOrder();
    await expect(page).toHaveURL(/\/checkout\/review/);
    await expect(charge).toHaveAttribute('aria-invalid', 'true');
    await shop.sees('Please agree before you place the order.');
    await expect(trial).toBeChecked();
    await expect(page.getByLabel('Comments on your order')).toHaveValue('Mind the dog');
    await charge.check({ force: true });
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
  });

  test('a deal that ends before the order is placed is reported, also with scripts, and the next click places the new total [S4-promo-08]', {
    tag: '@one-width',
  }, async ({ shop, checkout, page, browser, baseURL }) => {
    const path = '/halden-power-bar-black-zinc';
    const ended = /The deal on Halden Power Bar.* has ended. Its price is [$][\d.]+ now; it was [$]289[.]50./;
    /** Ends the deal at the review, until the order is placed. */
    const placesAfterTheDeal = async (at: Page, learns: () => Promise<void>): Promise<void> => {
      await expect(at.getByRole('main')).toContainText('$289.50');
      const restore = await endPromotion('halden-power-bar-black-zinc');
      try {
        await learns();
        await expect(at.getByRole('main')).toContainText(ended);
        await new Checkout(at).placesOrder();
        await new Checkout(at).seesOrderNumber();
      } finally {
        await restore();
      }
    };
    const isRefused = async (at: Page): Promise<void> => {
      await new Checkout(at).placesOrder();
      await expect(at.getByRole('main')).toContainText(
        'Your cart or its prices have changed. Please look at the new total.',
      );
    };

    await shop.opens(path);
    await shop.addsToCart();
    await shop.sees('$289.50');
    await shop.goesToCheckout();
    await checkout.reachesReviewWithGiftCard(await newGiftCard('5000.00'));
    await placesAfterTheDeal(page, () => isRefused(page));

    const scripted = await browser.newContext({
      javaScriptEnabled: true,
      ...(baseURL !== undefined && { baseURL }),
    });
    for (const hearsBeforeItPlaces of [false, true]) {
      const each = await scripted.newPage();
      await each.clock.install();
      await new Shop(each).arrivesAtCheckoutWith(path);
      await new Checkout(each).reachesReviewAsGuest(sandboxCard('approved'));
      // The cart is watched after 5 seconds, and reloaded each minute.
      const hears = async (): Promise<void> => {
        await each.clock.fastForward('00:06');
        await each.waitForLoadState('networkidle');
        await each.clock.fastForward('01:05');
      };
      await placesAfterTheDeal(each, hearsBeforeItPlaces ? hears : () => isRefused(each));
    }
    await scripted.close();
  });

  test('a list is filtered by a form, also with collapsed filters, and a filter is removed by its link [S3-facets-01]', async ({
    shop,
    page,
  }, { project }) => {
    await shop.opens('/barbells');
    const list = page.getByRole('list', { name: 'Barbells' });
    const everything = await list.getByRole('article').count();
    if (project.name === 'phone')
      await page.getByText('Filter', { exact: true }).locator('visible=true').first().click();
    const filters = page.getByRole('complementary', { name: 'Filter' });
    const aggressive = filters.getByRole('checkbox', { name: /^Aggressive/ });
    await filters.locator('summary', { hasText: 'Knurl' }).click();
    await aggressive.check();
    await filters.getByRole('button', { name: 'Apply', exact: true }).first().click();
    await page.waitForURL(/ggressive/);
    expect(await list.getByRole('article').count()).toBeLessThan(everything);
    await page
      .getByRole('link', { name: /Aggressive/ })
      .locator('visible=true')
      .first()
      .click();
    await expect(page).not.toHaveURL(/ggressive/);
    await expect(list.getByRole('article')).toHaveCount(everything);
  });

  test('a rack is planned with a colour and an attachment, and the whole gym is bought [S2-cond-03] [S2-cond-06]', {
    tag: '@one-width',
  }, async ({ shop, checkout, page }) => {
    const main = page.getByRole('main');
    await shop.opens('/zeus-builder/project/edit');
    await main.getByRole('button', { name: 'Plan in this room' }).click();
    const add = main.getByRole('form', { name: 'Add equipment' });
    await chooses(add.getByRole('combobox', { name: 'What' }), /^Halden R4 Power Rack/);
    await add.getByRole('button', { name: 'Add to the floor' }).click();
    const rack = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Halden R4 Power Rack' }) });
    await chooses(rack.getByRole('combobox', { name: 'Variation' }), /red/i);
    await rack.getByRole('button', { name: 'Choose' }).click();
    const attach = main.getByRole('form', { name: 'Add an attachment' });
    await chooses(attach.getByRole('combobox', { name: 'What' }), /Halden Spotter Arms 600/);
    await attach.getByRole('button', { name: 'Hang on the rack' }).click();
    await shop.sees('Hangs on 1, Halden R4 Power Rack.');
    await main.getByRole('button', { name: 'Add the whole gym to the cart' }).click();
    await page.waitForURL(/\/cart$/);
    await expect(main.getByText(/frame, red/)).toBeVisible();
    await shop.goesToCheckout();
    await checkout.reachesReviewWithGiftCard(await newGiftCard('9000.00'));
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
  });
});
