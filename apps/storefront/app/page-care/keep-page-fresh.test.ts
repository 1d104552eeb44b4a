import { siteByCode } from '@ironcart/core/site';
// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPageFresh } from './keep-page-fresh.ts';

const dayMs = 24 * 60 * 60_000;

describe('an open page', () => {
  const reloadPage = vi.fn();
  let nowMs = Date.UTC(2026, 10, 22);
  let release = { hash: 'one', buildDate: '2026-11-22', features: {} };
  const answer = () =>
    Promise.resolve(new Response(JSON.stringify(release), { headers: { 'Content-Type': 'application/json' } }));

  beforeEach(() => {
    reloadPage.mockClear();
    vi.stubGlobal('fetch', vi.fn(answer));
  });
  afterEach(() => vi.unstubAllGlobals());

  const open = (isLoggedIn: boolean) =>
    keepPageFresh({
      site: siteByCode('USA'),
      isLoggedIn,
      reload: () => Promise.resolve(),
      reloadPage,
      now: () => nowMs,
    });

  it.each([true, false])(
    'is loaded anew with the next navigation after over 24 hours, logged in: %s [S4-session-02]',
    (isLoggedIn) => {
      const page = open(isLoggedIn);
      nowMs += dayMs;
      page.pageChanged();
      expect(reloadPage).not.toHaveBeenCalled();
      nowMs += 1;
      page.pageChanged();
      expect(reloadPage).toHaveBeenCalledOnce();
      page.stop();
    },
  );

  it('is loaded anew with the next navigation after a release, and not before one [S4-session-03]', async () => {
    vi.useFakeTimers();
    const page = open(false);
    await vi.advanceTimersByTimeAsync(1_000);
    page.pageChanged();
    expect(reloadPage).not.toHaveBeenCalled();
    release = { ...release, hash: 'two', buildDate: '2026-11-23' };
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    page.pageChanged();
    expect(reloadPage).toHaveBeenCalledOnce();
    page.stop();
    vi.useRealTimers();
  });
});
