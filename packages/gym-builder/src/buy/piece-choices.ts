import type { ChosenOptions, LineItem } from '@ironcart/core/list';
import type { Product, ProductOf } from '@ironcart/core/product';
import { colourOf, finishOptionOf } from '@ironcart/core/product-look';

/** One purchasable variation of a piece. */
export interface PieceChoice {
  /** Product id of the variation, or of a bundle's part; undefined if the product has no variations. */
  readonly choice: number | undefined;
  /** For example 'Black'; '' if the product has no variations. */
  readonly label: string;
  /** CSS colour, if the catalogue has one. */
  readonly swatch: string | undefined;
}

const single: readonly PieceChoice[] = [{ choice: undefined, label: '', swatch: undefined }];

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Colours of a bundle's frame, the default first. */
const bundleColours = (
  { bundleOptions }: ProductOf<'bundle'>,
  parts: ReadonlyMap<number, Product>,
): readonly PieceChoice[] => {
  const values = finishOptionOf(bundleOptions, (id) => parts.get(id))?.values ?? [];
  const colours = values
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
    .map(({ productId }) => ({
      choice: productId,
      swatch: undefined,
      label: capitalised(colourOf(parts.get(productId)) ?? ''),
    }));
  return colours.length > 0 ? colours : single;
};

/**
 * Lists the variations of a product for a gym, the default first: those of a configurable product, or the colours of a
 * bundle's frame.
 * @param parts the bundle's parts by product id
 */
export const pieceChoices = (product: Product, parts: ReadonlyMap<number, Product>): readonly PieceChoice[] => {
  if (product.type === 'bundle') return bundleColours(product, parts);
  if (product.type !== 'configurable') return single;
  const { axes } = product;
  return product.childrenIds.map((choice) => {
    const values = axes.flatMap(({ values: ofAxis }) => ofAxis.filter(({ productIds }) => productIds.includes(choice)));
    return {
      choice,
      label: values.map(({ label }) => label).join(', '),
      swatch: values.find(({ swatch }) => swatch !== undefined)?.swatch,
    };
  });
};

const noOptions: ChosenOptions = {};
const part = (productId: number, qty: number, metadata: LineItem['metadata']): LineItem => ({
  listItemId: '',
  productId,
  qty,
  options: noOptions,
  metadata,
  children: [],
});

/** Children of a line item: the selected variation, or a bundle's chosen or default parts with their free items. */
export const childrenOfPiece = (product: Product, choice: number | undefined): readonly LineItem[] => {
  if (product.type === 'configurable') {
    const known = product.childrenIds.find((id) => id === choice) ?? product.childrenIds[0];
    return known === undefined ? [] : [part(known, 1, {})];
  }
  if (product.type !== 'bundle') return [];
  return product.bundleOptions.flatMap(({ id, isRequired, includedProductId, values }) => {
    const chosen = values.find(({ productId }) => productId === choice);
    const usual = chosen ?? values.find(({ isDefault }) => isDefault) ?? values[0];
    if (!isRequired || usual === undefined) return [];
    return [
      part(usual.productId, usual.defaultQty, { bundleOptionId: id }),
      ...(includedProductId === null ? [] : [part(includedProductId, 1, { freeBundleOptionId: id })]),
    ];
  });
};
