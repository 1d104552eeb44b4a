import { type DragEnd, SWIPE_MIN_PX } from './drag.ts';

/** Debounce time after scrolling before the displayed slide is reported, in milliseconds (S9-ui-01). */
export const SCROLL_DEBOUNCE_MS = 50;

/** Duration of the animation after a drag or an arrow key, in milliseconds (S9-ui-05). */
export const GLIDE_MS = 300;

/** Index of the slide nearest to a scroll offset; 0 without slides (S4-misc-11). */
export const nearestSlide = (starts: readonly number[], offset: number): number => {
  let nearest = 0;
  for (const [index, start] of starts.entries()) {
    if (Math.abs(start - offset) < Math.abs((starts[nearest] ?? 0) - offset)) nearest = index;
  }
  return nearest;
};

/** Clamps an index to the existing slides. */
export const slideWithin = (index: number, count: number): number => Math.max(0, Math.min(index, count - 1));

/** The slide at which a drag ends that started at slide `from`, given the scroll offset on release. */
export const landingSlide = (
  starts: readonly number[],
  { from, offset, travel, momentum }: DragEnd & { readonly from: number; readonly offset: number },
): number => {
  if (Math.abs(travel) < SWIPE_MIN_PX && momentum === 0) return slideWithin(from, starts.length);
  const nearest = nearestSlide(starts, offset + momentum);
  const step = Math.sign(momentum === 0 ? travel : momentum);
  return slideWithin(nearest === from ? from + step : nearest, starts.length);
};

/** Scroll offset at a time of the animation between two offsets, in milliseconds after its start; it decelerates. */
export const glideOffset = (from: number, to: number, elapsedMs: number): number => {
  const rest = 1 - Math.min(1, Math.max(0, elapsedMs / GLIDE_MS));
  return to - (to - from) * rest ** 3;
};
