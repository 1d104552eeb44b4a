import { expect, test } from '../fixtures/test.ts';
import { guest } from '../models/checkout.ts';

test("a customer whose saved address is outside the site's countries is informed, and enters another", {
  tag: '@one-width',
}, async ({ shop, checkout, page }) => {
  // A demo customer in Sheffield, in the US store.
  await shop.logsIn('owen@example.com', 'pull-heavy-24');
  await shop.arrivesAtCheckoutWith('/halden-club-bar-20-kg');
  const main = page.getByRole('main');
  await expect(main.getByText('12 Foundry Lane').first()).toBeVisible();
  await expect(main.getByText('Nobody delivers this order to your address.').first()).toBeVisible();
  await main.getByRole('radio', { name: 'A new address' }).check({ force: true });
  await checkout.entersAddress(guest);
  await checkout.seesShippingMethods();
  await expect(main.getByText('Nobody delivers this order to your address.')).toHaveCount(0);
});
