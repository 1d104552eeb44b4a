import type { ProductAttributes } from '../product/product-parts.ts';
import { requireObject } from '../require-argument.ts';

/** A short film of a product, beside its pictures. */
export interface ProductFilm {
  /** A path of the store or an https address. */
  readonly src: string;
  /** Description for screen readers. */
  readonly label: string;
}

/** Whether a film's address is one that a page may load: a path of the store itself, or https. */
export const isFilmAddress = (address: string): boolean => /^(?:https:\/\/|\/(?![/\\]))/.test(address);

/** A product's film, from its attributes `film` and `film_label`; undefined where it has none that may be loaded. */
export const productFilm = (attributes: ProductAttributes, name: string): ProductFilm | undefined => {
  requireObject(attributes, 'attributes');
  const { film, film_label: label } = attributes;
  return typeof film === 'string' && isFilmAddress(film)
    ? { src: film, label: typeof label === 'string' && label !== '' ? label : `${name}, in use` }
    : undefined;
};
