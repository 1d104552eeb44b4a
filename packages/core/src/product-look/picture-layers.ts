import type { ProductAttributes } from '../product/product-parts.ts';
import { requireObject } from '../require-argument.ts';

/** A layer of a bundle's picture, and the part that it shows. */
export interface PictureLayer {
  /** The SKU of the part. */
  readonly sku: string;
  /**
   * The master's name: an opaque picture for the lowest part, and a transparent one of the same size for each other
   * part.
   */
  readonly master: string;
}

/**
 * The layers of a bundle's picture from its attribute `picture_layers`, from the bottom to the top: `SKU=master`,
 * separated by `|`. Malformed entries are ignored.
 */
export const pictureLayersOf = (attributes: ProductAttributes): readonly PictureLayer[] => {
  requireObject(attributes, 'attributes');
  const { picture_layers } = attributes;
  return (typeof picture_layers === 'string' ? picture_layers.split('|') : []).flatMap((entry) => {
    const [sku, master, ...others] = entry.split('=').map((part) => part.trim());
    return sku && master && others.length === 0 ? [{ sku, master }] : [];
  });
};
