import { expect, test } from '../fixtures/test.ts';

test('a contact form reports an invalid e-mail address beside its field, and is sent once it is valid [S1-areas-01]', {
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
  await main.getByRole('button', { name: 'Send it' }).click();
  await expect(main.getByText('Thank you. We have your message.').first()).toBeVisible();
});
