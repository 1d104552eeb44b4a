import { useEffect, useRef } from 'react';

const hasFocusedHeading = (): boolean => document.activeElement?.matches('main h1') === true;

/**
 * Takes the focus to a step's heading that was not there yet when the shopper came to its address: the heading that
 * stood in its place, and had the focus, is gone with it.
 */
export const useFocusOnArrival = (isArriving: boolean): void => {
  const wasArriving = useRef(isArriving || hasFocusedHeading());
  useEffect(() => {
    const hasArrived = wasArriving.current && !isArriving;
    wasArriving.current = isArriving;
    if (!hasArrived || document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [isArriving]);
};
