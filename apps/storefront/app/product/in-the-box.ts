import { boxContentsOf, type Product } from '@ironcart/core';
import type { BoxContentsProps } from '@ironcart/react-ui';
import type { BundleChoice } from './bundle-view.ts';

type Things = BoxContentsProps['things'];

const bundleThings = (product: Product, choice: BundleChoice): Things => {
  const nameOf = (id: number | null): string | undefined =>
    product.children.find(({ productId }) => productId === id)?.name;
  return product.bundleOptions.flatMap(({ id, values, includedProductId }) => {
    const value = values.find(({ productId }) => productId === choice[id]);
    if (value === undefined) return [];
    return [
      { name: nameOf(value.productId), qty: value.defaultQty },
      { name: nameOf(includedProductId), qty: 1 },
    ].flatMap(({ name, qty }) => (name === undefined ? [] : [{ name, qty }]));
  });
};

const countedByName = (things: Things): Things => {
  const counts = new Map<string, number>();
  for (const { name, qty } of things) counts.set(name, (counts.get(name) ?? 0) + qty);
  return [...counts].map(([name, qty]) => ({ name, qty }));
};

/** What arrives: the chosen parts of a bundle with what comes free, else what the product says of its box. */
export const inTheBox = (product: Product, choice: BundleChoice): Things =>
  product.type === 'bundle'
    ? countedByName(bundleThings(product, choice))
    : boxContentsOf(product).map((name) => ({ name, qty: 1 }));
