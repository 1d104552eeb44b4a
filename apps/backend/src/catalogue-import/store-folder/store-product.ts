import * as v from 'valibot';
import { type ProductRecord, productRecord } from '../../catalogue/product-types.ts';
import type { StoredAxis } from './product-record.ts';
import { subscriptionFault } from './subscription-record.ts';

type Common = Of<'simple'>;
type Of<Type extends ProductRecord['type']> = Extract<ProductRecord, { readonly type: Type }>;
type Option = Of<'configurable'>['options'][number];

/** A product as stored: each variant is a separate product. */
export interface StoreProduct extends Readonly<Omit<Common, 'type' | 'isListed' | 'pictures'>> {
  readonly type: ProductRecord['type'];
  readonly pictures: readonly { readonly master: string; readonly label: string }[];
  /** 4 for a visible page, 1 for a product accessible only through its parent. */
  readonly visibility: 1 | 4;
  /** Variants, members of a group, or all products of a bundle's options. */
  readonly childrenIds: readonly number[];
  readonly axes?: readonly StoredAxis[];
  readonly bundleOptions?: Of<'bundle'>['bundleOptions'];
  readonly giftcardData?: Of<'giftcard'>['giftcardData'];
}

type Variant = Of<'configurable'>['variants'][number];

const labelled = (pictures: Common['pictures'], name: string): StoreProduct['pictures'] =>
  pictures.map((picture) => (typeof picture === 'string' ? { master: picture, label: name } : picture));

const axesOf = ({ options, variants }: Of<'configurable'>): readonly StoredAxis[] =>
  options.map(({ values, ...option }) => ({
    ...option,
    values: values.map((choice) => ({
      ...choice,
      productIds: variants
        .filter((variant) => variant.values[option.attribute] === choice.value)
        .map(({ productId }) => productId),
    })),
  }));

const variantOf = (
  parent: StoreProduct,
  own: Variant,
  options: readonly Option[],
  pictures: Common['pictures'],
): StoreProduct => {
  const labels = options.map(
    ({ attribute, values }) => values.find(({ value }) => value === own.values[attribute])?.label ?? '',
  );
  const name = [parent.name, ...labels].join(', ');
  const { axes: _axes, rating: _rating, ...inherited } = parent;
  return {
    ...inherited,
    productId: own.productId,
    sku: own.sku,
    type: 'simple',
    name,
    urlKey: `${parent.urlKey}-${own.productId}`,
    weight: own.weight ?? parent.weight,
    pictures: labelled(own.pictures ?? pictures, name),
    gearSpecs: own.gearSpecs ?? parent.gearSpecs,
    attributes: { ...parent.attributes, ...own.values },
    categoryIds: [],
    childrenIds: [],
    visibility: 1,
  };
};

/** The members of a group, or all products of a bundle's options. */
const childrenOf = (record: ProductRecord): readonly number[] => {
  const members = 'memberIds' in record ? record.memberIds : [];
  const options = 'bundleOptions' in record ? record.bundleOptions : [];
  const parts = options.flatMap(({ values, includedProductId }) => [
    ...values.map(({ productId }) => productId),
    ...(includedProductId === null ? [] : [includedProductId]),
  ]);
  return [...members, ...parts];
};

/** The product of a record and its variants. */
const productsOf = (record: ProductRecord): readonly StoreProduct[] => {
  const { isListed, ...given } = record;
  const {
    memberIds: _members,
    options: _options,
    variants: _variants,
    ...own
  } = {
    memberIds: undefined,
    options: undefined,
    variants: undefined,
    ...given,
  };
  const product: StoreProduct = {
    ...own,
    pictures: labelled(record.pictures, record.name),
    visibility: isListed ? 4 : 1,
    childrenIds: [...new Set(childrenOf(record))],
  };
  if (!('variants' in record)) return [product];
  const parent = {
    ...product,
    childrenIds: record.variants.map(({ productId }) => productId),
    axes: axesOf(record),
  };
  return [parent, ...record.variants.map((variant) => variantOf(parent, variant, record.options, record.pictures))];
};

const isChoice = ({ options }: Of<'configurable'>, { values }: Variant): boolean =>
  Object.keys(values).length === options.length &&
  options.every(({ attribute, values: known }) => known.some(({ value }) => value === values[attribute]));

/** Converts one record of `products.json` to stored products. */
export const productsOfRecord = v.pipe(
  productRecord,
  v.check(
    (record) => !('variants' in record) || record.variants.every((variant) => isChoice(record, variant)),
    'each variant must have one of the values of each option',
  ),
  v.check(
    (record) =>
      !('variants' in record) ||
      new Set(record.variants.map(({ values }) => JSON.stringify(Object.entries(values).sort()))).size ===
        record.variants.length,
    'two variants have the same values',
  ),
  v.check((record) => !childrenOf(record).includes(record.productId), 'a product cannot hold itself'),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? subscriptionFault(dataset.value) : undefined;
    if (message !== undefined) addIssue({ message });
  }),
  v.transform(productsOf),
);
