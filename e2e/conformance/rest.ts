import type { Page, Request } from '@playwright/test';

/** Duration without activity after which checkout counts as idle. */
const quietMs = 200;
const pollMs = 20;
const giveUpAfterMs = 60_000;

/** Whether the page shows a loading state; the bank's page waits for the shopper. */
const isWaiting = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => {
      const bank = document.querySelector('dialog[open] iframe');
      if (bank !== null) return bank.getBoundingClientRect().height === 0 || !bank.checkVisibility();
      const main = document.querySelector('main');
      const text = main?.textContent ?? '';
      const isShown = (selector: string): boolean => main?.querySelector(selector) != null;
      const hasAddress = !location.pathname.endsWith('/shipping') || isShown('input[name^="shippingCode-"]');
      // Without an error, a disabled place button means that the order is being priced or placed.
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
    // The page is navigating.
    .catch(() => true);

/**
 * Tracks a page's requests, including lazily loaded code, and waits until none is pending and no loading state is
 * shown.
 */
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

  /**
   * @param atLeastMs minimum wait, for a delay of checkout before its next action
   */
  const rest = async (atLeastMs = 0): Promise<void> => {
    await page.waitForTimeout(atLeastMs);
    const startedAt = Date.now();
    lastNewsAt = startedAt;
    // A busy page answers late, so it also counts as idle after enough idle readings.
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
