import type { Page } from '@playwright/test';
import { fillList } from '../fixtures/fill-list.ts';

/** A product with one shape, in stock in any number. */
const plainProduct = '/halden-training-bumper-plate-20-kg';

/** A stranger to the store with one piece in the cart: the session, the draft and the orders before are not theirs. */
export const becomeGuestWithCart = async (page: Page): Promise<void> => {
  await page.context().clearCookies();
  // Here no checkout is open that could still keep its draft.
  await page.goto('/cart');
  await page.evaluate(() => localStorage.clear());
  await fillList(page, 'cart', plainProduct);
};
