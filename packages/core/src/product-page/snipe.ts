import type { ProductAttributes } from '../product/product-parts.ts';
import { requireObject } from '../require-argument.ts';

/** The small banner that an editor lays over a product's picture: words, or a picture that says them. */
export interface Snipe {
  readonly label: string;
  /** A master's name. */
  readonly master?: string | undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A product's snipe (S9-images-12), from its attributes `snipe` and `snipe_image`; undefined where it has no words. */
export const snipeOf = (attributes: ProductAttributes): Snipe | undefined => {
  requireObject(attributes, 'attributes');
  const { snipe, snipe_image } = attributes;
  const label = textOf(snipe);
  const master = textOf(snipe_image);
  if (label === '') return undefined;
  return master === '' ? { label } : { label, master };
};
