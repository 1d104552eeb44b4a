import type { SeedProduct } from '../seed-data.ts';
import { defineProduct, type PictureSpec, type ProductSpec, slugOf } from './product.ts';
import { variantStock } from './stock.ts';

export interface AxisValue {
  readonly value: string;
  readonly label: string;
  /** A CSS colour. */
  readonly swatch?: string;
}

export interface AxisSpec {
  readonly attribute: string;
  readonly label: string;
  readonly values: readonly AxisValue[];
}

/** The value chosen on each axis, by attribute. */
type Choice = Readonly<Record<string, string>>;

/** A product that comes in variants, which differ along one or two axes. */
export interface ConfigurableSpec extends Omit<ProductSpec, 'axes' | 'childrenIds' | 'type'> {
  readonly axes: readonly AxisSpec[];
  /** What a variant has of its own; all else is the parent's. */
  readonly variant?: (
    choice: Choice,
  ) => Partial<Pick<ProductSpec, 'usd' | 'saleUsd' | 'lb' | 'pictures' | 'stock' | 'specs'>>;
}

const combine = (axes: readonly AxisSpec[]): readonly (readonly AxisValue[])[] =>
  axes.reduce<readonly (readonly AxisValue[])[]>(
    (rows, axis) => rows.flatMap((row) => axis.values.map((value) => [...row, value])),
    [[]],
  );

/** The id of a configurable's nth variant, from 0: 8101 has 810101, 810102 and so on. */
export const variantId = (parentId: number, index: number): number => parentId * 100 + index + 1;

const masterOf = (picture: PictureSpec): string => (typeof picture === 'string' ? picture : picture[0]);

/** The parent's pictures, then one of each look that only a variant has, labelled with the variant's first axis. */
const withVariantPictures = (
  { name, pictures }: Pick<ConfigurableSpec, 'name' | 'pictures'>,
  combinations: readonly (readonly AxisValue[])[],
  variants: readonly SeedProduct[],
): readonly PictureSpec[] => {
  const looks = new Map<string, PictureSpec>(pictures.map((picture) => [masterOf(picture), picture]));
  for (const [index, variant] of variants.entries()) {
    const master = variant.pictures[0]?.master;
    const label = combinations[index]?.[0]?.label;
    if (master && label && !looks.has(master)) looks.set(master, [master, `${name}, ${label}`]);
  }
  return [...looks.values()];
};

/** A configurable product and its variants, one for each combination of the axes' values. */
export const defineConfigurable = (spec: ConfigurableSpec): readonly SeedProduct[] => {
  const { axes, variant, categories, rating, ...shared } = spec;
  const combinations = combine(axes);
  const children = combinations.map((values, index) => {
    const id = variantId(spec.id, index);
    const choice = Object.fromEntries(axes.map((axis, at) => [axis.attribute, values[at]?.value ?? '']));
    const own = variant?.(choice) ?? {};
    const name = [spec.name, ...values.map((value) => value.label)].join(', ');
    return defineProduct({
      ...shared,
      stock: variantStock(id),
      ...own,
      id,
      sku: [spec.sku, ...values.map((value) => value.value.toUpperCase())].join('-'),
      name,
      urlKey: `${spec.urlKey ?? slugOf(spec.name)}-${id}`,
      attributes: { ...spec.attributes, ...choice },
      isPart: true,
    });
  });
  const parent = defineProduct({
    ...shared,
    pictures: withVariantPictures(spec, combinations, children),
    type: 'configurable',
    ...(categories ? { categories } : {}),
    ...(rating ? { rating } : {}),
    childrenIds: children.map((child) => child.productId),
    axes: axes.map((axis, at) => ({
      attribute: axis.attribute,
      label: axis.label,
      values: axis.values.map((value) => ({
        ...value,
        productIds: combinations.flatMap((values, index) =>
          values[at]?.value === value.value ? [variantId(spec.id, index)] : [],
        ),
      })),
    })),
  });
  return [parent, ...children];
};
