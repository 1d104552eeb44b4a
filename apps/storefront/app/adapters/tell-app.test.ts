import { afterEach, describe, expect, it, vi } from 'vitest';
import { tellApp } from './tell-app.ts';

const event = { type: 'openBrowser', href: 'https://shop.example/help' } as const;

describe('the app around a page', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('hears an object on iOS', () => {
    const postMessage = vi.fn();
    vi.stubGlobal('window', { webkit: { messageHandlers: { ironcart: { postMessage } } } });
    expect(tellApp(event)).toBe(true);
    expect(postMessage.mock.calls).toEqual([[event]]);
  });

  it('hears JSON on Android', () => {
    const postMessage = vi.fn();
    vi.stubGlobal('window', { ironcartApp: { postMessage } });
    expect(tellApp({ type: 'login' })).toBe(true);
    expect(postMessage.mock.calls).toEqual([['{"type":"login"}']]);
  });

  it.each([{}, { webkit: {} }, { webkit: { messageHandlers: {} } }])('is not there in a browser: %j', (window) => {
    vi.stubGlobal('window', window);
    expect(tellApp(event)).toBe(false);
  });
});
