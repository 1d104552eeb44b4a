import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachStickyScroll, stickyTop } from './sticky-scroll.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sticky panel stops below the top of the window, or with its end visible if it is tall', () => {
  expect(stickyTop(400, 900)).toBe(24);
  expect(stickyTop(852, 900)).toBe(24);
  expect(stickyTop(1200, 900)).toBe(-324);
});

it('sticky panel is positioned again once, 25 ms after the last resize [S9-ui-02]', () => {
  const panel = document.createElement('div');
  let height = 400;
  Object.defineProperty(panel, 'offsetHeight', { get: () => height });
  let resize: () => void = () => undefined;
  const stop = attachStickyScroll(panel, {
    windowHeight: () => 900,
    onResize: (listener) => {
      resize = listener;
      return () => undefined;
    },
    later: (task, delayMs) => {
      const waiting = setTimeout(task, delayMs);
      return () => clearTimeout(waiting);
    },
  });
  const top = () => panel.style.getPropertyValue('--sticky-top');
  expect(top()).toBe('24px');
  height = 1200;
  resize();
  vi.advanceTimersByTime(20);
  resize();
  vi.advanceTimersByTime(24);
  expect(top()).toBe('24px');
  vi.advanceTimersByTime(1);
  expect(top()).toBe('-324px');
  resize();
  stop();
  vi.advanceTimersByTime(25);
  expect(top()).toBe('');
});
