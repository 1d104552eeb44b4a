/**
 * Keeps the height of a product's bar in the page's variable `--buy-bar`, for what stands above it at the foot of a
 * phone's window: the bar wraps on a narrow one, and grows with the text. Without a measure, one line is assumed.
 * @returns what ends it
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
