import { visitFindings, watchLayout } from '../fixtures/page-findings.ts';
import { addressOn, publicPages, sitePaths, widths } from '../fixtures/public-pages.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ bypassCSP: true });

for (const site of sitePaths) {
  for (const path of publicPages) {
    const address = addressOn(site, path);
    test(`nothing is wrong with ${address} at any width`, async ({ page }) => {
      await watchLayout(page);
      for (const width of widths) {
        expect.soft(await visitFindings(page, { path: address, width })).toEqual([]);
      }
    });
  }
}
