import { describe, expect, it } from 'vitest';
import { scrollLockPadding } from './scroll-lock.ts';

describe('the padding of a page behind a modal', () => {
  it('is as wide as the scrollbar that went', () => {
    expect(scrollLockPadding(1440, 1425)).toBe(15);
    expect(scrollLockPadding(375, 375)).toBe(0);
  });

  it('is 32 px at most, and never less than none [S9-ui-07]', () => {
    expect(scrollLockPadding(1440, 1408)).toBe(32);
    expect(scrollLockPadding(1440, 1407)).toBe(32);
    expect(scrollLockPadding(1440, 1500)).toBe(0);
  });
});
