import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { test } from '../fixtures/test.ts';
import { guest } from '../models/checkout.ts';

test('a shopper in Ohio is billed in Ontario', { tag: '@one-width' }, async ({ shop, checkout, page }) => {
  await shop.arrivesAtCheckoutWith('/halden-club-bar-20-kg');
  await checkout.entersAddress(guest);
  await checkout.seesShippingMethods();
  await checkout.continuesToPayment();
  const main = page.getByRole('main');
  await main.getByLabel('Billing address is the same as the shipping address').uncheck();
  await main.getByLabel('First name').fill('Ines');
  await main.getByLabel('Last name').fill('Moreau');
  await main.getByLabel('Country').selectOption('CA');
  await main.getByLabel('Street address').fill('290 Bremner Boulevard');
  await main.getByLabel('City').fill('Toronto');
  await main.getByRole('combobox', { name: 'Province or territory' }).selectOption({ label: 'Ontario' });
  await main.getByLabel('Postal code').fill('M5V 3L9');
  await main.getByLabel('Phone').fill('416 555 0100');
  await checkout.entersCard(sandboxCard('approved'));
  await checkout.continuesToReview();
  await checkout.placesOrder();
  await checkout.seesOrderNumber();
});
