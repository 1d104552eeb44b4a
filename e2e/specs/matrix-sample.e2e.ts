import { visitFindings, watchLayout } from '../fixtures/page-findings.ts';
import { addressOn, publicPages, sitePaths, widths } from '../fixtures/public-pages.ts';
import { expect, test } from '../fixtures/test.ts';

/** Each run visits each page on another site and at another width; a failure names the seed that repeats it. */
const seed = Number(process.env.IRONCART_MATRIX_SEED ?? Math.floor(Date.now() / 1000));

const nth = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;

const sample = publicPages.map((path, index) => ({
  path: addressOn(nth(sitePaths, seed + index), path),
  width: nth(widths, Math.floor(seed / sitePaths.length) + index),
}));

// The sample selects its own widths.
test.describe('sample of the page matrix', { tag: ['@one-width', '@sampled'] }, () => {
  test.use({ bypassCSP: true });

  for (const half of [0, 1]) {
    test(`each route, on one site at one width, has no findings (${half + 1} of 2)`, async ({ page }) => {
      console.log(`The matrix's sample: IRONCART_MATRIX_SEED=${seed}`);
      await watchLayout(page);
      for (const visit of sample.filter((_visit, index) => index % 2 === half)) {
        expect.soft(await visitFindings(page, visit), `seed ${seed}`).toEqual([]);
      }
    });
  }
});
