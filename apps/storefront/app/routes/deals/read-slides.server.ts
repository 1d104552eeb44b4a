import type { GalleryImage, Product } from '@ironcart/core/product';
import { heroImage, primaryImage, shownImages } from '@ironcart/core/product-page';
import type { DealSlideView, ProductCardView } from '@ironcart/react-ui';
import type { RouteArgs } from '../route-args.ts';

/** Maximum number of slides above the list. */
const slideLimit = 4;

/** The picture made for headers, otherwise another one than the deal's card shows below. */
const slidePicture = (product: Product): GalleryImage | undefined => {
  const hero = heroImage(product);
  return hero === primaryImage(product) ? (shownImages(product).at(-1) ?? hero) : hero;
};

/** The first deals with header pictures (S3-product-04); none for a single one, which could not rotate. */
export const readSlides = async (
  { api }: RouteArgs['context'],
  cards: readonly ProductCardView[],
): Promise<readonly DealSlideView[]> => {
  const shown = cards.slice(0, slideLimit);
  const products = shown.length < 2 ? [] : await api.content.products(shown.map(({ product }) => product.productId));
  const slides = shown.flatMap(({ product: { productId, name, url }, price }): DealSlideView[] => {
    const product = products.find((found) => found.productId === productId);
    const picture = product && slidePicture(product);
    return picture ? [{ productId, name, url, picture, price }] : [];
  });
  return slides.length < 2 ? [] : slides;
};
