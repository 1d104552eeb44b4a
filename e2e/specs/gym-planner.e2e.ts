import { newEmail } from '../fixtures/new-email.ts';
import { axeFindings } from '../fixtures/page-findings.ts';
import { expect, test } from '../fixtures/test.ts';
import { Keyboard } from '../models/keyboard.ts';

test('a guest plans a gym with the list, undoes an edit, and adds the whole gym to the cart at one price [S2-cond-03] [S2-cond-06]', async ({
  shop,
  page,
}) => {
  await shop.opens('/zeus-builder');
  await shop.seesHeading('Featured Gyms');
  await page.getByRole('button', { name: 'Plan with this: The two-car garage' }).click();
  await page.waitForURL(/\/zeus-builder\/project\/edit$/);
  await shop.seesHeading('Plan a gym');
  await shop.isReady();
  const total = page
    .getByRole('region', { name: /^\d+ pieces?$/ })
    .locator('p')
    .first();
  const before = await total.innerText();

  await page.getByRole('form', { name: 'Add equipment' }).getByLabel('What').selectOption('HLD-ROW-1');
  await page.getByRole('button', { name: 'Add to the floor' }).click();
  const rower = page.getByRole('listitem').filter({ hasText: 'Halden Air Rower' });
  await expect(rower).toBeVisible();
  await expect(total).not.toHaveText(before);
  await expect(total).not.toHaveAttribute('aria-busy', 'true');

  await rower.getByLabel('From the left').fill('4 in');
  await rower.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(rower.getByText('It stands outside of the room.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rower.getByText('It stands outside of the room.')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rower).toBeHidden();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(rower).toBeVisible();
  await expect(total).not.toHaveAttribute('aria-busy', 'true');
  const price = await total.innerText();
  expect(price).not.toBe(before);

  await page.reload();
  await expect(rower).toBeVisible();
  await page.getByRole('button', { name: 'Add the whole gym to the cart' }).click();
  await page.waitForURL(/\/cart$/);
  await expect(page.getByRole('main').getByText(price).first()).toBeVisible();
});

test('a customer saves a gym, shares it by link, and a visitor starts from it [S2-cond-05] [S2-cond-07] [S2-account-20]', async ({
  shop,
  page,
  browser,
}) => {
  await shop.registers({ firstname: 'Ada', lastname: 'Gym', email: newEmail('gym') });
  await shop.opens('/zeus-builder/templates?width=20+ft&depth=20+ft&height=9+ft');
  await page.getByRole('button', { name: 'Plan with this: The low cellar' }).click();
  await page.waitForURL(/\/project\/edit$/);
  await page.getByRole('button', { name: 'Save this gym' }).click();
  await shop.seesHeading('The low cellar');
  await page.getByRole('button', { name: 'Share by link' }).click();
  const link = page.getByRole('link', { name: /\/zeus-builder\/project\// });
  await expect(link).toBeVisible();
  await shop.sees('Anybody with this link sees the gym, without your name:');
  const shared = (await link.getAttribute('href')) ?? '';

  const context = await browser.newContext();
  const visit = await context.newPage();
  await visit.goto(new URL(shared, page.url()).href);
  await expect(visit.getByRole('heading', { level: 1, name: 'The low cellar' })).toBeVisible();
  await expect(visit.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await visit.getByRole('button', { name: 'Plan with this' }).click();
  await visit.waitForURL(/\/project\/edit$/);
  await context.close();

  await shop.opens('/account/my-gyms');
  await expect(page.getByRole('link', { name: 'The low cellar' })).toBeVisible();
});

test('a guest who saves a gym logs in, and the gym is saved without another click', async ({ shop, page }) => {
  await shop.opens('/zeus-builder/templates?width=20+ft&depth=20+ft&height=9+ft');
  await page.getByRole('button', { name: 'Plan with this: The low cellar' }).click();
  await page.waitForURL(/\/project\/edit$/);
  await page.getByRole('button', { name: 'Save this gym' }).click();
  await page.waitForURL(/\/login\?redirect=/);
  await shop.createsAccount({ firstname: 'Ada', lastname: 'Gym', email: newEmail('gym') });
  await page.waitForURL(/\/zeus-builder\/project\/[0-9a-f-]{36}/);
  await shop.sees('Your gym is saved.');
  await shop.seesHeading('The low cellar');
});

test.describe('with the keyboard only', () => {
  test.use({ bypassCSP: true });

  test('a gym is planned around a pillar, with a coloured rack and an attachment, and put into the cart, without axe violations', {
    tag: '@one-width',
  }, async ({ page }) => {
    const keyboard = new Keyboard(page);
    const main = page.getByRole('main');
    const total = page
      .getByRole('region', { name: /^\d+ pieces?$/ })
      .locator('p')
      .first();
    const isPriced = () => expect(total).not.toHaveAttribute('aria-busy', 'true');
    const selects = async (name: string | RegExp, text: string, form = main) => {
      await keyboard.reaches(form.getByRole('combobox', { name }));
      await page.keyboard.type(text);
    };
    await page.goto('/');
    await keyboard.presses(main.getByRole('link', { name: 'Open the gym builder' }));
    await page.waitForURL(/\/zeus-builder$/);
    await keyboard.presses(main.getByRole('link', { name: 'Plan from an empty room' }));
    await page.waitForURL(/\/project\/edit$/);
    await keyboard.presses(main.getByRole('button', { name: 'Plan in this room' }));
    await main.getByRole('heading', { name: 'Add equipment' }).waitFor();
    await keyboard.opens('/zeus-builder/project/edit');

    await selects('What', 'Halden R4', main.getByRole('form', { name: 'Add equipment' }));
    await keyboard.presses(main.getByRole('button', { name: 'Add to the floor' }));
    const rack = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Halden R4 Power Rack' }) });
    await expect(rack).toBeVisible();
    await isPriced();
    const black = await total.innerText();
    await selects('Variation', 'Red', rack);
    await keyboard.presses(rack.getByRole('button', { name: 'Choose' }));
    await expect(total).not.toHaveText(black);
    await isPriced();
    const attach = main.getByRole('form', { name: 'Add an attachment' });
    await selects('What', 'Halden Spotter Arms 600', attach);
    await keyboard.presses(attach.getByRole('button', { name: 'Hang on the rack' }));
    await expect(main.getByText('Hangs on 1, Halden R4 Power Rack.')).toBeVisible();

    await keyboard.presses(main.locator('summary', { hasText: 'The room' }));
    const room = main.getByRole('form', { name: 'The room' });
    const pillar = room.getByRole('group', { name: 'Another column or pillar' });
    for (const [field, text] of [
      ['From the left, to its middle', '5 ft'],
      ['From the back, to its middle', '5 ft'],
      ['Width', '1 ft'],
      ['Depth', '1 ft'],
    ] as const)
      await keyboard.types(pillar.getByLabel(field), text);
    await keyboard.presses(room.getByRole('button', { name: 'Change the room' }));
    await expect(room.getByRole('group', { name: 'Column 1' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await keyboard.presses(main.getByRole('button', { name: 'View in 3-D' }));
    await expect(main.locator('canvas[data-engine]')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await isPriced();
    const price = await total.innerText();
    await keyboard.presses(main.getByRole('button', { name: 'Add the whole gym to the cart' }));
    await page.waitForURL(/\/cart$/);
    await expect(main.getByText(price).first()).toBeVisible();
    await expect(main.getByText(/frame, red/)).toBeVisible();
  });
});

test('the gym planner is linked from the home page and the menu, on the US site only [S2-cond-02]', {
  tag: '@one-width',
}, async ({ page }) => {
  for (const [path, count] of [
    ['/', 1],
    ['/au', 0],
    ['/eu', 0],
  ] as const) {
    await page.goto(path);
    const links = page.locator('a[href$="/zeus-builder"]');
    await expect(page.getByRole('main').locator(links)).toHaveCount(count);
    await expect(page.getByRole('navigation', { name: 'Categories' }).locator(links)).toHaveCount(count);
  }
});

test('the gym planner exists on the US site only [S2-cond-02]', async ({ request }) => {
  for (const path of ['', '/templates', '/my-gyms', '/project/edit']) {
    expect((await request.get(`/zeus-builder${path}`)).status(), path).toBe(200);
    expect((await request.get(`/au/zeus-builder${path}`)).status(), path).toBe(404);
  }
});
