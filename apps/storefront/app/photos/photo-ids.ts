import { mostPhotos } from '@ironcart/core/review';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Parses the ids of photos that were uploaded before, from a URL or a form. */
export const photoIdsIn = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts.filter((text) => uuid.test(text)))].slice(0, mostPhotos);
