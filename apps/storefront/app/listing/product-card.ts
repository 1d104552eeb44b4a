import { PLACEHOLDER_THUMBNAIL } from '@ironcart/api/codec';
import { type GalleryImage, type Product, soldChildrenOf } from '@ironcart/core/product';
import { shownImages, snipeOf } from '@ironcart/core/product-page';
import { stockLevelOf } from '@ironcart/core/stock';
import type { ProductCardView } from '@ironcart/react-ui';
import type { ListedProduct } from '../price/listed-product.ts';
import type { PriceViews } from '../price/price-views.ts';
import { startingAt } from '../price/starting-at.ts';

/** The assumed width of a picture if it is unknown, in pixels. */
const usualWidth = 1_000;

/** List pictures are square. */
const toPicture = (link: string, width = usualWidth): GalleryImage => ({ label: '', link, width, height: width });

/** The codec's placeholder is not a picture: a card without a picture draws its own. */
const isPicture = (link: string): boolean => link !== '' && link !== PLACEHOLDER_THUMBNAIL;

type ListedPictures = Pick<ListedProduct, 'thumbnail' | 'thumbnailWidth' | 'altImage' | 'altImageWidth'>;

const picturesOfListed = ({ thumbnail, thumbnailWidth, altImage = '', altImageWidth }: ListedPictures) =>
  [toPicture(thumbnail, thumbnailWidth), toPicture(altImage, altImageWidth)].filter(({ link }) => isPicture(link));

/** The main picture of a hit of the search service. */
export const pictureOfListed = (product: ListedPictures): GalleryImage | undefined => picturesOfListed(product)[0];

const snipeIn = ({ attributes }: Pick<Product, 'attributes'>): Pick<ProductCardView, 'snipe'> => {
  const snipe = snipeOf(attributes);
  return snipe === undefined ? {} : { snipe };
};

/** A hit of the search service as a card. */
export const cardOfListedProduct = (product: ListedProduct, prices: PriceViews): ProductCardView => ({
  product: {
    productId: product.productId,
    name: product.name,
    url: product.url,
    gallery: picturesOfListed(product),
    rating: product.rating,
  },
  price: startingAt(prices.ofListedProduct(product), product),
  ...(product.isSalable ? {} : { stock: { code: 'outOfStock' } }),
  ...snipeIn(product),
  ...(product.facts ? { facts: product.facts } : {}),
  ...(product.related.length > 1 ? { note: `${product.related.length} ${product.relatedLabelName}` } : {}),
});

/** A whole product as a card. */
export const cardOfProduct = (product: Product, prices: PriceViews): ProductCardView => {
  const sold = soldChildrenOf(product);
  return {
    product: {
      productId: product.productId,
      name: product.name,
      url: product.url,
      gallery: shownImages(product).slice(0, 2),
      rating: product.rating,
    },
    price: sold.length > 0 ? prices.ofCheapest(sold) : startingAt(prices.ofProduct(product), product),
    stock: stockLevelOf(product.inventory),
    ...snipeIn(product),
  };
};
