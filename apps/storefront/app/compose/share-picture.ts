import type { PageFacts } from './page-facts.ts';

/** Pixels: what the large cards of social networks show. */
const width = 1284;

/** The path of a master's picture in a size for sharing; JPEG and PNG readers take WebP as well. */
export const sharePictureOf = (master: string): string =>
  `/img/w=${width},f=webp/${master.replace(/^\/?(img\/)?/, '')}`;

/** The picture of a page that names none: of the first product that its list or its blocks show. */
export const pagePicture = ({ entity, home }: PageFacts): string | undefined => {
  const cards = entity && 'cards' in entity ? entity.cards : home?.cards;
  const link = cards?.find(({ product }) => product.gallery.length > 0)?.product.gallery[0]?.link;
  return link === undefined ? undefined : sharePictureOf(link);
};
