import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Film } from './Film.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = async (play: () => Promise<void>, wantsStillness = false) => {
  vi.stubGlobal('matchMedia', () => ({ matches: wantsStillness }));
  const started = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  const warn = vi.fn();
  render(<Film src="/drop.mp4" label="A bar is dropped" warn={warn} />);
  await Promise.resolve();
  return { started, warn };
};

it('a video whose autoplay is blocked is only logged, and can be started manually [S8-err-other-12]', async () => {
  const cause = new DOMException('play() failed', 'NotAllowedError');
  const { warn } = await show(() => Promise.reject(cause));
  expect(warn.mock.calls).toEqual([['The film did not start by itself', cause]]);
  expect(screen.getByLabelText('A bar is dropped').hasAttribute('controls')).toBe(true);
});

it('a video starts automatically, except with reduced motion', async () => {
  const { started, warn } = await show(() => Promise.resolve());
  expect(started).toHaveBeenCalledOnce();
  expect(warn).not.toHaveBeenCalled();
  cleanup();
  started.mockClear();
  expect((await show(() => Promise.resolve(), true)).started).not.toHaveBeenCalled();
});
