// @vitest-environment jsdom
import { initialUiState } from '@ironcart/core/visitor';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appNavigationEvent, appStateEvent, followApp } from './follow-app.ts';

const follow = () => {
  const reload = vi.fn();
  const opened: string[] = [];
  const told: unknown[] = [];
  vi.stubGlobal('ironcartApp', { postMessage: (message: string) => told.push(JSON.parse(message)) });
  window.history.replaceState(null, '', '/?isMobileApp=1&mobileAppVersion=3.3.0');
  stop = followApp({ basePath: '/gb', reload, open: (href) => opened.push(href) });
  const say = async (type: string, detail: unknown) => {
    window.dispatchEvent(new CustomEvent(type, { detail }));
    await Promise.resolve();
  };
  return { reload, opened, told, say };
};
let stop = () => {};

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('state event of the native app', () => {
  it('reloads the page data once the app is active after a reload [S3-uistate-01]', async () => {
    const { reload, say } = follow();
    await say(appStateEvent, { ...initialUiState, appLastContentReloadAt: 5, appIsNotActive: true });
    expect(reload).not.toHaveBeenCalled();
    await say(appStateEvent, { ...initialUiState, appLastContentReloadAt: 5 });
    await say(appStateEvent, { ...initialUiState, appLastContentReloadAt: 5 });
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([undefined, 'state', {}, { ...initialUiState, appLastContentReloadAt: 'now' }])(
    'is ignored if malformed: %j [S3-uistate-01]',
    async (detail) => {
      const { reload, say } = follow();
      await say(appStateEvent, detail);
      expect(reload).not.toHaveBeenCalled();
    },
  );
});

describe('page requested by the native app', () => {
  it('is opened on the site of the page, by path or name', async () => {
    const { opened, told, say } = follow();
    await say(appNavigationEvent, '/plates');
    await say(appNavigationEvent, { name: 'order', params: { id: '1001' } });
    expect(opened).toEqual(['/gb/plates', '/gb/account/order/1001']);
    expect(told).toEqual([]);
  });

  it.each([
    ['an unknown name [S8-router-01]', { name: 'teleport' }, 'unknown_named_route'],
    ['a name without its parameter [S8-router-05]', { name: 'order' }, 'missing_required_param'],
    ['a URL elsewhere [S8-router-06]', 'https://evil.example/', 'invalid_path'],
    ['a script URL [S8-router-06]', 'javascript:alert(1)', 'invalid_path'],
    ['another value [S8-router-06]', 7, 'invalid_path'],
  ])('with the failure %s is reported to the app', async (_, detail, code) => {
    const { opened, told, say } = follow();
    await say(appNavigationEvent, detail);
    expect([opened, told]).toEqual([[], [{ type: 'navigationFailed', code }]]);
  });
});
