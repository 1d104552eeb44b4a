import { describe, expect, it } from 'vitest';
import { scrollLockPadding } from './scroll-lock.ts';

describe('padding of a page behind a modal', () => {
  it('is the width of the hidden scrollbar', () => {
    expect(scrollLockPadding(1440, 1425)).toBe(15);
    expect(scrollLockPadding(375, 375)).toBe(0);
  });

  it('is between 0 and 32 px [S9-ui-07]', () => {
    expect(scrollLockPadding(1440, 1408)).toBe(32);
    expect(scrollLockPadding(1440, 1407)).toBe(32);
    expect(scrollLockPadding(1440, 1500)).toBe(0);
  });
});
