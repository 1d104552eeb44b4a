/**
 * Stores the height of a product's buy bar in the page's variable `--buy-bar`, for elements above it at the bottom of a
 * phone's window: the bar wraps on narrow windows and grows with the text. Without it, one line is assumed.
 * @returns a function that stops observing
 */
export const measureBar = (bar: HTMLElement | null): (() => void) | undefined => {
  if (bar === null || !('ResizeObserver' in window)) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--buy-bar', `${bar.offsetHeight}px`));
  observer.observe(bar, { box: 'border-box' });
  return () => {
    observer.disconnect();
    style.removeProperty('--buy-bar');
  };
};
