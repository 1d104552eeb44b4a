// @vitest-environment jsdom
import { guestAccount, sessionToWire } from '@ironcart/api/codec';
import { siteByCode } from '@ironcart/core/site';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPageFresh } from './keep-page-fresh.ts';

const dayMs = 24 * 60 * 60_000;

describe('open page', () => {
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
    'is reloaded with the next navigation after more than 24 hours, logged in: %s [S4-session-02]',
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

  it.each([
    [
      'checks the session of a customer when it becomes visible again',
      true,
      () => document.dispatchEvent(new Event('visibilitychange')),
      1,
    ],
    [
      'checks no session of a guest when it becomes visible',
      false,
      () => document.dispatchEvent(new Event('visibilitychange')),
      0,
    ],
  ] as const)('%s, and nothing after it is left', async (_, isLoggedIn, happen, asked) => {
    vi.useFakeTimers({ now: nowMs });
    const page = open(isLoggedIn);
    const asks = () =>
      vi.mocked(fetch).mock.calls.filter(([request]) => (request as Request).url.includes('/svc_session/')).length;
    await vi.advanceTimersByTimeAsync(1_000);
    const before = asks();
    nowMs += 20 * 60_000;
    happen();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asks() - before > 0).toBe(asked > 0);
    page.stop();
    const after = asks();
    nowMs += 20 * 60_000;
    happen();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(asks()).toBe(after);
    vi.useRealTimers();
  });

  it('is reloaded with the next navigation after a release, not earlier [S4-session-03]', async () => {
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

describe('page of a customer with a session check', () => {
  const nowMs = Date.UTC(2026, 10, 22);
  const twentyMinutesMs = 20 * 60_000;
  const json = (value: unknown) => Response.json(value);
  const release = () => json({ hash: 'one', buildDate: '2026-11-22', features: {} });
  const ended = () => json(sessionToWire({ customer: guestAccount, expiresAtMs: 2 ** 42, lifetimeMs: 300_000 }));

  beforeEach(() => vi.useFakeTimers({ now: nowMs }));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const open = (answers: { session: () => Response; heartbeat?: () => Response }) => {
    let asked = 0;
    vi.stubGlobal('fetch', async (request: Request) => {
      if (!request.url.includes('/svc_session/')) return (answers.heartbeat ?? release)();
      asked += 1;
      return answers.session();
    });
    const reload = vi.fn(async () => undefined);
    const page = keepPageFresh({ site: siteByCode('USA'), isLoggedIn: true, reload });
    return { reload, page, asked: () => asked, pass: (timeMs: number) => vi.advanceTimersByTimeAsync(timeMs) };
  };

  it('is reloaded after the session has ended', async () => {
    const { reload, page, pass } = open({ session: ended });
    await pass(1_000);
    expect(reload).not.toHaveBeenCalled();
    await pass(twentyMinutesMs);
    expect(reload).toHaveBeenCalled();
    page.stop();
  });

  it('stays unchanged if the store does not respond, because an error page would replace it', async () => {
    const heartbeat = () => new Response(null, { status: 503 });
    const { reload, page, pass } = open({ session: ended, heartbeat });
    await pass(twentyMinutesMs);
    expect(reload).not.toHaveBeenCalled();
    page.stop();
  });

  it('that is offline performs the check once it is online, but not after it is left', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const session = () => {
      throw new TypeError('Failed to fetch');
    };
    const { page, asked, pass } = open({ session });
    await pass(twentyMinutesMs);
    const offline = asked();
    expect(offline).toBeGreaterThan(0);
    await pass(twentyMinutesMs);
    expect(asked()).toBe(offline);
    window.dispatchEvent(new Event('online'));
    await pass(1);
    expect(asked()).toBe(offline + 1);
    page.stop();
    window.dispatchEvent(new Event('online'));
    await pass(1);
    expect(asked()).toBe(offline + 1);
  });
});
