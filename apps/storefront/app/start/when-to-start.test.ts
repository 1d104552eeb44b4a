// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForStart } from './when-to-start.ts';

describe('application of a page', () => {
  const start = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    start.mockClear();
  });
  afterEach(() => vi.useRealTimers());

  it.each(['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])(
    'starts once, on the first %s',
    (intent) => {
      waitForStart('onIntent', start);
      expect(start).not.toHaveBeenCalled();
      document.body.dispatchEvent(new Event(intent, { bubbles: true }));
      document.body.dispatchEvent(new Event(intent, { bubbles: true }));
      expect(start).toHaveBeenCalledOnce();
    },
  );

  it('starts when the page has been idle for a while after loading', () => {
    waitForStart('onIntentOrIdle', start);
    vi.advanceTimersByTime(60_000);
    expect(start).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(3_999);
    expect(start).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(start).toHaveBeenCalledOnce();
  });

  it('never starts without an interaction on a page for reading', () => {
    waitForStart('onIntent', start);
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(600_000);
    expect(start).not.toHaveBeenCalled();
  });
});
