import type { InvalidEvent } from 'react';

/**
 * Replaces the browser's validation bubble, which covers the field: the field displays the message itself, and the
 * form's first invalid field receives the focus.
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
