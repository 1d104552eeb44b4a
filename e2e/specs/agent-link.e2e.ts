import type { Browser } from '@playwright/test';
import { openShoppingAgent } from '../../scripts/channels-demo/shopping-agent.mjs';
import { testAt } from '../fixtures/another-product.ts';
import { newEmail } from '../fixtures/new-email.ts';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect } from '../fixtures/test.ts';

const test = testAt({ IRONCART_AGENT_LOOPBACK: 'on' });

const columbus = {
  street_address: '77 Mill Street',
  address_locality: 'Columbus',
  address_region: 'OH',
  postal_code: '43215',
  address_country: 'US',
};

const shippedTo = (address: object) => ({ type: 'shipping', destinations: [address] });

/** A checkout started by an agent for Ines: one plate, shipped to the given address, or collected. */
const begins = async (url: string, method: object = shippedTo(columbus)) => {
  const agent = await openShoppingAgent(url);
  const [product] = (await agent.ask('POST', '/catalog/search', { query: 'bumper plate' })).products ?? [];
  const id = product?.variants[0].id ?? 'p1001';
  const checkout = await agent.ask('POST', '/checkout-sessions', {
    line_items: [{ item: { id }, quantity: 1 }],
    buyer: {
      first_name: 'Ines',
      last_name: 'Moreau',
      email: 'ines@agents.example',
      phone_number: '614 555 0137',
    },
    fulfillment: { methods: [method] },
  });
  return { agent, checkout };
};

/** The page that another person sees who opens the link in their own browser. */
const seenByAnother = async (browser: Browser, link: string): Promise<string> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link);
  const pages = [await page.content()];
  for (const path of ['/checkout', '/checkout/shipping', '/checkout/payment']) {
    await page.goto(new URL(path, link).href);
    pages.push(await page.content());
  }
  await context.close();
  return pages.join('\n');
};

test("a customer keeps the checkout opened from an agent's link, with their own e-mail address", {
  tag: '@one-width',
}, async ({ baseURL, browser, checkout, page, shop }) => {
  const email = newEmail('agent');
  await shop.registers({ firstname: 'Nora', lastname: 'Lind', email });
  const { agent, checkout: begun } = await begins(baseURL ?? '');
  await page.goto(begun.continue_url);
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  const waiting = await agent.ask('GET', `/checkout-sessions/${begun.id}`);
  expect(await seenByAnother(browser, waiting.continue_url)).not.toMatch(/Mill Street|Moreau|Lind/);
  await checkout.entersCard(sandboxCard('approved'));
  await checkout.continuesToReview();
  await expect(page.getByText('77 Mill Street').first()).toBeVisible();
  await expect(page.getByText('ines@agents.example')).toHaveCount(0);
  await checkout.placesOrder();
  const orderId = await checkout.seesOrderNumber();
  expect((await agent.ask('GET', `/checkout-sessions/${begun.id}`)).order.id).toBe(orderId);
  await agent.close();
});

test('a pickup order begun by an agent asks the person for the billing address only', {
  tag: '@one-width',
}, async ({ baseURL, checkout, page }) => {
  const { agent, checkout: begun } = await begins(baseURL ?? '', { type: 'pickup' });
  expect(begun.status).toBe('ready_for_complete');
  const total = begun.totals.at(-1).amount;
  await page.goto(begun.continue_url);
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await expect(page.getByLabel('First name')).toHaveValue('Ines');
  await page.getByLabel('Street address').fill('77 Mill Street');
  await page.getByLabel('City').fill('Columbus');
  await page.getByLabel('State').selectOption({ label: 'Ohio' });
  await page.getByLabel('ZIP code').fill('43215');
  await checkout.entersCard(sandboxCard('approved'));
  await checkout.continuesToReview();
  await expect(page.getByText('1200 Foundry Row').first()).toBeVisible();
  await checkout.placesOrder();
  await checkout.seesOrderNumber();
  await expect(page.getByRole('heading', { name: 'Pickup' })).toBeVisible();
  const told = await agent.ask('GET', `/checkout-sessions/${begun.id}`);
  expect([told.status, told.totals.at(-1).amount]).toEqual(['completed', total]);
  expect(told.fulfillment.methods[0].destinations[0].address.street_address).toBe('1200 Foundry Row');
  expect(JSON.stringify(told)).not.toContain('Mill Street');
  await agent.close();
});

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'agent link' : 'agent link without scripts', () => {
    test.use({ javaScriptEnabled: isScripted });

    test('opens the payment step of a checkout that lacks only payment, and the agent is informed of the order', async ({
      baseURL,
      browser,
      checkout,
      page,
    }) => {
      const { agent, checkout: begun } = await begins(baseURL ?? '');
      expect(begun.status).toBe('ready_for_complete');
      await page.goto(begun.continue_url);
      await expect(page).toHaveURL(/\/checkout\/payment$/);
      expect(await seenByAnother(browser, begun.continue_url)).not.toMatch(/Mill Street|Moreau|ines@agents/);

      if (isScripted) {
        await checkout.entersCard(sandboxCard('approved'));
        await checkout.continuesToReview();
        await expect(page.getByText('77 Mill Street').first()).toBeVisible();
        await checkout.placesOrder();
      } else {
        await checkout.paysWith('Klarna');
        await checkout.continuesToReview();
        await checkout.placesOrder();
        await checkout.answersBankPage('Pay');
      }
      await checkout.seesOrderNumber();
      const told = await agent.ask('GET', `/checkout-sessions/${begun.id}`);
      expect(told.status).toBe('completed');
      expect(told.order.id).toBeTruthy();
      await agent.close();
    });

    test('opens the address step of a checkout with an incomplete address, with the entered data', async ({
      baseURL,
      page,
    }) => {
      const { agent, checkout: begun } = await begins(baseURL ?? '', shippedTo({ ...columbus, postal_code: '' }));
      expect(begun.status).toBe('incomplete');
      await page.goto(begun.continue_url);
      await expect(page).toHaveURL(/\/checkout\/shipping$/);
      await expect(page.getByLabel('Street address')).toHaveValue('77 Mill Street');
      await expect(page.getByLabel('First name')).toHaveValue('Ines');
      await expect(page.getByLabel('ZIP code')).toHaveValue('');
      await agent.close();
    });
  });
}
