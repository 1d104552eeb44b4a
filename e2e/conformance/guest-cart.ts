import type { Page } from '@playwright/test';

/** A product with one shape, in stock in any number. */
const plainProduct = '/halden-training-bumper-plate-20-kg';

/** A stranger to the store with one piece in the cart: the session, the draft and the orders before are not theirs. */
export const becomeGuestWithCart = async (page: Page): Promise<void> => {
  await page.context().clearCookies();
  // Here no checkout is open that could still keep its draft.
  await page.goto('/cart');
  await page.evaluate(async (product) => {
    localStorage.clear();
    const call = async (path: string, body?: unknown): Promise<Record<string, unknown>> => {
      const response = await fetch(path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      return response.json();
    };
    const { entityId } = await call(`/svc_route/route?url=${encodeURIComponent(product)}`);
    const { _id } = await call('/svc_list/lists', { type: 'cart' });
    await call(`/svc_list/lists/${String(_id)}/items`, { items: [{ productId: entityId, qty: 1 }] });
  }, plainProduct);
};
