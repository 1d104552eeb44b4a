// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceOfPage, openInAppBrowser } from './app-browser.ts';
import { loadWallet } from './load-wallet.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('browser adapter', () => {
  it('reports the device of the page [S1-app-04]', () => {
    expect(deviceOfPage()).toEqual({ kind: 'browser' });
    window.history.replaceState(null, '', '/?isMobileApp=1&mobileAppVersion=3.3.0');
    expect(deviceOfPage()).toEqual({ kind: 'app', platform: 'ios', version: '3.3.0' });
  });

  it('opens a new tab, or the in-app browser in the native app [S4-misc-09]', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    openInAppBrowser('https://help.example/');
    expect(open.mock.calls).toEqual([['https://help.example/', '_blank', 'noopener']]);
    const postMessage = vi.fn();
    window.history.replaceState(null, '', '/?isMobileApp=1&mobileAppVersion=3.3.0');
    vi.stubGlobal('webkit', { messageHandlers: { ironcart: { postMessage } } });
    openInAppBrowser('https://help.example/');
    expect(open).toHaveBeenCalledOnce();
    expect(postMessage.mock.calls).toEqual([[{ type: 'openBrowser', href: 'https://help.example/' }]]);
  });
});

it("PayPal wallet is the deployment's, otherwise the sandbox's, or the store's own", async () => {
  const method = { type: 'paypal', name: 'PayPal' } as const;
  expect(await loadWallet(method, { clientId: 'client-1', currency: 'USD' })).toMatchObject({ kind: 'button' });
  expect(await loadWallet(method, undefined)).toMatchObject({ kind: 'window' });
  const script = `data:text/javascript,${encodeURIComponent('export default { kind: "window", own: true }')}`;
  const own = { kind: 'wallet', paymentType: 'own', script } as const;
  expect(await loadWallet({ ...method, own }, undefined)).toEqual({ kind: 'window', own: true });
});
