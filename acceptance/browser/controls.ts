import type { ElementHandle, Page } from 'playwright-core';

/** A control of a page, identified so that it can be found in another copy of the page. */
export interface Control {
  readonly kind: 'link' | 'button' | 'summary' | 'field' | 'text' | 'choice' | 'select';
  /** Whether it needs scripts: a button without a native action. */
  readonly needsScripts: boolean;
  /**
   * Whether the application handles it, now or once it has loaded: a button without a native action or one that posts a
   * form.
   */
  readonly isAnswered: boolean;
  /** Whether it leads to the page's current state: a link to this page, a selected option. */
  readonly leadsHere: boolean;
  /** Equal for controls of a page that differ only in their subject: the cards of a list, the sizes of a shirt. */
  readonly shape: string;
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
      if (['hidden', 'file'].includes(element.type)) return undefined;
      return ['radio', 'checkbox'].includes(element.type) ? 'choice' : 'field';
    }
    if (element instanceof HTMLTextAreaElement) return 'text';
    return element.tagName === 'SUMMARY' ? 'summary' : 'button';
  };
  return [...document.querySelectorAll('a[href], button, summary, input, select, textarea')].flatMap((element) => {
    const kind = kindOf(element);
    const { width, height } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ opacityProperty: false, visibilityProperty: true });
    // A 3-D view takes too long to render on a machine without a graphics card: a separate test covers it.
    if (element.textContent === 'Turn it') return [];
    if (kind === undefined || !isShown || width < 2 || height < 2 || element.matches(':disabled')) return [];
    // Another shopper may have voted in the meantime.
    const label = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/\s?\(\d+\)$/, '')
      .slice(0, 40);
    const facts = ['href', 'name', 'type', 'value'].map((name) =>
      // React's generated ids differ between copies, a new customer's own ids between shoppers.
      kind === 'field' && name === 'value'
        ? ''
        : (element.getAttribute(name) ?? '').replace(/_R_\w*_|[\da-f]{8}-[\da-f-]{27}/g, ''),
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
    const form = element.closest('form');
    const isPost = element instanceof HTMLButtonElement && element.type === 'submit' && form?.method === 'post';
    const isAnchor = element.getAttribute('href')?.startsWith('#') === true;
    const block = element.closest('[data-block]')?.getAttribute('data-block');
    const aims = [form?.getAttribute('action'), element.getAttribute('name'), kind === 'choice' ? '' : facts[3]];
    const shape = [kind, place, block, element.className, isAnchor, ...aims]
      .join('|')
      .replace(/[\da-f-]*\d[\da-f-]*/g, 'N');
    const isAnswered = needsScripts || isPost;
    const leadsHere =
      element instanceof HTMLAnchorElement
        ? element.href === location.href
        : element.matches('[type=radio]:checked, select:not(:has(option + option))');
    return [{ control: { kind, needsScripts, isAnswered, leadsHere, shape, key: `${base}#${index}` }, element }];
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

/** A valid value for a field: an e-mail address is typed into a text field (docs/adr/0013). */
const textFor = async (field: ElementHandle<HTMLElement>): Promise<string> => {
  const [type, inputMode, latest] = await Promise.all(
    ['type', 'inputmode', 'max'].map((name) => field.getAttribute(name)),
  );
  if (type === 'number') return '2';
  if (type === 'date') return latest ?? '2041-03-31';
  return type === 'email' || inputMode === 'email' ? 'first.tap@example.com' : 'bar';
};

const pressElement = async (element: ElementHandle<HTMLElement>, control: Control): Promise<void> => {
  await element.evaluate((shown) => shown.scrollIntoView({ block: 'center', behavior: 'instant' }));
  if (control.kind === 'text') {
    await element.fill('A first tap');
    return;
  }
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
  // Elements that are visible only on keyboard focus, such as a skip link.
  const isClipped = await element.evaluate((placed) => {
    for (let box: Element | null = placed; box !== null; box = box.parentElement) {
      if (getComputedStyle(box).clipPath !== 'none') return true;
    }
    return false;
  });
  if (isClipped) {
    await element.press('Enter', { noWaitAfter: true });
    return;
  }
  const label = await element.evaluateHandle((pressed) =>
    pressed instanceof HTMLInputElement ? pressed.labels?.[0] : null,
  );
  // An option may be rendered by its label, which covers the input.
  await (label.asElement() ?? element).click({ noWaitAfter: true, timeout: 30_000, force: control.kind === 'choice' });
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
