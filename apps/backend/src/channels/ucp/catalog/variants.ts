import type { Product } from '@ironcart/core/product';
import { choiceOfChild } from '@ironcart/core/product-page';
import type { Site } from '@ironcart/core/site';
import { type FreeChoice, type FreeValue, freeChoicesOf } from './choices.ts';
import type { ItemPart } from './item-id.ts';

/** A chosen value in the protocol's format. */
export interface SelectedOption {
  readonly name: string;
  readonly label: string;
}

/** A variant: a product with all of its choices made. */
export interface Variant {
  /** The product of its cart line: for a member of a group, that member. */
  readonly product: Product;
  /** The product that provides picture, SKU and stock: a configurable's child, otherwise the product. */
  readonly shown: Product;
  readonly parts: readonly ItemPart[];
  readonly selected: readonly SelectedOption[];
}

type Products = ReadonlyMap<number, Product>;
/** The chosen value of each choice, in the order of the choices. */
type Chosen = readonly (FreeValue | undefined)[];

const selectedOf = (choices: readonly FreeChoice[], chosen: Chosen): readonly SelectedOption[] =>
  choices.flatMap(({ name }, at) => {
    const label = chosen[at]?.label;
    return label === undefined ? [] : [{ name, label }];
  });

/** The default combination, and those that differ from it in one choice: sufficient to derive every price. */
const combinationsOf = (choices: readonly FreeChoice[], wanted: readonly SelectedOption[]): readonly Chosen[] => {
  const fixed = choices.map(({ name, values }) => {
    const label = wanted.find((option) => option.name === name)?.label;
    return values.find((value) => value.label === label);
  });
  const first = choices.map(({ initial }, at) => fixed[at] ?? initial);
  const others = choices.flatMap(({ values }, at) =>
    fixed[at] ? [] : values.filter((value) => value !== first[at]).map((value) => first.with(at, value)),
  );
  return [first, ...others];
};

const axisOptionsOf = (
  product: Extract<Product, { type: 'configurable' }>,
  childId: number,
): readonly SelectedOption[] => {
  const choice = choiceOfChild(product, childId);
  return product.axes.flatMap(({ attribute, label: name, values }) => {
    const label = values.find(({ value }) => value === choice[attribute])?.label;
    return label === undefined ? [] : [{ name, label }];
  });
};

const agrees = (selected: readonly SelectedOption[], wanted: readonly SelectedOption[]): boolean =>
  wanted.every(({ name, label }) => {
    const own = selected.find((option) => option.name === name);
    return own === undefined || own.label === label;
  });

/**
 * The variants of a product that match a selection: each child of a configurable, the members of a group; for
 * independent choices, the default combination and those that differ from it in one choice.
 */
export const variantsOf = (
  product: Product,
  products: Products,
  site: Site,
  wanted: readonly SelectedOption[] = [],
): readonly Variant[] => {
  if (product.type === 'grouped') {
    return product.childrenIds.flatMap((id) => {
      const member = products.get(id);
      return member && member.type !== 'grouped' ? variantsOf(member, products, site, wanted).slice(0, 1) : [];
    });
  }
  const choices = freeChoicesOf(product, products, site);
  const combinations = combinationsOf(choices, wanted);
  const withChoices = (chosen: Chosen) => ({
    parts: chosen.flatMap((value) => value?.part ?? []),
    selected: selectedOf(choices, chosen),
  });
  if (product.type !== 'configurable') {
    return combinations.map((chosen) => ({ product, shown: product, ...withChoices(chosen) }));
  }
  const [first = []] = combinations;
  const { parts, selected } = withChoices(first);
  return product.childrenIds.flatMap((childId) => {
    const shown = products.get(childId);
    const options = shown ? axisOptionsOf(product, childId) : [];
    if (!shown || !agrees(options, wanted)) return [];
    return [
      { product, shown, parts: [{ kind: 'child', productId: childId }, ...parts], selected: [...options, ...selected] },
    ];
  });
};
