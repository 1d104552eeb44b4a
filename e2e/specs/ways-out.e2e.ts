import { test } from '../fixtures/test.ts';
import { waysOut } from '../models/ways-out.ts';

test.describe('a shopper leaves every failure by what the page offers', () => {
  test.setTimeout(90_000);

  for (const [state, leave] of Object.entries(waysOut)) {
    if (typeof leave !== 'function') continue;
    test(state, ({ page }) => leave(page));
  }
});
