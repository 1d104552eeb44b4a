import { newEmail } from '../fixtures/new-email.ts';
import { expect, test } from '../fixtures/test.ts';

test('a guest plans a gym by its list, undoes an edit, and adds the whole gym to the cart at one price [S2-cond-03] [S2-cond-06]', async ({
  shop,
  page,
}) => {
  await shop.opens('/zeus-builder');
  await shop.seesHeading('Featured Gyms');
  await page.getByRole('button', { name: 'Plan with this: The two-car garage' }).click();
  await page.waitForURL(/\/zeus-builder\/project\/edit$/);
  await shop.seesHeading('Plan a gym');
  await shop.isReady();
  const total = page.locator('#gym-total + p');
  const before = await total.innerText();

  await page.getByRole('form', { name: 'Add equipment' }).getByLabel('What').selectOption('HLD-ROW-1');
  await page.getByRole('button', { name: 'Add to the floor' }).click();
  const rower = page.getByRole('listitem').filter({ hasText: 'Halden Air Rower' });
  await expect(rower).toBeVisible();
  await expect(total).not.toHaveText(before);
  await expect(total).not.toHaveAttribute('aria-busy', 'true');

  await rower.getByLabel('From the left, mm').fill('100');
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

test('the gym planner exists on the US site only [S2-cond-02]', async ({ request }) => {
  for (const path of ['', '/templates', '/my-gyms', '/project/edit']) {
    expect((await request.get(`/zeus-builder${path}`)).status(), path).toBe(200);
    expect((await request.get(`/au/zeus-builder${path}`)).status(), path).toBe(404);
  }
});
