import { chromiumArguments, findChromium } from '../../scripts/prepare/chromium.mjs';
import { expect, test } from '../fixtures/test.ts';

const executablePath = findChromium();

// The test machine has no graphics card.
test.use({
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...chromiumArguments, '--enable-unsafe-swiftshader'],
  },
});

test('rack turns in 3-D on request, in the selected finish, and the pictures are shown again afterwards', {
  tag: '@one-width',
}, async ({ shop, page }) => {
  const models: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.glb')) models.push(pathname);
    if (/TurnView-[\w-]+\.js$/.test(pathname)) scripts.push(pathname);
  });
  await shop.opens('/halden-hr2-half-rack?color=red');
  await shop.isReady();
  const button = page.getByRole('button', { name: 'Turn it' });
  await expect(button).toBeVisible();
  expect([models, scripts]).toEqual([[], []]);

  await button.click();
  const view = page.getByRole('slider', { name: 'Turn Halden HR2 Half Rack' });
  await expect(page.getByRole('button', { name: 'Back to the pictures' })).toBeVisible({ timeout: 60_000 });
  expect(models).toHaveLength(1);
  expect(models[0]).toContain('half-rack');
  expect(scripts).toHaveLength(1);
  const before = Number(await view.getAttribute('aria-valuenow'));
  await view.focus();
  await page.keyboard.press('ArrowRight');
  await expect(view).toHaveAttribute('aria-valuenow', String(before + 15));

  await page.getByRole('button', { name: 'Back to the pictures' }).click();
  await expect(view).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Turn it' })).toBeVisible();
});
