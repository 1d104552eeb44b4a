import type { InvalidEvent } from 'react';

/**
 * Takes the place of the browser's bubble, which covers what it speaks of: the field says what is missing itself, and
 * the form's first such field gets the focus.
 * @returns whether this is that field
 */
export const takeInvalid = (event: InvalidEvent<HTMLInputElement | HTMLSelectElement>): boolean => {
  event.preventDefault();
  const { currentTarget } = event;
  const fields = [...(currentTarget.form?.elements ?? [])] as (typeof currentTarget)[];
  const isFirst = fields.find(({ validity }) => validity?.valid === false) === currentTarget;
  if (isFirst) currentTarget.focus();
  return isFirst;
};
