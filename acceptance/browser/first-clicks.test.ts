import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { atOnce } from '../inputs/at-once.ts';
import { isWhole, sampleOf } from '../sample.ts';
import { type Control, controlsOf, press } from './controls.ts';
import { type PageKind, pageKinds, product } from './page-kinds.ts';
import { outcomeAfter, stateOf } from './page-outcome.ts';
import { isHydrated, openPhone, openWithoutScripts, type Phone } from './phone.ts';

/** Two pages at a time, one per core of a small machine: each control is pressed on pages whose scripts run slowly. */
const pagesAtOnce = 2;

let phone: Phone;
const dataDir = makeDataDir();

beforeAll(async () => {
  phone = await openPhone(dataDir);
});

afterAll(async () => {
  await phone.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Listed {
  readonly kind: PageKind;
  readonly control: Control;
}

/** One control of each shape on a page: the last one, which is furthest from the initially visible ones. */
const controlsOn = (kind: PageKind): Promise<readonly Listed[]> =>
  phone.use(kind, async (page) => {
    await openWithoutScripts(page, phone.url + kind.path);
    const all = await controlsOf(page);
    const own = kind.isFramed ? all : all.filter(({ key }) => key.includes('|MAIN|'));
    return [...new Map(own.map((control) => [control.shape, { kind, control }])).values()];
  });

/** Runs in the browser: how a press is answered at once. */
const answerAtOnce = () => {
  const isHeld = document.querySelector('[data-held][aria-busy="true"]') !== null;
  const quantities = [...document.querySelectorAll<HTMLInputElement>('input[type=number]')];
  // The browser itself shows what is missing.
  const isStopped = document.activeElement?.matches(':invalid') === true;
  const isShown = isHeld || isStopped || quantities.some(({ value, defaultValue }) => value !== defaultValue);
  return { isShown, isStopped };
};

/**
 * Presses the control before the scripts arrive, which a slow processor then runs. Feedback is immediate: the control
 * is busy until its handler is attached, a quantity has already changed or the browser says what is missing.
 */
const pressedFirst = (kind: PageKind, control: Control) =>
  phone.use(kind, async (page) => {
    const { arrive } = await openWithoutScripts(page, phone.url + kind.path);
    const session = await page.context().newCDPSession(page);
    let answer = { isShown: false, isStopped: false };
    const outcome = await outcomeAfter(page, async () => {
      const before = page.url();
      await press(page, control);
      answer = await page.evaluate(answerAtOnce).catch(() => answer);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 }).catch(() => undefined);
      arrive();
      if (page.url() === before) await isHydrated(page).catch(() => undefined);
    });
    // On a busy machine the field that stops the press takes the focus after the first look.
    const atEnd = await page.evaluate(answerAtOnce).catch(() => answer);
    return { ...answer, isStopped: answer.isStopped || atEnd.isStopped, outcome };
  });

const pressedLater = (kind: PageKind, control: Control) =>
  phone.use(kind, async (page) => {
    await page.goto(phone.url + kind.path);
    await page.mouse.move(1, 1);
    await isHydrated(page);
    const before = await stateOf(page);
    return { before, later: await outcomeAfter(page, () => press(page, control)) };
  });

const pressedWithoutScripts = (kind: PageKind, control: Control) =>
  phone.use(
    kind,
    async (page) => {
      await page.goto(phone.url + kind.path);
      return outcomeAfter(page, () => press(page, control));
    },
    { javaScriptEnabled: false },
  );

/** Where two states differ, as text. */
const differenceOf = (one: unknown, other: unknown): string =>
  Object.entries(one ?? {})
    .filter(([name, value]) => !isSame(value, Object(other)[name]))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)} instead of ${JSON.stringify(Object(other)[name])}`)
    .join('; ');

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A state as a press from a page can change it: of another page which one it is, since its own scripts do the rest. */
const seenFrom = (start: unknown, state: unknown): unknown => {
  const { address, heading, dialogs } = Object(state);
  return address === Object(start).address ? state : { address, heading, dialogs };
};

const faultsOf = async ({ kind, control }: Listed): Promise<readonly unknown[]> => {
  const place = `${kind.path} ${control.key}`;
  try {
    const [{ isShown, isStopped, outcome: reached }, { before, later: reachedLater }] = await Promise.all([
      pressedFirst(kind, control),
      pressedLater(kind, control),
    ]);
    const [outcome, later] = [seenFrom(before, reached), seenFrom(before, reachedLater)];
    const unheard = control.isAnswered && !isShown ? [{ place, fault: 'does not show that it was heard' }] : [];
    if (!control.leadsHere && !isStopped && isSame(outcome, before)) {
      return [...unheard, { place, fault: 'does nothing', later: differenceOf(later, before) }];
    }
    if (isSame(outcome, later)) return unheard;
    const without = control.needsScripts ? undefined : seenFrom(before, await pressedWithoutScripts(kind, control));
    if (isSame(outcome, without)) return unheard;
    const fault = { later: differenceOf(outcome, later), without: differenceOf(outcome, without) };
    return [...unheard, { place, ...fault }];
  } catch (thrown) {
    return [{ place, thrown: String(thrown).slice(0, 300) }];
  }
};

describe('control clicked before the scripts have loaded', () => {
  it('has the same effect as after loading, or as without scripts, and is never ignored', async () => {
    const [home, ...others] = pageKinds;
    const visited = isWhole ? [home, ...others] : [home, { path: product }];
    const found = (await atOnce(visited, controlsOn, pagesAtOnce)) as readonly Listed[];
    const links = new Map(found.map((listed) => [listed.control.shape, listed]));
    // The browser itself follows a link, from wherever.
    const listed = found.filter((one) => one.control.kind !== 'link' || links.get(one.control.shape) === one);
    expect(listed.length).toBeGreaterThan(20);
    const isTheMenu = ({ control }: Listed) => control.key.includes('|Menu|');
    expect(listed.some(isTheMenu)).toBe(true);
    // The comparison of the whole run is too slow for CI, where a sample of the buttons handled by scripts is tested.
    const answered = listed.filter((one) => one.control.isAnswered && !isTheMenu(one));
    expect(answered.length).toBeGreaterThan(3);
    const tried = isWhole ? listed : [...listed.filter(isTheMenu), ...sampleOf(answered, 3)];
    expect(await atOnce(tried, faultsOf, pagesAtOnce)).toEqual([]);
  }, 7_200_000);
});

describe('button of a lazily loaded part of the page', () => {
  it('is applied once its code has loaded: Turn it shows the product in 3-D', async () => {
    const path = '/halden-trap-bar';
    await phone.use({ path }, async (page) => {
      const { arrive } = await openWithoutScripts(page, phone.url + path);
      await page.getByRole('button', { name: 'Turn it' }).click();
      expect(await page.locator('[data-held][aria-busy="true"]').count()).toBe(1);
      arrive();
      await page.getByRole('button', { name: 'Back to the pictures' }).waitFor({ timeout: 60_000 });
    });
  });
});

/** The quantities of the cart's lines according to the server. */
const quantitiesInCart = async (page: Page): Promise<readonly string[]> => {
  const html = await (await page.request.get(`${phone.url}/cart`)).text();
  return [...html.matchAll(/<input[^>]*name="qty"[^>]*>/g)].map(([input]) => /value="(\d+)"/.exec(input)?.[1] ?? '');
};

describe('repeated clicks before the scripts have loaded', () => {
  const tap = async (page: Page, name: string, times: number): Promise<void> => {
    const button = page.getByRole('main').getByRole('button', { name }).first();
    await button.evaluate((shown) => shown.scrollIntoView({ block: 'center', behavior: 'instant' }));
    for (let taps = 0; taps < times; taps += 1) await button.tap();
  };
  const quantityOn = (page: Page) => page.getByRole('main').getByRole('spinbutton').first();

  it('on + and − of a product page all count and show immediately, and a double click on Add to cart adds the quantity once', async () => {
    await phone.use({ path: product }, async (page) => {
      const { arrive } = await openWithoutScripts(page, phone.url + product);
      await tap(page, 'One more', 4);
      await tap(page, 'One fewer', 1);
      expect(await quantityOn(page).inputValue()).toBe('4');
      await tap(page, 'Add to cart', 2);
      expect(await page.locator('[data-held][aria-busy="true"]').count()).toBe(1);
      arrive();
      await page.getByRole('dialog', { name: /Your cart/ }).waitFor();
      expect(await quantitiesInCart(page)).toEqual(['4']);
    });
  });

  it('on + in the cart all count and show immediately, and the cart is changed to that quantity', async () => {
    await phone.use({ path: '/cart', hasCart: true }, async (page) => {
      const { arrive } = await openWithoutScripts(page, `${phone.url}/cart`);
      await tap(page, 'One more', 3);
      expect(await quantityOn(page).inputValue()).toBe('4');
      arrive();
      await expect.poll(() => quantitiesInCart(page), { timeout: 60_000 }).toEqual(['4']);
      await expect.poll(() => quantityOn(page).inputValue()).toBe('4');
    });
  });

  it('on + after loading, during a change of the cart, all count', async () => {
    await phone.use({ path: '/cart', hasCart: true }, async (page) => {
      await page.goto(`${phone.url}/cart`);
      await page.mouse.move(1, 1);
      await isHydrated(page);
      await tap(page, 'One more', 5);
      await expect.poll(() => quantitiesInCart(page), { timeout: 60_000 }).toEqual(['6']);
      await expect.poll(() => quantityOn(page).inputValue()).toBe('6');
    });
  });

  it('on Add to cart, twice after loading, add one piece', async () => {
    await phone.use({ path: product }, async (page) => {
      await page.goto(phone.url + product);
      await page.mouse.move(1, 1);
      await isHydrated(page);
      const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
      const outcome = await outcomeAfter(page, () => add.dblclick());
      expect(outcome).toMatchObject({ dialogs: [expect.stringContaining('Your cart')] });
      expect(await quantitiesInCart(page)).toEqual(['1']);
    });
  });
});
