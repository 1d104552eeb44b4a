/** The most that a page gives way for its hidden scrollbar, in CSS pixels (S9-ui-07). */
const mostPadding = 32;

/**
 * How far a page that no longer scrolls must be set in, so that nothing moves when its scrollbar goes.
 * @param windowWidth the window's, scrollbar included, in CSS pixels
 * @param pageWidth what the scrollbar leaves of it
 * @returns CSS pixels
 */
export const scrollLockPadding = (windowWidth: number, pageWidth: number): number =>
  Math.min(Math.max(0, windowWidth - pageWidth), mostPadding);
