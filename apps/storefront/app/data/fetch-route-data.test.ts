// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { redirectHeader } from './data-protocol.ts';
import { loadRouteData } from './fetch-route-data.ts';

const load = (path: string) => loadRouteData('entity')({ request: new Request(`http://shop.test${path}`) });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('data of a page', () => {
  it('follows a redirect after 100 ms [S9-timing-06]', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204, headers: { [redirectHeader]: '/bars' } }));
    const targets: (string | null)[] = [];
    void load('/old-bars').catch(({ headers }: Response) => targets.push(headers.get('Location')));
    await vi.advanceTimersByTimeAsync(99);
    expect(targets).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(targets).toEqual(['/bars']);
  });

  const nothingReported = () => {
    const reports = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const reportError = vi.fn();
    vi.stubGlobal('reportError', reportError);
    return () => [...reports, reportError].every((report) => report.mock.calls.length === 0);
  };

  it.each([
    [false, 'browser_offline'],
    [true, 'no_response'],
  ])(
    'of a category without a response, online: %s, fails as %s and reports nothing [S8-err-other-07]',
    async (isOnline, code) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
      const isQuiet = nothingReported();
      await expect(load('/bars')).rejects.toMatchObject({ data: { code }, init: { status: 503 } });
      expect(isQuiet()).toBe(true);
    },
  );
});
