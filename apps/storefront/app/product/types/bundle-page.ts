import type { NewLineItem } from '@ironcart/api/codec';
import type { BundleOption, Inventory, Product, ProductOf } from '@ironcart/core/product';
import type { BoxContentsProps, BundlePickerProps } from '@ironcart/react-ui';
import { type BundleChoice, bundleView } from '../bundle-view.ts';
import { textOf, wholeNumber } from '../form-fields.ts';
import { bundleChoiceIn } from '../product-choice.ts';
import { plainPage, type TypePage } from './type-page.ts';

type Bundle = ProductOf<'bundle'>;
type Things = BoxContentsProps['things'];

/** Picker data of a bundle's parts. */
export type PartPicker = Pick<BundlePickerProps, 'options' | 'total'> & {
  /** The product's options, which the URL can select from. */
  readonly choices: readonly BundleOption[];
};

const partsChosen = (product: Bundle, choice: BundleChoice): Things => {
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

/** The selected parts of a bundle and free items, merged by name. */
export const bundleThings = (product: Bundle, choice: BundleChoice): Things => {
  const counts = new Map<string, number>();
  for (const { name, qty } of partsChosen(product, choice)) counts.set(name, (counts.get(name) ?? 0) + qty);
  return [...counts].map(([name, qty]) => ({ name, qty }));
};

const bundleChildren = ({ bundleOptions }: Bundle, form: FormData): readonly NewLineItem[] =>
  bundleOptions.flatMap(({ id, values, includedProductId }) => {
    const chosenId = wholeNumber(textOf(form, `bundle-${id}`), 0);
    const value = values.find(({ productId }) => productId === chosenId);
    if (value === undefined) return [];
    const chosen = { productId: chosenId, qty: value.defaultQty, metadata: { bundleOptionId: id } };
    return includedProductId === null
      ? [chosen]
      : [chosen, { productId: includedProductId, qty: 1, metadata: { freeBundleOptionId: id } }];
  });

/** The number of bundles that a part's stock allows. */
const bundlesInStock = ({ inventory }: Product, qty: number): Inventory | undefined =>
  inventory && {
    ...inventory,
    min: 1,
    max: Math.floor(inventory.max / Math.max(1, qty)),
    qoh: Math.floor(inventory.qoh / Math.max(1, qty)),
  };

/** The stock of the scarcest selected part, in bundles; the bundle's own before a selection. */
const stockOfParts = (product: Bundle, choice: BundleChoice): Inventory | undefined => {
  const stocks = product.bundleOptions.flatMap(({ id, values }) => {
    const value = values.find(({ productId }) => productId === choice[id]);
    const part = product.children.find(({ productId }) => productId === value?.productId);
    return value && part ? [bundlesInStock(part, value.defaultQty)] : [];
  });
  const [scarcest = product.inventory] = stocks.toSorted((left, right) => (left?.max ?? 0) - (right?.max ?? 0));
  return scarcest;
};

/** Page logic of a bundle: price, contents and stock follow from the selected parts. */
export const bundlePage: TypePage<'bundle', PartPicker> = {
  ...plainPage,
  choose: (product, parameters) => {
    const choice = bundleChoiceIn(product.bundleOptions, parameters);
    return { sold: { ...product, inventory: stockOfParts(product, choice) }, isOpen: false };
  },
  show: (product, { parameters, setting, redeemed, prices }) => {
    const choice = bundleChoiceIn(product.bundleOptions, parameters);
    const { options, total } = bundleView(product, choice, { ...setting, redeemed }, prices);
    return {
      price: total,
      box: bundleThings(product, choice),
      picker: { options, total, choices: product.bundleOptions },
    };
  },
  itemsFromForm: (product, form, item) => ({ ok: true, items: [{ ...item, children: bundleChildren(product, form) }] }),
};
