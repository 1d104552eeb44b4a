import { afterEach, describe, expect, it, vi } from 'vitest';
import { tellApp } from './tell-app.ts';

const event = { type: 'openBrowser', href: 'https://shop.example/help' } as const;

/** A page in an app's web view, with its message handler. */
const open = (listening: object, version = '3.3.0') => {
  const cookie = `isMobileApp=1; mobileAppVersion=${version}`;
  vi.stubGlobal('window', { location: { search: '' }, ...listening });
  vi.stubGlobal('document', { cookie });
};

describe('messages to the native app', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are objects on iOS', () => {
    const postMessage = vi.fn();
    open({ webkit: { messageHandlers: { ironcart: { postMessage } } } });
    expect(tellApp(event)).toBe(true);
    expect(postMessage.mock.calls).toEqual([[event]]);
  });

  it('are JSON on Android', () => {
    const postMessage = vi.fn();
    open({ ironcartApp: { postMessage } });
    expect(tellApp({ type: 'login' })).toBe(true);
    expect(postMessage.mock.calls).toEqual([['{"type":"login"}']]);
  });

  it.each([
    ['3.2.9', false],
    ['3.3.0', true],
    ['3.10.0', true],
    ['0', false],
  ])('are sent to version %s: %s [S1-app-13]', (version, isHeard) => {
    const postMessage = vi.fn();
    open({ ironcartApp: { postMessage } }, version);
    expect(tellApp(event)).toBe(isHeard);
    expect(postMessage).toHaveBeenCalledTimes(isHeard ? 1 : 0);
  });

  it.each([{}, { webkit: {} }, { webkit: { messageHandlers: {} } }])('are not sent from a browser: %j', (listening) => {
    open(listening);
    expect(tellApp(event)).toBe(false);
  });
});
