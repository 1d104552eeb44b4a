import { readFileSync } from 'node:fs';
import { readMailTo } from '../fixtures/database.ts';
import { newEmail } from '../fixtures/new-email.ts';
import { axeFindings } from '../fixtures/page-findings.ts';
import { saveAddress } from '../fixtures/saved-address.ts';
import { expect, test } from '../fixtures/test.ts';

for (const { javaScriptEnabled, how } of [
  { javaScriptEnabled: true, how: 'a customer' },
  { javaScriptEnabled: false, how: 'a customer without scripts' },
]) {
  test.describe(how, { tag: javaScriptEnabled ? [] : '@one-width' }, () => {
    test.use({ javaScriptEnabled });

    test('a customer downloads all stored personal data, and deletes the account with the password [S2-account-19]', async ({
      shop,
      page,
    }) => {
      const email = newEmail('leaves');
      await shop.registers({ firstname: 'Lea', lastname: 'Leaves', email });
      await saveAddress(page, email);
      await shop.opens('/account/settings');
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download my data' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
      const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
      expect(file).toMatchObject({ customer: { email, addresses: [{ street: ['418 Canal Street'] }] } });

      await page.getByRole('link', { name: 'Delete my account' }).click();
      await shop.seesHeading('Delete my account');
      await shop.sees('What is kept, and why');
      if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
      const password = page.getByLabel('Current password', { exact: true });
      await password.fill('not the password');
      await page.getByRole('button', { name: 'Delete my account for good' }).click();
      await shop.sees('This is not your password.');
      await password.fill('heavy-single-91');
      await page.getByRole('button', { name: 'Delete my account for good' }).click();
      await page.waitForURL(/\/login\?/);
      await shop.sees('Your account is deleted.');

      const mails = await readMailTo(email);
      expect(mails.join()).toContain('your account is deleted, as you asked');
      await shop.opens('/account/settings');
      await expect(page).toHaveURL(/\/login\?redirect=/);
      // The address is free again.
      await shop.registers({ firstname: 'Lea', lastname: 'Returns', email });
      await shop.opens('/account/address');
      await expect(page.getByText('418 Canal Street')).toHaveCount(0);
    });
  });
}
