import type { BundleChoice } from '../product/bundle-choice.ts';
import { type Product, type ProductOf, rulesOf } from '../product/product.ts';
import type { GalleryImage } from '../product/product-parts.ts';
import { type AxisChoice, childrenMatching } from '../product-page/configurable-choice.ts';
import { primaryImage } from '../product-page/images.ts';
import { finishPartOf } from './bundle-finish.ts';

type PartOf = (productId: number) => Product | undefined;

/** The choice on the axes that change a product's look: those with colours. */
const looksIn = ({ axes }: ProductOf<'configurable'>, choice: AxisChoice): AxisChoice =>
  Object.fromEntries(
    axes.flatMap(({ attribute, values }) => {
      const value = choice[attribute];
      return value !== undefined && values.some(({ swatch }) => swatch !== undefined) ? [[attribute, value]] : [];
    }),
  );

/**
 * The pictures of a configurable while its choice is incomplete: a colour is shown as soon as it is chosen, in
 * whatever size. undefined if nothing is chosen that changes its look.
 */
export const picturesOfLook = (
  product: ProductOf<'configurable'>,
  choice: AxisChoice,
): readonly GalleryImage[] | undefined => {
  const looks = looksIn(product, choice);
  if (Object.keys(looks).length === 0) return undefined;
  const [id] = [...childrenMatching(product, choice), ...childrenMatching(product, looks)];
  const child = product.children.find(({ productId }) => productId === id);
  return child && primaryImage(child) ? child.gallery : undefined;
};

/** The pictures of a bundle in the colour of its frame, before its other ones. */
export const picturesOfFinish = (product: ProductOf<'bundle'>, choice: BundleChoice): readonly GalleryImage[] => {
  const partOf = (id: number) => product.children.find(({ productId }) => productId === id);
  const part = partOf(finishPartOf(product.bundleOptions, choice, partOf) ?? -1);
  const [first, ...others] = product.gallery;
  const finish = part && primaryImage(part);
  return finish === undefined || finish.link === first?.link ? product.gallery : [finish, ...others];
};

/** A line of a cart or an order with its children. */
interface PicturedLine {
  readonly children: readonly {
    readonly productId: number;
    readonly metadata: { readonly bundleOptionId?: number | undefined };
  }[];
}

/** The picture of a line: of the chosen variation, or of a bundle in the colour of its frame. */
export const linePictureOf = (
  { children }: PicturedLine,
  product: Product | undefined,
  partOf: PartOf,
): GalleryImage | undefined => {
  if (product === undefined) return undefined;
  const choice = Object.fromEntries(
    children.flatMap(({ productId, metadata }) =>
      metadata.bundleOptionId === undefined ? [] : [[metadata.bundleOptionId, productId]],
    ),
  );
  const shownId =
    product.type === 'bundle'
      ? finishPartOf(product.bundleOptions, choice, partOf)
      : rulesOf(product).isSoldAsChild
        ? children[0]?.productId
        : undefined;
  const part = partOf(shownId ?? -1);
  return (part && primaryImage(part)) ?? primaryImage(product);
};
