import { type BundleChoice, type BundleOption, bundlePartsOf, type ProductOf } from '@ironcart/core/product';
import { picturesOfBundle } from '@ironcart/core/product-look';
import { bundleStockOf } from '@ironcart/core/stock';
import type { BoxContentsProps, BundlePickerProps } from '@ironcart/react-ui';
import { bundleView } from '../bundle-view.ts';
import { textOf, wholeNumber } from '../form-fields.ts';
import { bundleChoiceIn } from '../product-choice.ts';
import { plainPage, type TypePage } from './type-page.ts';

type Bundle = ProductOf<'bundle'>;
type Things = BoxContentsProps['things'];

/** Picker data of a bundle's parts. */
export type PartPicker = Pick<BundlePickerProps, 'options'> & {
  /** The product's options, which the URL can select from. */
  readonly choices: readonly BundleOption[];
};

/** The selected parts of a bundle and free items, merged by name. */
export const bundleThings = ({ bundleOptions, children }: Bundle, choice: BundleChoice): Things => {
  const counts = new Map<string, number>();
  for (const { productId, qty } of bundlePartsOf(bundleOptions, choice)) {
    const name = children.find((child) => child.productId === productId)?.name;
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + qty);
  }
  return [...counts].map(([name, qty]) => ({ name, qty }));
};

const choiceInForm = ({ bundleOptions }: Bundle, form: FormData): BundleChoice =>
  Object.fromEntries(bundleOptions.map(({ id }) => [id, wholeNumber(textOf(form, `bundle-${id}`), 0)]));

/** Page logic of a bundle: price, contents and stock follow from the selected parts. */
export const bundlePage: TypePage<'bundle', PartPicker> = {
  ...plainPage,
  choose: (product, parameters) => {
    const choice = bundleChoiceIn(product.bundleOptions, parameters);
    return { sold: { ...product, inventory: bundleStockOf(product, choice) }, isOpen: false };
  },
  show: (product, { parameters, setting, redeemed, prices }) => {
    const choice = bundleChoiceIn(product.bundleOptions, parameters);
    const { options, total } = bundleView(product, choice, { ...setting, redeemed }, prices);
    return {
      price: total,
      pictures: picturesOfBundle(product, choice),
      box: bundleThings(product, choice),
      picker: { options, choices: product.bundleOptions },
    };
  },
  itemsFromForm: (product, form, item) => {
    const children = bundlePartsOf(product.bundleOptions, choiceInForm(product, form));
    return { ok: true, items: [{ ...item, children }] };
  },
};
