import { expect, test } from '../fixtures/test.ts';

/** Candidates narrower than this are generated from every original at their own width. */
const certainWidth = 768;

test.describe('pictures', { tag: '@one-width' }, () => {
  for (const path of [
    '/',
    '/barbells',
    '/halden-club-bar-20-kg',
    '/theindex',
    '/theindex/gear-how-to/bumper-or-iron',
  ]) {
    test(`of ${path} have the widths that srcset announces`, async ({ page }) => {
      await page.goto(path);
      const wrong = await page.evaluate(async (least) => {
        const sources = [...document.querySelectorAll<HTMLSourceElement>('main source[type="image/webp"]')];
        const announced = new Map(
          sources
            .flatMap(({ srcset }) => srcset.split(', '))
            .map((candidate) => candidate.split(' '))
            .map(([address = '', width = '']) => [address, Number.parseInt(width, 10)] as const),
        );
        const wide = [...announced].filter(([, width]) => width > least).slice(0, 24);
        const arrived = await Promise.all(
          wide.map(async ([address, width]) => {
            const picture = await createImageBitmap(await (await fetch(address)).blob());
            return { address, width, arriving: picture.width };
          }),
        );
        return arrived.length === 0 ? 'none' : arrived.filter(({ width, arriving }) => width !== arriving);
      }, certainWidth);
      expect(wrong).toEqual([]);
    });
  }
});
