import type { Page } from '@playwright/test';

/** How long nothing may happen before checkout counts as being at rest. */
const quietMs = 200;
const pollMs = 20;
const giveUpAfterMs = 15_000;

/** Whether the page itself shows that something is on its way; the bank's page waits for the shopper. */
const isWaiting = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => {
      if (document.querySelector('dialog[open] iframe') !== null) return false;
      const main = document.querySelector('main');
      const text = main?.textContent ?? '';
      const isShown = (selector: string): boolean => main?.querySelector(selector) != null;
      const hasAddress = !location.pathname.endsWith('/shipping') || isShown('input[name^="shippingCode-"]');
      const isUnknown = text.includes('After shipping') || text.includes('After your address');
      return (
        isShown('[data-needs-scripts], [aria-busy="true"], [data-busy]') ||
        text.includes('is being brought up to date') ||
        (location.pathname !== '/checkout' && hasAddress && isUnknown)
      );
    })
    // The page is being left.
    .catch(() => true);

/** Counts the calls that a page has under way, and waits until there are none and nothing is shown as loading. */
export const watchRest = (page: Page): { readonly rest: (atLeastMs?: number) => Promise<void> } => {
  const underWay = new Set<unknown>();
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'document'].includes(request.resourceType())) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));

  /** @param atLeastMs how long something may wait before it begins: a delay of checkout's own */
  const rest = async (atLeastMs = 0): Promise<void> => {
    await page.waitForTimeout(atLeastMs);
    const startedAt = Date.now();
    let quietSince = startedAt;
    while (Date.now() - quietSince < quietMs) {
      if (underWay.size > 0 || (await isWaiting(page))) quietSince = Date.now();
      if (Date.now() - startedAt > giveUpAfterMs) throw new Error(`${page.url()} is still loading`);
      await page.waitForTimeout(pollMs);
    }
  };
  return { rest };
};
