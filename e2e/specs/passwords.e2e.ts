import { readMailTo } from '../fixtures/database.ts';
import { newEmail } from '../fixtures/new-email.ts';
import { expect, test } from '../fixtures/test.ts';

const linkIn = /http:\/\/\S+\/account\/reset-password\/\S+/;

for (const { javaScriptEnabled, what } of [
  { javaScriptEnabled: true, what: 'a forgotten password' },
  { javaScriptEnabled: false, what: 'a forgotten password, without scripts' },
]) {
  test.describe(what, { tag: '@one-width' }, () => {
    test.use({ javaScriptEnabled });

    test('password is reset once through the link in a mail, and the link is not leaked to other sites [S2-account-22] [SECURITY-7]', async ({
      shop,
      page,
    }) => {
      const email = newEmail(`forgot-${javaScriptEnabled ? 'with' : 'without'}`);
      await shop.registers({ firstname: 'Nora', lastname: 'Lind', email });
      await shop.logsOut();
      await shop.opens('/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await shop.asksForNewPassword(email);
      await shop.sees(`If ${email} has an account`);

      await expect.poll(() => readMailTo(email)).toHaveLength(1);
      const link = linkIn.exec((await readMailTo(email))[0] ?? '')?.[0] ?? '';
      const referers: string[] = [];
      page.on('request', async (request) => referers.push((await request.headerValue('referer')) ?? ''));
      await shop.opens(link);
      await shop.choosesPassword('single');
      await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
      await shop.choosesPassword('heavy-double-92');
      await page.waitForURL(/\/login\?/);
      await shop.sees('Your password is changed.');
      expect(referers.length).toBeGreaterThan(0);
      expect(referers.filter((referer) => referer.includes('reset-password'))).toEqual([]);

      await shop.opens(link);
      await shop.choosesPassword('heavy-triple-93');
      await shop.sees('This link has been used already, or is older than an hour.');
      await shop.logsIn(email, 'heavy-double-92');
      await shop.opens('/account/dashboard');
      await shop.sees('Nora');
    });
  });
}
