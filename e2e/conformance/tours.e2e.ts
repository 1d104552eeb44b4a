import { generateConformancePaths, pathAlong, runPath } from '@ironcart/checkout-machines/testing';
import { expect, test } from '../fixtures/test.ts';
import { createReactDriver } from './react-driver.ts';
import { tours, transitionsOf } from './tours.ts';

test.describe('storefront checkout conforms to its machines', () => {
  for (const [name, actions] of Object.entries(tours)) {
    test(name, async ({ page }) => {
      await runPath(createReactDriver(page), await pathAlong(actions, { reloadKeeps: 'page' }));
    });
  }

  test('and the tours cover every transition between two pages', async () => {
    test.slow();
    const paths = await generateConformancePaths({ coverage: 'pages', reloadKeeps: 'page' });
    const walked = await Promise.all(
      Object.values(tours).map((actions) => pathAlong(actions, { reloadKeeps: 'page' })),
    );
    expect(transitionsOf(walked)).toEqual(transitionsOf(paths));
  });
});
