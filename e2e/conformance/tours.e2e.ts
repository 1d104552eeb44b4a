import { pathAlong, runPath } from '@ironcart/checkout-machines/testing';
import { test } from '../fixtures/test.ts';
import { createReactDriver } from './react-driver.ts';
import { tours } from './tours.ts';

test.describe("the storefront's checkout conforms to its machines", () => {
  for (const [name, actions] of Object.entries(tours)) {
    test(name, async ({ page }) => {
      await runPath(createReactDriver(page), await pathAlong(actions, { keepsPage: true }));
    });
  }
});
