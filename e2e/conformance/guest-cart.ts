import type { Page } from '@playwright/test';
import { fillList } from '../fixtures/fill-list.ts';

/** A simple product, in stock in any quantity. */
const plainProduct = '/halden-training-bumper-plate-20-kg';

/** Starts a new guest session with one piece in the cart, without the previous session, draft and orders. @returns the list's id */
export const becomeGuestWithCart = async (page: Page): Promise<string> => {
  await page.context().clearCookies();
  // Leaves checkout first, because an open checkout would save its draft again.
  await page.goto('/cart');
  await page.evaluate(() => localStorage.clear());
  return fillList(page, 'cart', plainProduct);
};
