import type { Page, Request } from '@playwright/test';

/** How long nothing may happen before checkout counts as being at rest. */
const quietMs = 200;
const pollMs = 20;
const giveUpAfterMs = 60_000;

/** Whether the page itself shows that something is on its way; the bank's page waits for the shopper. */
const isWaiting = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => {
      const bank = document.querySelector('dialog[open] iframe');
      if (bank !== null) return bank.getBoundingClientRect().height === 0 || !bank.checkVisibility();
      const main = document.querySelector('main');
      const text = main?.textContent ?? '';
      const isShown = (selector: string): boolean => main?.querySelector(selector) != null;
      const hasAddress = !location.pathname.endsWith('/shipping') || isShown('input[name^="shippingCode-"]');
      // While nothing is wrong, the order cannot be placed for as long as it is being placed or priced.
      const place = [...(main?.querySelectorAll('button') ?? [])].find((button) =>
        button.textContent?.startsWith('Place order'),
      );
      const isPlacing = place?.matches(':disabled, [aria-disabled=true]') === true && !isShown('[role="alert"]');
      const isUnknown = text.includes('After shipping') || text.includes('After your address');
      return (
        isShown('[data-needs-scripts], [aria-busy="true"], [data-busy]') ||
        isPlacing ||
        text.includes('is being brought up to date') ||
        (location.pathname !== '/checkout' && hasAddress && isUnknown)
      );
    })
    // The page is being left.
    .catch(() => true);

/** Counts what a page has under way, code that it loads late too, and waits until there is nothing and nothing is shown as loading. */
export const watchRest = (page: Page): { readonly rest: (atLeastMs?: number) => Promise<void> } => {
  const underWay = new Set<Request>();
  let lastNewsAt = 0;
  page.on('request', (request) => {
    if (!['fetch', 'xhr', 'document', 'script'].includes(request.resourceType())) return;
    underWay.add(request);
    lastNewsAt = Date.now();
  });
  const forget = (request: Request) => {
    if (underWay.delete(request)) lastNewsAt = Date.now();
  };
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);

  /** @param atLeastMs how long something may wait before it begins: a delay of checkout's own */
  const rest = async (atLeastMs = 0): Promise<void> => {
    await page.waitForTimeout(atLeastMs);
    const startedAt = Date.now();
    lastNewsAt = startedAt;
    // A page that is busy with its script answers late: it counts as quiet once it was so often enough, too.
    let quietLooks = 0;
    while (Date.now() - lastNewsAt < quietMs || quietLooks < quietMs / pollMs) {
      const isBusy = (await isWaiting(page)) || underWay.size > 0;
      if (isBusy) lastNewsAt = Date.now();
      quietLooks = isBusy ? 0 : quietLooks + 1;
      if (Date.now() - startedAt > giveUpAfterMs) throw new Error(`${page.url()} is still loading`);
      await page.waitForTimeout(pollMs);
    }
  };
  return { rest };
};
