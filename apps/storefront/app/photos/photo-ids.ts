import { mostPhotos } from '@ironcart/core/review';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids of photos that were sent before, as an address or a form has them. */
export const photoIdsIn = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts.filter((text) => uuid.test(text)))].slice(0, mostPhotos);
