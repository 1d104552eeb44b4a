import { formatMoney } from '@ironcart/core/money';
import { customOptionsOf, type Product } from '@ironcart/core/product';
import type { Site } from '@ironcart/core/site';
import type { ItemPart } from './item-id.ts';

/** A value of an independent choice: its label, and its part of the variant's id. */
export interface FreeValue {
  readonly label: string;
  readonly part: ItemPart;
}

/** A choice of a product whose values do not depend on other choices: of a bundle, a gift card or a custom option. */
export interface FreeChoice {
  readonly name: string;
  readonly values: readonly FreeValue[];
  /** The default value; undefined: none. */
  readonly initial: FreeValue | undefined;
}

type Products = ReadonlyMap<number, Product>;

const deliveryLabels = { email: 'By e-mail', physical: 'By post' } as const;

/** The values of a bundle's option; a configurable product has one value per variant. */
const bundleValuesOf = (optionId: number, productId: number, products: Products): readonly FreeValue[] => {
  const product = products.get(productId);
  if (!product) return [];
  const part = { kind: 'bundle', optionId, productId } as const;
  if (product.type !== 'configurable') return [{ label: product.name, part }];
  return product.childrenIds.flatMap((childId) => {
    const child = products.get(childId);
    return child ? [{ label: child.name, part: { ...part, childId } }] : [];
  });
};

const bundleChoicesOf = (product: Extract<Product, { type: 'bundle' }>, products: Products): readonly FreeChoice[] =>
  product.bundleOptions.map(({ id, title, isRequired, values }) => {
    const offered = values.flatMap(({ productId, isDefault }) =>
      bundleValuesOf(id, productId, products).map((value) => ({ ...value, isDefault })),
    );
    const initial = offered.find(({ isDefault }) => isDefault) ?? (isRequired ? offered[0] : undefined);
    return { name: title, values: offered, initial };
  });

const giftCardChoicesOf = (
  { giftcardData: { amounts, type } }: Extract<Product, { type: 'giftcard' }>,
  { currency, locale }: Site,
): readonly FreeChoice[] => {
  const deliveries =
    type === 'combined' ? (['email', 'physical'] as const) : ([type === 'physical' ? type : 'email'] as const);
  const choices = [
    {
      name: 'Delivery',
      values: deliveries.map(
        (delivery): FreeValue => ({ label: deliveryLabels[delivery], part: { kind: 'delivery', delivery } }),
      ),
    },
    {
      name: 'Amount',
      values: amounts.map(
        (amount): FreeValue => ({ label: formatMoney(amount, currency, locale), part: { kind: 'amount', amount } }),
      ),
    },
  ];
  return choices.map((choice) => ({ ...choice, initial: choice.values[0] }));
};

/** Custom options with a single value; the first value is the default of a required one. */
const optionChoicesOf = (product: Product): readonly FreeChoice[] =>
  customOptionsOf(product)
    .filter(({ type }) => type === 'radio' || type === 'drop_down')
    .map(({ id, title, isRequired, values }) => {
      const offered = values.map(
        (value): FreeValue => ({
          label: value.title,
          part: { kind: 'option', optionId: id, valueId: value.id },
        }),
      );
      return { name: title, values: offered, initial: isRequired ? offered[0] : undefined };
    });

/** The independent choices of a product, besides a configurable's axes; choices without values are omitted. */
export const freeChoicesOf = (product: Product, products: Products, site: Site): readonly FreeChoice[] => {
  const own = (): readonly FreeChoice[] => {
    if (product.type === 'bundle') return bundleChoicesOf(product, products);
    return product.type === 'giftcard' ? giftCardChoicesOf(product, site) : [];
  };
  return [...own(), ...optionChoicesOf(product)].filter(({ values }) => values.length > 0);
};
