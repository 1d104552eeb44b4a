import { type Drag, endDrag, moveDrag, startDrag, travelOf } from './drag.ts';
import { GLIDE_MS, glideOffset, landingSlide, nearestSlide, SCROLL_DEBOUNCE_MS, slideWithin } from './slides.ts';

/** Clock of the carousel; tests provide their own. */
export interface CarouselClock {
  /** Monotonic time in milliseconds. */
  readonly now: () => number;
  /** Runs a task with the next frame. @returns a function that cancels it */
  readonly nextFrame: (task: () => void) => () => void;
  /** Runs a task after a delay. @returns a function that cancels it */
  readonly later: (task: () => void, delayMs: number) => () => void;
}

export interface CarouselOptions {
  /** Called with the index of the displayed slide, from 0, 50 ms after scrolling ends. */
  readonly onSlide: (index: number) => void;
  /** Whether slides change without animation, because the shopper prefers reduced motion. */
  readonly isStill: boolean;
  readonly clock?: CarouselClock;
}

export interface AttachedCarousel {
  readonly goTo: (index: number) => void;
  readonly detach: () => void;
}

const browserClock: CarouselClock = {
  now: () => performance.now(),
  nextFrame: (task) => {
    const frame = requestAnimationFrame(task);
    return () => cancelAnimationFrame(frame);
  },
  later: (task, delayMs) => {
    const timer = window.setTimeout(task, delayMs);
    return () => window.clearTimeout(timer);
  },
};

/** Scroll offsets and drag distances are positive in the reading direction. */
const directionOf = (track: HTMLElement): 1 | -1 => (getComputedStyle(track).direction === 'rtl' ? -1 : 1);

const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Adds to a scroll-snapping row: dragging with a mouse and momentum, one slide per arrow key, and reporting of the
 * displayed slide. Touch uses the platform's scrolling.
 * @param track the scrolling element, whose first child contains the slides
 */
export const attachCarousel = (
  track: HTMLElement,
  { onSlide, isStill, clock = browserClock }: CarouselOptions,
): AttachedCarousel => {
  const events = new AbortController();
  const { signal } = events;
  let drag: Drag | undefined;
  let startOffset = 0;
  let from = 0;
  let stopGlide: () => void = () => undefined;
  let callOffTelling: () => void = () => undefined;

  const offset = () => track.scrollLeft * directionOf(track);
  const setOffset = (value: number) => {
    track.scrollLeft = value * directionOf(track);
  };
  const starts = (): readonly number[] => {
    const edge = track.getBoundingClientRect();
    const now = offset();
    return [...(track.firstElementChild?.children ?? [])].map((slide) => {
      const box = slide.getBoundingClientRect();
      return now + (directionOf(track) === 1 ? box.left - edge.left : edge.right - box.right);
    });
  };

  const rest = () => {
    track.style.removeProperty('scroll-snap-type');
    delete track.dataset.dragging;
  };
  const glideTo = (index: number) => {
    stopGlide();
    const all = starts();
    const target = all[slideWithin(index, all.length)];
    if (target === undefined) return;
    if (isStill) {
      setOffset(target);
      rest();
      return;
    }
    const begin = offset();
    const beganAt = clock.now();
    track.style.setProperty('scroll-snap-type', 'none');
    const step = () => {
      const elapsed = clock.now() - beganAt;
      setOffset(glideOffset(begin, target, elapsed));
      if (elapsed < GLIDE_MS) stopGlide = clock.nextFrame(step);
      else rest();
    };
    stopGlide = clock.nextFrame(step);
  };

  const press = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    stopGlide();
    startOffset = offset();
    from = nearestSlide(starts(), startOffset);
    drag = startDrag(event.clientX * directionOf(track), clock.now());
  };
  const move = (event: PointerEvent) => {
    if (drag === undefined) return;
    const wasActive = drag.isActive;
    drag = moveDrag(drag, event.clientX * directionOf(track), clock.now());
    if (!drag.isActive) return;
    if (!wasActive) {
      track.setPointerCapture(event.pointerId);
      track.style.setProperty('scroll-snap-type', 'none');
      track.dataset.dragging = 'true';
    }
    setOffset(startOffset + travelOf(drag));
  };
  const letGo = () => {
    if (drag === undefined) return;
    const { isActive } = drag;
    const end = endDrag(drag, clock.now());
    drag = undefined;
    if (isActive) glideTo(landingSlide(starts(), { ...end, from, offset: offset() }));
  };
  const keepClick = (event: Event) => {
    if (track.dataset.dragging === undefined) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const tell = () => {
    callOffTelling();
    callOffTelling = clock.later(() => onSlide(nearestSlide(starts(), offset())), SCROLL_DEBOUNCE_MS);
  };
  const turn = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (step === undefined || event.target !== track) return;
    event.preventDefault();
    glideTo(nearestSlide(starts(), offset()) + step * directionOf(track));
  };

  track.addEventListener('pointerdown', press, { signal });
  track.addEventListener('pointermove', move, { signal });
  track.addEventListener('pointerup', letGo, { signal });
  track.addEventListener('pointercancel', letGo, { signal });
  track.addEventListener('click', keepClick, { signal, capture: true });
  track.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  track.addEventListener('scroll', tell, { signal, passive: true });
  track.addEventListener('keydown', turn, { signal });
  // The shopper may have swiped before the scripts were loaded.
  if (offset() > 0) tell();

  return {
    goTo: glideTo,
    detach: () => {
      events.abort();
      stopGlide();
      callOffTelling();
      rest();
    },
  };
};
