import type { ChosenOptions, LineItem } from '@ironcart/core/list';
import type { Product } from '@ironcart/core/product';

/** One purchasable variation of a piece. */
export interface PieceChoice {
  /** Product id of the variation; undefined if the product has no variations. */
  readonly choice: number | undefined;
  /** For example 'Black'; '' if the product has no variations. */
  readonly label: string;
  /** CSS colour, if the catalogue has one. */
  readonly swatch: string | undefined;
}

/** Lists the variations of a product for a gym, the default first. */
export const pieceChoices = (product: Product): readonly PieceChoice[] => {
  if (product.type !== 'configurable') return [{ choice: undefined, label: '', swatch: undefined }];
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
  ...{ listItemId: '', productId, qty, options: noOptions },
  metadata,
  children: [],
});

/** Children of a line item: the selected variation, or a bundle's default parts with their free items. */
export const childrenOfPiece = (product: Product, choice: number | undefined): readonly LineItem[] => {
  if (product.type === 'configurable') {
    const known = product.childrenIds.find((id) => id === choice) ?? product.childrenIds[0];
    return known === undefined ? [] : [part(known, 1, {})];
  }
  if (product.type !== 'bundle') return [];
  return product.bundleOptions.flatMap(({ id, isRequired, includedProductId, values }) => {
    const usual = isRequired ? (values.find(({ isDefault }) => isDefault) ?? values[0]) : undefined;
    if (usual === undefined) return [];
    return [
      part(usual.productId, usual.defaultQty, { bundleOptionId: id }),
      ...(includedProductId === null ? [] : [part(includedProductId, 1, { freeBundleOptionId: id })]),
    ];
  });
};
