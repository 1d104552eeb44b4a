/** The maximum padding for a hidden scrollbar, in CSS pixels (S9-ui-07). */
const mostPadding = 32;

/**
 * The padding of a page whose scrollbar is hidden, so that its content does not move.
 * @param windowWidth the window's width with the scrollbar, in CSS pixels
 * @param pageWidth the width without the scrollbar
 * @returns CSS pixels
 */
export const scrollLockPadding = (windowWidth: number, pageWidth: number): number =>
  Math.min(Math.max(0, windowWidth - pageWidth), mostPadding);
