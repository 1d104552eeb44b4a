import type { PageFacts } from './page-facts.ts';

/** Width in pixels for large cards of social networks. */
const width = 1284;

/** The path of a picture in the size for sharing; JPEG and PNG readers accept WebP as well. */
export const sharePictureOf = (master: string): string =>
  `/img/w=${width},f=webp/${master.replace(/^\/?(img\/)?/, '')}`;

/** The share picture of a page without its own: that of the first product in its list or blocks. */
export const pagePicture = ({ entity, home }: PageFacts): string | undefined => {
  const cards = entity && 'cards' in entity ? entity.cards : home?.cards;
  const link = cards?.find(({ product }) => product.gallery.length > 0)?.product.gallery[0]?.link;
  return link === undefined ? undefined : sharePictureOf(link);
};
