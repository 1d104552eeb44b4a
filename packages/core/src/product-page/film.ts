import type { ProductAttributes } from '../product/product-parts.ts';
import { requireObject } from '../require-argument.ts';

/** A short video of a product, shown beside its pictures. */
export interface ProductFilm {
  /** A path of the store or an https address. */
  readonly src: string;
  /** Description for screen readers. */
  readonly label: string;
}

/** Whether a page may load a video from this address: a path of the store itself, or https. */
export const isVideoAddress = (address: string): boolean => /^(?:https:\/\/|\/(?![/\\]))/.test(address);

/**
 * A product's video, from its attributes `film` and `film_label`; undefined if it has none with a permitted address.
 */
export const productFilm = (attributes: ProductAttributes, name: string): ProductFilm | undefined => {
  requireObject(attributes, 'attributes');
  const { film, film_label: label } = attributes;
  return typeof film === 'string' && isVideoAddress(film)
    ? { src: film, label: typeof label === 'string' && label !== '' ? label : `${name}, in use` }
    : undefined;
};
