import type { InvalidEvent } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field => 'validity' in element && 'willValidate' in element;

/**
 * Takes the place of the browser's bubble, which covers what it speaks of: the field says what is missing itself, and
 * the form's first such field gets the focus.
 * @returns whether this is that field
 */
export const takeInvalid = (event: InvalidEvent<Field>): boolean => {
  event.preventDefault();
  const { currentTarget } = event;
  const invalid = [...(currentTarget.form?.elements ?? [])].find(
    (element) => isField(element) && element.willValidate && !element.validity.valid,
  );
  const isFirst = invalid === undefined || invalid === currentTarget;
  if (isFirst) currentTarget.focus();
  return isFirst;
};
