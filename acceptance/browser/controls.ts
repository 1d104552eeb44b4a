import type { ElementHandle, Page, Request } from 'playwright-core';

/** A control of a page, identified so that it can be found in another copy of the page. */
export interface Control {
  readonly kind: 'link' | 'button' | 'summary' | 'field' | 'choice' | 'select';
  /** Whether it needs scripts: a button without a native action. */
  readonly needsScripts: boolean;
  /** Identifies it on the page: its element, name, address and label, and its index among equal controls. */
  readonly key: string;
}

/** Runs in the browser: collects the visible controls of a page in document order, with keys as in `Control`. */
const collect = (): { readonly control: Control; readonly element: Element }[] => {
  const seen = new Map<string, number>();
  const kindOf = (element: Element): Control['kind'] | undefined => {
    if (element instanceof HTMLAnchorElement) return element.origin === location.origin ? 'link' : undefined;
    if (element instanceof HTMLSelectElement) return 'select';
    if (element instanceof HTMLInputElement) {
      if (element.type === 'hidden') return undefined;
      return ['radio', 'checkbox'].includes(element.type) ? 'choice' : 'field';
    }
    return element.tagName === 'SUMMARY' ? 'summary' : 'button';
  };
  return [...document.querySelectorAll('a[href], button, summary, input, select')].flatMap((element) => {
    const kind = kindOf(element);
    const { width, height } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ opacityProperty: false, visibilityProperty: true });
    if (kind === undefined || !isShown || width < 2 || height < 2 || element.matches(':disabled')) return [];
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40);
    const facts = ['href', 'name', 'type', 'value'].map((name) =>
      // React's generated ids differ between copies.
      kind === 'field' && name === 'value' ? '' : (element.getAttribute(name) ?? '').replace(/_R_\w*_/, ''),
    );
    const place = element.closest('header, footer, main, dialog, aside, nav')?.tagName ?? '';
    const base = [element.tagName, place, label, ...facts].join('|');
    const index = seen.get(base) ?? 0;
    seen.set(base, index + 1);
    const needsScripts =
      element instanceof HTMLButtonElement &&
      element.type === 'button' &&
      !element.hasAttribute('popovertarget') &&
      !element.hasAttribute('commandfor');
    return [{ control: { kind, needsScripts, key: `${base}#${index}` }, element }];
  });
};

/** The visible controls of a page, without links to other hosts. */
export const controlsOf = (page: Page): Promise<readonly Control[]> =>
  page.evaluate(`(${collect.toString()})().map(({ control }) => control)`);

const find = async (page: Page, { key }: Control): Promise<ElementHandle<HTMLElement>> => {
  const search = `(${collect.toString()})().find(({ control }) => control.key === ${JSON.stringify(key)})?.element`;
  const element = (await page.evaluateHandle(search)).asElement();
  if (element === null) throw new Error(`The page ${page.url()} has no control ${key}.`);
  return element as ElementHandle<HTMLElement>;
};

const textFor = async (field: ElementHandle<HTMLElement>): Promise<string> => {
  const type = await field.getAttribute('type');
  if (type === 'number') return '2';
  return type === 'email' ? 'first.tap@example.com' : 'bar';
};

const pressElement = async (element: ElementHandle<HTMLElement>, control: Control): Promise<void> => {
  await element.evaluate((shown) => shown.scrollIntoView({ block: 'center', behavior: 'instant' }));
  if (control.kind === 'field') {
    await element.fill(await textFor(element));
    await element.press('Enter', { noWaitAfter: true });
    return;
  }
  if (control.kind === 'select') {
    const last = await element.evaluate((select) => (select as HTMLSelectElement).options.length - 1);
    await element.selectOption({ index: last }, { noWaitAfter: true });
    return;
  }
  // A skip link may be visible only on keyboard focus.
  if (control.kind === 'link' && /\|#[^|]*\|/.test(control.key) && !control.key.includes('|Menu|')) {
    await element.press('Enter', { noWaitAfter: true });
    return;
  }
  // A choice may be drawn by its label, which covers the input.
  await element.click({ noWaitAfter: true, timeout: 30_000, force: control.kind === 'choice' });
};

/**
 * Activates a control as a shopper does: fills a field and presses Enter, selects a list's last option, clicks anything
 * else. If a lazily rendered row replaces the element, the new one is pressed.
 */
export const press = async (page: Page, control: Control): Promise<void> => {
  try {
    await pressElement(await find(page, control), control);
  } catch (thrown) {
    if (!String(thrown).includes('not attached')) throw thrown;
    await pressElement(await find(page, control), control);
  }
};

/** Runs in the browser: everything that a press can change, as one text. */
const readOutcome = (): string => {
  const nameOf = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const dialogs = [...document.querySelectorAll('dialog[open]')].map((dialog) =>
    nameOf(dialog.querySelector('h2') ?? dialog),
  );
  const states = ['aria-selected', 'aria-pressed', 'aria-expanded', 'aria-current'].flatMap((name) =>
    [...document.querySelectorAll(`main [${name}="true"]`)].map((element) => `${name} ${nameOf(element)}`),
  );
  const fields = [...document.querySelectorAll('main input:not([type=hidden]), main select')].map((field) => {
    if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)) {
      return `${field.name}=${field.value} ${field.checked}`;
    }
    return `${field.getAttribute('name')}=${(field as HTMLInputElement).value}`;
  });
  return JSON.stringify({
    address: location.pathname + location.search,
    heading: document.querySelector('h1')?.textContent,
    open: document.querySelectorAll('details[open]').length,
    busy: document.querySelectorAll('[data-busy], [data-held]').length,
    dialogs,
    states,
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

/** Tracks a page's pending requests, without streams and reports that nothing waits for. */
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
    seen.push(await page.evaluate(`(${readOutcome.toString()})()`).then(String, () => `leaving ${seen.length}`));
  }
  requests.end();
  return JSON.parse(seen.at(-1) ?? 'null');
};
