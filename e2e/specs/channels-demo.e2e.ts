import { serveChannelsDemo } from '../../scripts/channels-demo/serve-channels-demo.mjs';
import { testAt } from '../fixtures/another-product.ts';
import { expect } from '../fixtures/test.ts';

const test = testAt({ IRONCART_AGENT_LOOPBACK: 'on' });

test.use({ viewport: { width: 1440, height: 900 } });

test('one checkout in three channels: begun by an agent, changed on the page without scripts, and updated on the page with scripts', {
  tag: '@one-width',
}, async ({ baseURL, page }) => {
  const demo = await serveChannelsDemo(baseURL ?? '');
  await page.goto(demo.url);
  const told = page.getByRole('log', { name: 'What the agent is told' });
  await page.getByRole('button', { name: 'Begin: one bar' }).click();
  await expect(told).toContainText('status: ready_for_complete');
  await page.getByRole('button', { name: 'Make it two' }).click();
  await expect(told.getByText(/^status/)).toHaveCount(2);

  const plain = page.frameLocator('#plain');
  await page.getByRole('region', { name: 'The page without scripts' }).getByRole('button').click();
  // A link in a frame is only followed after a press.
  await plain.getByRole('button', { name: 'Continue' }).click();
  await expect(plain.getByRole('heading', { level: 1, name: 'How do you pay?' })).toBeVisible();
  await expect(told).toContainText('with_buyer');
  await plain.getByRole('link', { name: 'Shipping' }).first().click();
  await plain.getByLabel('Street address').fill('78 Mill Street');
  await plain.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(plain.getByRole('heading', { level: 1, name: 'How do you pay?' })).toBeVisible();

  const scripted = page.frameLocator('#page');
  await page.getByRole('region', { name: 'The page with scripts' }).getByRole('button').click();
  await scripted.getByRole('link', { name: 'Shipping' }).first().click();
  await expect(scripted.getByLabel('Street address')).toHaveValue('78 Mill Street');
  await demo.close();
});

test('channels demo explains why an agent cannot begin at a store that rejects agents on this machine', {
  tag: '@one-width',
}, async ({ page }) => {
  const demo = await serveChannelsDemo(process.env.IRONCART_E2E_URL ?? '');
  await page.goto(demo.url);
  await page.getByRole('button', { name: 'Begin: one bar' }).click();
  await expect(page.getByRole('log', { name: 'What the agent is told' })).toContainText('profile');
  await expect(page.getByRole('button', { name: 'Make it two' })).toBeDisabled();
  await demo.close();
});
