import { requireText } from '../require-argument.ts';

/** The design that a gift card's picture shows, by the picture's link: its file name without path and extension. */
export const giftCardDesignOf = (link: string): string => {
  requireText(link, 'link');
  return link.replace(/^.*\//, '').replace(/\.\w+$/, '');
};

/** The name of a gift card's design, which orders keep as its picture is called: 'gift-card-red' is 'Red'. */
export const giftCardDesignName = (design: string): string => {
  requireText(design, 'design');
  const word = design.slice(design.lastIndexOf('-') + 1);
  return word.charAt(0).toUpperCase() + word.slice(1);
};
