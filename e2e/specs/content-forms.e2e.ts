import { expect, test } from '../fixtures/test.ts';

test('contact form reports an invalid e-mail address and a card number beside their fields, and is sent once valid [S1-areas-01]', {
  tag: '@one-width',
}, async ({ shop, page }) => {
  await shop.opens('/contact');
  await shop.isReady();
  const main = page.getByRole('main');
  const email = main.getByLabel('Email');
  await main.getByLabel('Name').fill('Ada');
  await email.fill('ada at example.com');
  await main.getByLabel('Message').fill('Do you ship to Malta?');
  await main.getByRole('button', { name: 'Send it' }).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveValue('ada at example.com');
  await email.fill('ada@example.com');
  const message = main.getByLabel('Message');
  await message.fill('Take it from 4111 1111 1111 1111, please');
  await main.getByRole('button', { name: 'Send it' }).click();
  await expect(message).toHaveAccessibleDescription(/looks like a card number/);
  await expect(message).toHaveValue('Take it from 4111 1111 1111 1111, please');
  await message.fill('Do you ship to Malta?');
  await main.getByRole('button', { name: 'Send it' }).click();
  await expect(main.getByText('Thank you. We have your message.').first()).toBeVisible();
});
