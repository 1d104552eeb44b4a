import { useEffect, useRef } from 'react';

const hasFocusedHeading = (): boolean =>
  typeof document !== 'undefined' && document.activeElement?.matches('main h1') === true;

/**
 * Moves the focus to a step's heading if it was not rendered yet when the shopper navigated to the step: the
 * placeholder heading that had the focus was removed.
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
