/** Distance in pixels after which a press becomes a drag, so that a click on a slide remains a click (S9-ui-03). */
export const DRAG_ACTIVATION_PX = 10;

/** Period over which the final speed of a drag is measured, in milliseconds (S9-ui-04). */
export const MOMENTUM_SAMPLE_MS = 10;

/** For how many milliseconds the slides continue at that speed (S9-ui-04). */
export const MOMENTUM_SCALE = 200;

/** A drag over fewer pixels does not change the slide (S9-ui-06). */
export const SWIPE_MIN_PX = 50;

/** Minimum momentum distance in pixels; shorter ones are ignored (S9-ui-06). */
export const MOMENTUM_MIN_PX = 25;

interface Sample {
  /** Pixels. */
  readonly x: number;
  /** Milliseconds. */
  readonly at: number;
}

/** A drag in progress. */
export interface Drag {
  readonly startX: number;
  readonly isActive: boolean;
  /** The pointer's position at the end of the last whole sample, and the current one. */
  readonly sampled: Sample;
  readonly last: Sample;
  /** Pixels within the last whole sample. */
  readonly stride: number;
}

/** Result of a drag, in pixels, positive towards later slides. */
export interface DragEnd {
  readonly travel: number;
  readonly momentum: number;
}

/** @param x pixels @param at milliseconds */
export const startDrag = (x: number, at: number): Drag => ({
  startX: x,
  isActive: false,
  sampled: { x, at },
  last: { x, at },
  stride: 0,
});

/** Updates the drag after a pointer movement. It becomes active at a distance of 10 px, and stays active. */
export const moveDrag = (drag: Drag, x: number, at: number): Drag => {
  const isActive = drag.isActive || Math.abs(x - drag.startX) >= DRAG_ACTIVATION_PX;
  const elapsed = at - drag.sampled.at;
  if (elapsed < MOMENTUM_SAMPLE_MS) return { ...drag, isActive, last: { x, at } };
  const stride = ((x - drag.sampled.x) / elapsed) * MOMENTUM_SAMPLE_MS;
  return { ...drag, isActive, sampled: { x, at }, last: { x, at }, stride };
};

/** The distance of the drag, positive towards later slides (to the left). */
export const travelOf = ({ startX, last }: Drag): number => startX - last.x;

/** Ends the drag. A pointer that rested for a whole sample has no speed. */
export const endDrag = (drag: Drag, at: number): DragEnd => {
  if (!drag.isActive) return { travel: 0, momentum: 0 };
  const hasRested = at - drag.last.at > MOMENTUM_SAMPLE_MS;
  const momentum = hasRested ? 0 : (-drag.stride / MOMENTUM_SAMPLE_MS) * MOMENTUM_SCALE;
  return { travel: travelOf(drag), momentum: Math.abs(momentum) < MOMENTUM_MIN_PX ? 0 : momentum };
};
