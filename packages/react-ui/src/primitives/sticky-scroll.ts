/** Debounce time of resizes before a sticky panel is positioned again, in milliseconds (S9-ui-02). */
export const STICKY_RESIZE_DEBOUNCE_MS = 25;

/** The distance of a sticky panel from the window's edges, in CSS pixels. */
const edge = 24;

/**
 * The `top` of a sticky panel, in CSS pixels: a panel taller than the window scrolls with the page until its end is
 * visible.
 */
export const stickyTop = (panelHeight: number, windowHeight: number): number =>
  Math.min(edge, windowHeight - panelHeight - edge);

/** The panel's dependencies on its window. */
export interface StickySurroundings {
  readonly windowHeight: () => number;
  /** @returns a function that stops observing */
  readonly onResize: (listener: () => void) => () => void;
  /** @returns a function that cancels it */
  readonly later: (task: () => void, delayMs: number) => () => void;
}

/** The dependencies in a real window; a resized panel counts as a resize. */
export const stickySurroundings = (panel: Element): StickySurroundings => ({
  windowHeight: () => window.innerHeight,
  onResize: (listener) => {
    const observer = new ResizeObserver(listener);
    observer.observe(panel);
    window.addEventListener('resize', listener);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', listener);
    };
  },
  later: (task, delayMs) => {
    const waiting = window.setTimeout(task, delayMs);
    return () => window.clearTimeout(waiting);
  },
});

/** Keeps a sticky panel's `--sticky-top` current. @returns a function that stops it */
export const attachStickyScroll = (
  panel: HTMLElement,
  { windowHeight, onResize, later }: StickySurroundings = stickySurroundings(panel),
): (() => void) => {
  const place = () => panel.style.setProperty('--sticky-top', `${stickyTop(panel.offsetHeight, windowHeight())}px`);
  let takeBack: (() => void) | undefined;
  const stop = onResize(() => {
    takeBack?.();
    takeBack = later(place, STICKY_RESIZE_DEBOUNCE_MS);
  });
  place();
  return () => {
    takeBack?.();
    stop();
    panel.style.removeProperty('--sticky-top');
  };
};
