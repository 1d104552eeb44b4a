import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first invalid field within an element after each attempt to submit, so that a screen reader
 * reads the field and its message.
 * @param attempt changes with each attempt: a count, or the errors in its response
 * @returns the ref of the element around the fields
 */
export const useFocusOnErrors = <Container extends HTMLElement>(attempt: unknown): RefObject<Container | null> => {
  const container = useRef<Container>(null);
  const seen = useRef(attempt);
  useEffect(() => {
    if (seen.current === attempt) return;
    seen.current = attempt;
    container.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  return container;
};
