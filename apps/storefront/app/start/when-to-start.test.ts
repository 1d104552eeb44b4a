// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartChannelOf } from './cart-channel.ts';
import { waitForStart } from './when-to-start.ts';

describe('application start on a page', () => {
  const start = vi.fn();
  const site = { code: 'USA' };
  beforeEach(() => {
    vi.useFakeTimers();
    start.mockClear();
  });
  afterEach(() => vi.useRealTimers());

  it.each(['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])(
    'happens once, on the first %s',
    (intent) => {
      waitForStart('onIntent', site, start);
      expect(start).not.toHaveBeenCalled();
      document.body.dispatchEvent(new Event(intent, { bubbles: true }));
      document.body.dispatchEvent(new Event(intent, { bubbles: true }));
      expect(start).toHaveBeenCalledOnce();
    },
  );

  it('happens when the page has been idle for a while after loading', () => {
    waitForStart('onIntentOrIdle', site, start);
    vi.advanceTimersByTime(60_000);
    expect(start).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(3_999);
    expect(start).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(start).toHaveBeenCalledOnce();
  });

  it('never happens without an interaction on a page for reading', () => {
    waitForStart('onIntent', site, start);
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(600_000);
    expect(start).not.toHaveBeenCalled();
  });

  it('happens on a page for reading when another tab of the same site reports its cart, and not for another site', async () => {
    vi.useRealTimers();
    // The pages of the tests above wait as well.
    const other = { code: 'AUS' };
    waitForStart('onIntent', other, start);
    const [own, foreign] = [cartChannelOf(other), cartChannelOf({ code: 'GBR' })];
    foreign.postMessage('[]');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(start).not.toHaveBeenCalled();
    own.postMessage('[]');
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
    own.close();
    foreign.close();
  });
});
