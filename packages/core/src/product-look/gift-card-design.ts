import { requireText } from '../require-argument.ts';

/** The gift card design that a picture shows: the link's file name without path and extension. */
export const giftCardDesignOf = (link: string): string => {
  requireText(link, 'link');
  return link.replace(/^.*\//, '').replace(/\.\w+$/, '');
};

/** The display name of a gift card design; orders store the file name. 'gift-card-red' becomes 'Red'. */
export const giftCardDesignName = (design: string): string => {
  requireText(design, 'design');
  const word = design.slice(design.lastIndexOf('-') + 1);
  return word.charAt(0).toUpperCase() + word.slice(1);
};
