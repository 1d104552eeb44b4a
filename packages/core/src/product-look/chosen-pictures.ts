import { type BundleChoice, bundlePartsOf } from '../product/bundle-choice.ts';
import { type Product, type ProductOf, rulesOf } from '../product/product.ts';
import type { GalleryImage } from '../product/product-parts.ts';
import { type AxisChoice, childrenMatching } from '../product-page/configurable-choice.ts';
import { primaryImage } from '../product-page/images.ts';
import { requireFields, requireObject } from '../require-argument.ts';
import { finishPartOf } from './bundle-finish.ts';
import { giftCardDesignOf } from './gift-card-design.ts';
import { type PictureLayer, pictureLayersOf } from './picture-layers.ts';

type PartOf = (productId: number) => Product | undefined;

/** The choice, reduced to the axes that change a product's look: those with colours. */
const looksIn = ({ axes }: ProductOf<'configurable'>, choice: AxisChoice): AxisChoice =>
  Object.fromEntries(
    axes.flatMap(({ attribute, values }) => {
      const value = choice[attribute];
      return value !== undefined && values.some(({ swatch }) => swatch !== undefined) ? [[attribute, value]] : [];
    }),
  );

/**
 * The pictures of a configurable while its choice is incomplete: once a colour is chosen, it is shown regardless of the
 * size. Undefined if no chosen value changes the look.
 */
export const picturesOfPartialChoice = (
  product: ProductOf<'configurable'>,
  choice: AxisChoice,
): readonly GalleryImage[] | undefined => {
  requireFields(product, 'product', { children: 'array' });
  requireObject(choice, 'choice');
  const looks = looksIn(product, choice);
  if (Object.keys(looks).length === 0) return undefined;
  const [id] = [...childrenMatching(product, choice), ...childrenMatching(product, looks)];
  const child = product.children.find(({ productId }) => productId === id);
  return child && primaryImage(child) ? child.gallery : undefined;
};

/** A picture with other pictures over it. */
export interface LayeredImage extends GalleryImage {
  /** The links of transparent pictures of the same size, from the bottom to the top. */
  readonly layers?: readonly string[] | undefined;
}

/** The layers of these parts, from the bottom to the top. */
const layersOfParts = ({ attributes }: ProductOf<'bundle'>, parts: readonly Product[]): readonly PictureLayer[] => {
  const skus = new Set(parts.map(({ sku }) => sku));
  return pictureLayersOf(attributes).filter(({ sku }) => skus.has(sku));
};

/** The layers of the chosen parts, from the bottom to the top. */
const layersOf = (product: ProductOf<'bundle'>, choice: BundleChoice): readonly PictureLayer[] => {
  const ids = new Set(bundlePartsOf(product.bundleOptions, choice).map(({ productId }) => productId));
  return layersOfParts(
    product,
    product.children.filter(({ productId }) => ids.has(productId)),
  );
};

/**
 * The picture of a bundle's frame with the layers over it; the plain picture if the lowest layer is not this frame's.
 */
const inLayers = (
  image: GalleryImage,
  frame: Product | undefined,
  [lowest, ...layers]: readonly PictureLayer[],
): LayeredImage =>
  frame === undefined || lowest?.sku !== frame.sku
    ? image
    : { ...image, link: lowest.master, layers: layers.map(({ master }) => master) };

/**
 * The pictures of a bundle: those of its frame in the chosen colour in place of its own first ones. The first one shows
 * the chosen parts if the bundle has picture layers and the lowest is the frame's.
 */
export const picturesOfBundle = (product: ProductOf<'bundle'>, choice: BundleChoice): readonly LayeredImage[] => {
  requireFields(product, 'product', { children: 'array', bundleOptions: 'array', gallery: 'array' });
  requireObject(choice, 'choice');
  const partOf = (id: number) => product.children.find(({ productId }) => productId === id);
  const part = partOf(finishPartOf(product.bundleOptions, choice, partOf) ?? -1);
  const ofFrame = part?.gallery ?? [];
  const [first, ...others] = [...ofFrame, ...product.gallery.slice(ofFrame.length)];
  return first === undefined ? [] : [inLayers(first, part, layersOf(product, choice)), ...others];
};

/** The picture of a bundle with picture layers, composed of the chosen parts; undefined for other bundles. */
const layeredPictureOf = (product: ProductOf<'bundle'>, parts: readonly Product[]): LayeredImage | undefined => {
  const layers = layersOfParts(product, parts);
  const frame = parts.find(({ sku }) => sku === layers[0]?.sku);
  const image = frame && (primaryImage(frame) ?? primaryImage(product));
  return image && inLayers(image, frame, layers);
};

/** A line of a cart or an order with its children. */
interface PicturedLine {
  readonly children: readonly {
    readonly productId: number;
    readonly metadata: { readonly bundleOptionId?: number | undefined };
  }[];
  readonly metadata?: { readonly giftcard?: { readonly design?: string | undefined } | undefined } | undefined;
}

/**
 * The picture of a line: that of the chosen variation or gift card design, or that of a bundle in its frame's colour
 * with the chosen parts over it.
 */
export const linePictureOf = (
  line: PicturedLine,
  product: Product | undefined,
  partOf: PartOf,
): LayeredImage | undefined => {
  requireFields(line, 'line', { children: 'array' });
  const { children, metadata } = line;
  if (product === undefined) return undefined;
  const choice = Object.fromEntries(
    children.flatMap(({ productId, metadata }) =>
      metadata.bundleOptionId === undefined ? [] : [[metadata.bundleOptionId, productId]],
    ),
  );
  if (product.type === 'bundle') {
    const parts = children.flatMap(({ productId }) => partOf(productId) ?? []);
    return layeredPictureOf(product, parts) ?? picturesOfBundle(product, choice)[0];
  }
  const part = partOf((rulesOf(product).isSoldAsChild ? children[0]?.productId : undefined) ?? -1);
  const design = metadata?.giftcard?.design;
  const designed = product.gallery.find(({ link }) => design !== undefined && giftCardDesignOf(link) === design);
  return designed ?? (part && primaryImage(part)) ?? primaryImage(product);
};
