import { type ConformancePath, generateConformancePaths, runPath } from '@ironcart/checkout-machines/testing';
import { test as base, expect } from '../fixtures/test.ts';
import { createReactDriver } from './react-driver.ts';

/**
 * Each share walks its paths in one page, one after another, because opening a browser takes longer than resetting a
 * page.
 */
const shares = 6;

const test = base.extend<object, { paths: readonly ConformancePath[] }>({
  paths: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => use(await generateConformancePaths({ coverage: 'pages', reloadKeeps: 'page' })),
    { scope: 'worker' },
  ],
});

test.describe('storefront checkout conforms to its machines', () => {
  test.setTimeout(600_000);

  for (let share = 0; share < shares; share += 1) {
    test(`on share ${share + 1} of ${shares} of the paths`, async ({ page, paths }) => {
      const own = paths.filter((_, at) => at % shares === share);
      const driver = createReactDriver(page);
      const differences: string[] = [];
      for (const path of own) {
        await test
          .step(path.name, () => runPath(driver, path))
          .catch((error: unknown) => differences.push(String(error)));
      }
      const steps = own.reduce((count, path) => count + path.steps.length, 0);
      console.log(`${own.length} paths, ${steps} steps, ${steps + own.length} times what is shown`);
      expect(differences).toEqual([]);
    });
  }
});
