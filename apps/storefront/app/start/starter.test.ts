// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hydratedEvent } from './hydrated-event.ts';

const moduleOf = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

const entry = moduleOf('globalThis.applicationOfTest()');

let starts = 0;

/** Runs the page's inline script with these attributes. */
const runStarter = async (data: Readonly<Record<string, string>> | undefined) => {
  const script = data && Object.assign(document.createElement('script'), { nonce: 'n-1' });
  if (script) Object.assign(script.dataset, data);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script ?? null);
  starts += 1;
  // The first import uses the plain name, because `vitest related`, and mutation testing with it, finds tests by static
  // imports.
  await (starts === 1 ? import('./starter.ts') : import(/* @vite-ignore */ `./starter.ts?start=${starts}`));
};

/** Whether the page still queues presses for the application. */
const isHolding = (): boolean => {
  const button = document.createElement('button');
  button.type = 'button';
  const heard = vi.fn();
  button.addEventListener('click', heard);
  document.body.append(button);
  button.click();
  button.remove();
  return heard.mock.calls.length === 0;
};

/** Whether the browser still delays form submissions. */
const isHoldingForms = (): boolean => {
  const form = Object.assign(document.createElement('form'), { method: 'post' });
  const heard = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', heard);
  document.body.append(form);
  form.requestSubmit();
  form.remove();
  return heard.mock.calls.length === 0;
};

const application = vi.fn();

/** Loads the added module as the browser does. @returns its element; undefined while there is none */
const loadAdded = async (): Promise<HTMLScriptElement | undefined> => {
  const added = document.head.querySelector<HTMLScriptElement>('script[type=module]');
  if (added === null) return undefined;
  await import(/* @vite-ignore */ added.src).catch(() => added.dispatchEvent(new Event('error')));
  return added;
};

// A separate document for each test, because a starter's queue lives as long as its document.
beforeEach(() => {
  vi.stubGlobal('document', document.implementation.createHTMLDocument());
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  vi.spyOn(window, 'addEventListener');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('applicationOfTest', application);
});

afterEach(() => {
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls) {
    window.removeEventListener(type, listener as EventListener);
  }
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  application.mockClear();
});

describe('initial script of a page', () => {
  it('does nothing without its attributes', async () => {
    await runStarter(undefined);
    expect(isHolding()).toBe(false);
  });

  it('queues clicks until the application is loaded, and not longer', async () => {
    await runStarter({ starts: 'atOnce', entry, modules: '/a.js' });
    expect(isHolding()).toBe(true);
    expect(document.head.querySelector('link')).toBeNull();
    document.dispatchEvent(new Event(hydratedEvent));
    expect(isHolding()).toBe(false);
    const late = document.createElement('template');
    late.dataset.late = '';
    document.body.append(late);
    vi.advanceTimersByTime(8_000);
    expect(late.isConnected).toBe(true);
    late.remove();
  });

  it('lets the browser submit forms after eight seconds, and keeps clicks that need the application', async () => {
    await runStarter({ starts: 'atOnce', entry });
    vi.advanceTimersByTime(7_999);
    expect(isHoldingForms()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isHoldingForms()).toBe(false);
    expect(isHolding()).toBe(true);
  });

  it('only steps quantities if the link of the page to the application is broken', async () => {
    await runStarter({ starts: 'atOnce', entry });
    document.body.append(Object.assign(document.createElement('script'), { type: 'text/plain' }));
    document.body.lastElementChild?.dispatchEvent(new Event('error'));
    expect(isHolding()).toBe(true);
    document.body.append(Object.assign(document.createElement('script'), { type: 'module' }));
    document.body.lastElementChild?.dispatchEvent(new Event('error'));
    expect(isHolding()).toBe(false);
    document.body.innerHTML =
      '<span><input type="number" max="4" value="1"><button type="button" data-step="up"></button></span>';
    for (let presses = 0; presses < 2; presses += 1) document.querySelector('button')?.click();
    expect(document.querySelector('input')?.value).toBe('3');
  });

  it('loads the application modules on the first interaction, with the nonce of the page, and runs the application', async () => {
    await runStarter({ starts: 'onIntent', entry, modules: '/a.js  /b.js' });
    expect(document.head.querySelectorAll('link')).toHaveLength(0);
    document.dispatchEvent(new Event('pointerover'));
    const links = [...document.head.querySelectorAll('link')];
    expect(links.map((link) => [link.rel, link.getAttribute('href'), link.nonce])).toEqual([
      ['modulepreload', '/a.js', 'n-1'],
      ['modulepreload', '/b.js', 'n-1'],
    ]);
    expect((await loadAdded())?.nonce).toBe('n-1');
    expect(application).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(8_000);
    expect(isHoldingForms()).toBe(false);
  });

  it('waits until the page has loaded', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    await runStarter({ starts: 'onIntent', entry: moduleOf('globalThis.applicationOfTest("late")') });
    document.dispatchEvent(new Event('pointerdown'));
    expect(await loadAdded()).toBeUndefined();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await loadAdded();
    expect(application).toHaveBeenCalledOnce();
  });

  it('starts an idle page automatically, but a page for reading only on an interaction', async () => {
    const idle = async (starting: string) => {
      await runStarter({ starts: starting, entry, modules: '/a.js' });
      window.dispatchEvent(new Event('load'));
      vi.advanceTimersByTime(4_000);
      return document.head.querySelectorAll('link').length;
    };
    expect(await idle('onIntent')).toBe(0);
    expect(await idle('onIntentOrIdle')).toBe(1);
  });

  it('gives up immediately if the application fails to load', async () => {
    await runStarter({ starts: 'onIntent', entry: moduleOf('throw new Error("No file")') });
    document.dispatchEvent(new Event('pointerover'));
    expect(isHolding()).toBe(true);
    await loadAdded();
    expect(isHolding()).toBe(false);
  });

  it('reloads a page on Back while no router handles it', async () => {
    const place = { pathname: '/bars', search: '' };
    const reload = vi.fn();
    vi.stubGlobal('location', { ...place, reload });
    await runStarter({ starts: 'atOnce', entry });
    vi.stubGlobal('location', { ...place, pathname: '/racks', reload });
    document.documentElement.dataset.hydrated = 'true';
    window.dispatchEvent(new Event('popstate'));
    expect(reload).not.toHaveBeenCalled();
    delete document.documentElement.dataset.hydrated;
    window.dispatchEvent(new Event('popstate'));
    expect(reload).toHaveBeenCalled();
  });
});
