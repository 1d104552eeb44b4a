import type { ChosenOptions, LineItem } from '@ironcart/core/list';
import type { Product } from '@ironcart/core/product';

/** A way in which a piece can be bought. */
export interface PieceChoice {
  /** The product id of the variation; undefined where there is only one way. */
  readonly choice: number | undefined;
  /** As in 'Black'; '' where there is only one way. */
  readonly label: string;
  /** A CSS colour, where the catalogue knows one. */
  readonly swatch: string | undefined;
}

/** The ways in which a product can be bought for a gym, the usual one first. */
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

/** What a line of a product has below it: the chosen variation, or the usual parts of a bundle with what comes free. */
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
