import { type MouseEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The maximum scale of a picture, also reached with one press. */
const largestScale = 4;
const pressedScale = 2;
/** Two presses within this time (ms) and distance (px) are a double press. */
const doublePressMs = 320;
const doublePressPx = 32;

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
 * Scales a picture within an area that scrolls: with two fingers, or a press of its button, where a double press counts
 * once. The point between the fingers, or under the pointer, keeps its position.
 * @param area the element that scrolls
 */
export const usePictureScale = (area: RefObject<HTMLElement | null>) => {
  const [scale, setScale] = useState(1);
  const fingers = useRef(new Map<number, Point>());
  const pinch = useRef<{ readonly distance: number; readonly scale: number }>(undefined);
  const lastPress = useRef<Point & { readonly at: number }>(undefined);
  /** The point of the picture, as fractions of its size, that stays under a point of the window. */
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

  const lift = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
    if (fingers.current.size < 2) pinch.current = undefined;
  };

  return {
    scale,
    /** Handlers for the button around the picture. */
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') return;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (fingers.current.size === 2) {
          pinch.current = { distance: Math.max(1, distanceOf([...fingers.current.values()])), scale };
        }
      },
      onPointerMove: (event: PointerEvent) => {
        if (!fingers.current.has(event.pointerId)) return;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const points = [...fingers.current.values()];
        if (pinch.current === undefined) return;
        scaleAt((pinch.current.scale * distanceOf(points)) / pinch.current.distance, middleOf(points));
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      /** Ignores the second click of a double press. A key press (`detail` 0) always counts. */
      onClick: ({ clientX, clientY, detail, timeStamp }: MouseEvent) => {
        const press = { x: clientX, y: clientY, at: timeStamp };
        const before = detail > 0 ? lastPress.current : undefined;
        const isSecond =
          before !== undefined && press.at - before.at < doublePressMs && distanceOf([before, press]) < doublePressPx;
        lastPress.current = isSecond ? undefined : press;
        if (!isSecond) scaleAt(scale > 1 ? 1 : pressedScale, press);
      },
    },
  };
};
