import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How much larger a picture gets at most, and with one press. */
const largestScale = 4;
const pressedScale = 2;
/** Two taps belong together within this time and distance, in milliseconds and pixels. */
const doubleTapMs = 320;
const doubleTapPx = 32;

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = ([first, second]: readonly Point[]): Point => ({
  x: ((first?.x ?? 0) + (second?.x ?? 0)) / 2,
  y: ((first?.y ?? 0) + (second?.y ?? 0)) / 2,
});
const distanceOf = ([first, second]: readonly Point[]): number =>
  Math.hypot((first?.x ?? 0) - (second?.x ?? 0), (first?.y ?? 0) - (second?.y ?? 0));

/**
 * Scales a picture within an area that scrolls: with two fingers, two taps, or a press of its button. The point between
 * the fingers, or under the pointer, stays where it is.
 * @param area the element that scrolls
 */
export const usePictureScale = (area: RefObject<HTMLElement | null>) => {
  const [scale, setScale] = useState(1);
  const fingers = useRef(new Map<number, Point>());
  const pinch = useRef<{ readonly distance: number; readonly scale: number }>(undefined);
  const lastTap = useRef<Point & { readonly at: number }>(undefined);
  const isTouched = useRef(false);
  /** The point of the picture, as parts of its size, that belongs under a point of the window. */
  const held = useRef<{ readonly at: Point; readonly part: Point }>(undefined);

  const scaleAt = (wanted: number, at: Point) => {
    const element = area.current;
    if (!element) return;
    const { left, top } = element.getBoundingClientRect();
    held.current = {
      at,
      part: {
        x: (element.scrollLeft + at.x - left) / element.scrollWidth,
        y: (element.scrollTop + at.y - top) / element.scrollHeight,
      },
    };
    setScale(Math.min(largestScale, Math.max(1, wanted)));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the picture has its new size.
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || !held.current) return;
    const { at, part } = held.current;
    const { left, top } = element.getBoundingClientRect();
    element.scrollLeft = part.x * element.scrollWidth - (at.x - left);
    element.scrollTop = part.y * element.scrollHeight - (at.y - top);
  }, [scale]);

  const press = (at: Point) => scaleAt(scale > 1 ? 1 : pressedScale, at);

  const lift = (event: PointerEvent, isTap: boolean) => {
    const wasPinching = pinch.current !== undefined;
    fingers.current.delete(event.pointerId);
    if (fingers.current.size < 2) pinch.current = undefined;
    if (!isTap || wasPinching || event.pointerType !== 'touch') return;
    const tap = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    const before = lastTap.current;
    const isSecond =
      before !== undefined && tap.at - before.at < doubleTapMs && distanceOf([before, tap]) < doubleTapPx;
    lastTap.current = isSecond ? undefined : tap;
    if (isSecond) press(tap);
  };

  return {
    scale,
    /** For the button around the picture. */
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        isTouched.current = event.pointerType === 'touch';
        if (!isTouched.current) return;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (fingers.current.size === 2) {
          pinch.current = { distance: distanceOf([...fingers.current.values()]), scale };
        }
      },
      onPointerMove: (event: PointerEvent) => {
        if (!fingers.current.has(event.pointerId)) return;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const points = [...fingers.current.values()];
        if (pinch.current === undefined) return;
        scaleAt((pinch.current.scale * distanceOf(points)) / pinch.current.distance, middleOf(points));
      },
      onPointerUp: (event: PointerEvent) => lift(event, true),
      onPointerCancel: (event: PointerEvent) => lift(event, false),
      /** One tap of a finger is the first of two; a mouse, a key or a screen reader presses once. */
      onClick: (event: { readonly clientX: number; readonly clientY: number; readonly detail: number }) => {
        if (isTouched.current && event.detail > 0) return;
        press({ x: event.clientX, y: event.clientY });
      },
    },
  };
};
