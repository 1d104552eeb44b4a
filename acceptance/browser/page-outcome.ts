import type { Page, Request } from 'playwright-core';

/** Runs in the browser: everything that a press can change, as one text. */
const readOutcome = (): string => {
  const nameOf = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const dialogs = [...document.querySelectorAll('dialog[open]')].map((dialog) =>
    nameOf(dialog.querySelector('h2') ?? dialog),
  );
  const states = ['aria-selected', 'aria-pressed', 'aria-expanded', 'aria-current'].flatMap((name) =>
    [...document.querySelectorAll(`main [${name}="true"]`)].map((element) => `${name} ${nameOf(element)}`),
  );
  const parts = ':is(main, footer)';
  const fields = [...document.querySelectorAll(`${parts} :is(input:not([type=hidden]), select, textarea)`)].map(
    (field) => {
      if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)) {
        return `${field.name}=${field.value} ${field.checked}`;
      }
      const { type, value } = field as HTMLInputElement;
      // A password may be shown as text.
      return `${['password', 'text'].includes(type) ? type : ''} ${field.getAttribute('name')}=${value}`;
    },
  );
  const focused = document.activeElement;
  return JSON.stringify({
    // The browser itself shows there what is missing.
    stoppedAt: focused?.matches(':invalid') ? focused.getAttribute('name') : undefined,
    address: location.pathname + location.search,
    heading: document.querySelector('h1')?.textContent,
    contrast: document.documentElement.dataset.contrast ?? 'plain',
    open: document.querySelectorAll('details[open]').length,
    busy: document.querySelectorAll('[data-busy], [data-held]').length,
    dialogs,
    states,
    popovers: document.querySelectorAll(':popover-open').length,
    messages: [...document.querySelectorAll('[role=alert], [role=status], [aria-invalid=true]')]
      .map(nameOf)
      // A page opened by a link without a document load is announced by its title.
      .filter((message) => message !== '' && !document.title.startsWith(message)),
    // An error is beside its field, which references it.
    errors: [...document.querySelectorAll('main [aria-invalid=true]')].map((field) => {
      const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
      return `${field.getAttribute('name')}: ${ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')}`;
    }),
    scrolledTo: location.hash,
    parts: document.querySelectorAll('main form').length,
    // Without the count of votes, which another shopper may have changed.
    buttons: [...document.querySelectorAll('main button')].map((button) => nameOf(button).replace(/\s?\(\d+\)$/, '')),
    fields,
  });
};

/**
 * Number of equal readings in a row that count as stable: long enough for code that a slow phone fetches after the
 * press.
 */
const looks = 12;

const isStable = (texts: readonly string[]): boolean =>
  texts.length >= looks && new Set(texts.slice(-looks)).size === 1;

/** Tracks a page's pending requests, without streams and reports. */
const watchRequests = (page: Page): { readonly isWaiting: () => boolean; readonly end: () => void } => {
  const underWay = new Set<Request>();
  const begin = (request: Request) => {
    if (['document', 'script', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType())) underWay.add(request);
  };
  const forget = (request: Request) => underWay.delete(request);
  page.on('request', begin).on('requestfinished', forget).on('requestfailed', forget);
  return {
    isWaiting: () => underWay.size > 0,
    end: () => page.off('request', begin).off('requestfinished', forget).off('requestfailed', forget),
  };
};

/** Removes the parts that differ between two new customers: ids and e-mail addresses. */
const read = async (page: Page): Promise<string> =>
  String(await page.evaluate(`(${readOutcome.toString()})()`)).replace(
    /[\da-f]{8}-[\da-f-]{27}|first\.tap\.[\d.]+/g,
    'own',
  );

/** The current state of a page. */
export const stateOf = async (page: Page): Promise<unknown> => JSON.parse(await read(page));

/**
 * The state of a page once it no longer changes, however slow the machine.
 * @param act the action that leads to it
 */
export const outcomeAfter = async (page: Page, act: () => Promise<unknown>): Promise<unknown> => {
  const requests = watchRequests(page);
  await act();
  const seen: string[] = [];
  const patience = Date.now() + 60_000;
  while (!isStable(seen) && Date.now() < patience) {
    await page.waitForTimeout(120);
    if (requests.isWaiting()) {
      seen.length = 0;
      continue;
    }
    // A page cannot be read during navigation.
    seen.push(await read(page).catch(() => `leaving ${seen.length}`));
  }
  requests.end();
  return JSON.parse(seen.at(-1) ?? 'null');
};
