import type { ProductAttributes } from '../product/product-parts.ts';
import { requireObject } from '../require-argument.ts';

/** A small banner over a product's picture, set by an editor: a text, or a picture with a text alternative. */
export interface Snipe {
  readonly label: string;
  /** The name of the picture's master. */
  readonly master?: string | undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A product's banner (S9-images-12), from its attributes `snipe` and `snipe_image`; undefined if it has no text. */
export const snipeOf = (attributes: ProductAttributes): Snipe | undefined => {
  requireObject(attributes, 'attributes');
  const { snipe, snipe_image } = attributes;
  const label = textOf(snipe);
  const master = textOf(snipe_image);
  if (label === '') return undefined;
  return master === '' ? { label } : { label, master };
};
