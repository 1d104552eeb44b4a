import { newEmail } from '../fixtures/new-email.ts';
import { axeFindings } from '../fixtures/page-findings.ts';
import { runCommand } from '../fixtures/run-command.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('live chat', () => {
  test.use({ bypassCSP: true, timezoneId: 'America/Denver' });

  test('a shopper asks from the corner of a page, staff answers by command, and the answer is counted on the next page [S1-chat-01]', async ({
    shop,
    page,
  }, { project }) => {
    const question = `Does it fit 25 mm plates? (${project.name})`;
    const corner = page.getByRole('complementary', { name: 'Help' });
    const button = corner.getByRole('button', { name: /^Live chat/ });
    await shop.opens('/halden-club-bar-20-kg');
    await shop.isReady();
    await button.click();
    const field = corner.getByRole('textbox', { name: 'Your message' });
    await expect(field).toBeFocused();
    await field.fill(question);
    await corner.getByRole('button', { name: 'Send' }).click();
    await expect(corner.getByRole('log')).toContainText(question);
    const time = corner.getByRole('log').locator('time').last();
    const inDenver = { timeZone: 'America/Denver', hour: 'numeric', minute: '2-digit' } as const;
    const writtenAt = new Date((await time.getAttribute('datetime')) ?? '');
    await expect(time).toContainText(writtenAt.toLocaleTimeString('en-US', inDenver).replaceAll('\u202f', ' '));
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();

    await shop.registers({ firstname: 'Nora', lastname: 'Lind', email: newEmail('chat') });
    const listed = await runCommand('chat', 'list');
    const chatId = listed
      .slice(0, listed.indexOf(question))
      .split('\n')
      .findLast((line) => /^\S/.test(line))
      ?.split(' ')[0];
    await runCommand('chat', 'answer', String(chatId), 'With the adapter, it does.');
    await shop.opens('/');
    await expect(corner.getByRole('button', { name: 'Live chat 1 new answer' })).toBeVisible();
    await button.click();
    await expect(corner.getByRole('log')).toContainText('With the adapter, it does.');
    await shop.opens('/eu');
    await shop.isReady();
    await page.waitForTimeout(4_000);
    await expect(corner).toHaveCount(0);
  });

  test('its window is loaded when it is first opened; if it does not load, the button leads to the chat’s page [S1-chat-01]', {
    tag: '@one-width',
  }, async ({ shop, page }) => {
    const asked: string[] = [];
    await page.route(/\/assets\/attach-chat-(?!button)[^/]*\.js$/, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await shop.opens('/barbells');
    await shop.isReady();
    const button = page.getByRole('complementary', { name: 'Help' }).getByRole('button', { name: /^Live chat/ });
    await expect(button).toBeVisible();
    expect(asked).toEqual([]);
    await button.click();
    await expect(page).toHaveURL(/\/live-chat$/);
    await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  for (const path of ['/barbells', '/halden-club-bar-20-kg']) {
    test(`its button covers nothing at the end of ${path} on a phone`, { tag: '@one-width' }, async ({
      shop,
      page,
    }) => {
      await page.setViewportSize({ width: 375, height: 667 });
      await shop.opens(path);
      await shop.isReady();
      const button = page.getByRole('complementary', { name: 'Help' }).getByRole('button', { name: /^Live chat/ });
      await expect(button).toBeVisible();
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const bottomOf = async (part: typeof button): Promise<number> => {
        const box = await part.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      const last = page.getByRole('contentinfo').getByRole('link').last();
      await expect.poll(async () => (await button.boundingBox())?.y ?? 0).toBeGreaterThan(await bottomOf(last));
      const pageEnd = await page.evaluate(() => document.documentElement.scrollHeight - window.scrollY);
      const beyondFooter = pageEnd - (await bottomOf(page.getByRole('contentinfo')));
      expect(Math.abs(beyondFooter), 'the footer fills the end of the page').toBeLessThan(1);
    });
  }

  test('its button does not cover the buy bar on the narrowest phone, where the bar has two lines', {
    tag: '@one-width',
  }, async ({ shop, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await shop.opens('/halden-club-bar-20-kg');
    await shop.isReady();
    const button = page.getByRole('complementary', { name: 'Help' }).getByRole('button', { name: /^Live chat/ });
    await expect(button).toBeVisible();
    const bar = page.locator('[data-buy-bar]');
    await bar.getByRole('button', { name: 'One more' }).click({ timeout: 5_000 });
    await expect(bar.getByRole('spinbutton')).toHaveValue('2');
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click({ timeout: 5_000 });
  });

  test('its button does not cover the add-to-cart error on a phone', { tag: '@one-width' }, async ({ shop, page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await shop.opens('/halden-training-bumper-plates-kilograms');
    await shop.isReady();
    const button = page.getByRole('complementary', { name: 'Help' }).getByRole('button', { name: /^Live chat/ });
    await expect(button).toBeVisible();
    await shop.addsToCart();
    await shop.sees('Choose how many of each piece you want.');
    await expect(button).toBeHidden();
    await page.getByRole('spinbutton').first().fill('2');
    await shop.addsToCart();
    await expect(shop.sideCart).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeVisible();
  });
});
