/** How long a resize rests before a sticky panel is placed again, in milliseconds (S9-ui-02). */
export const STICKY_RESIZE_DEBOUNCE_MS = 25;

/** How far a sticky panel stays from the window's edges, in CSS pixels. */
const edge = 24;

/**
 * Where a sticky panel stops, in CSS pixels from the window's top: a panel that is taller than the window scrolls with the
 * page until its end is in sight, and stays there.
 */
export const stickyTop = (panelHeight: number, windowHeight: number): number =>
  Math.min(edge, windowHeight - panelHeight - edge);

/** What the panel needs of its window. */
export interface StickySurroundings {
  readonly windowHeight: () => number;
  /** @returns what ends it */
  readonly onResize: (listener: () => void) => () => void;
  /** @returns what takes it back */
  readonly later: (task: () => void, delayMs: number) => () => void;
}

/** A window as it is; a panel that grows or shrinks counts as a resize. */
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

/** Keeps a sticky panel's `--sticky-top` true. @returns what ends it */
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
