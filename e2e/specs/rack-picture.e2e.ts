import { expect, test } from '../fixtures/test.ts';

test('picture of a rack follows the selection: frame, cups, pull-up bar, arms and storage', async ({ shop, page }) => {
  await shop.opens('/halden-r4-power-rack');
  const slide = page.getByRole('region', { name: 'Pictures of Halden R4 Power Rack' }).getByRole('listitem').first();
  const shown = () =>
    slide
      .locator('img')
      .evaluateAll((images) =>
        images.map((image) =>
          image instanceof HTMLImageElement ? /rack-r4-([a-z-]+)/.exec(image.currentSrc)?.[1] : '',
        ),
      );
  const areLoaded = () =>
    slide
      .locator('img')
      .evaluateAll((images) => images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0));
  await expect.poll(shown).toEqual(['frame-black', 'bar-straight', 'cups-plain']);

  await shop.isReady();
  const choose = (group: string | RegExp, name: RegExp) =>
    page.getByRole('group', { name: group }).getByLabel(name).check();
  await choose(/^Frame colou?r$/, /frame, red/);
  await expect.poll(shown).toEqual(['frame-red', 'bar-straight', 'cups-plain']);
  await choose('J-cups', /Black/);
  await choose('Pull-up bar', /fat and skinny/);
  await choose('Spotter arms, with free band pegs (optional)', /Spotter Arms/);
  await choose('Plate storage (optional)', /Storage Pegs/);
  await expect.poll(shown).toEqual(['frame-red', 'pegs', 'bar-double', 'arms', 'cups-black']);
  await choose('Spotter arms, with free band pegs (optional)', /None/);
  await expect.poll(shown).toEqual(['frame-red', 'pegs', 'bar-double', 'cups-black']);
  await expect.poll(areLoaded).toBe(true);

  await page
    .getByRole('button', { name: /Add to cart/ })
    .first()
    .click();
  await expect(shop.sideCart).toBeVisible();
  await shop.opens('/cart');
  const inCart = await page
    .getByRole('main')
    .getByRole('article')
    .locator('img')
    .evaluateAll((images) => images.map((image) => /rack-r4-([a-z-]+)/.exec(image.getAttribute('src') ?? '')?.[1]));
  expect(inCart).toEqual(['frame-red', 'pegs', 'bar-double', 'cups-black']);
});
