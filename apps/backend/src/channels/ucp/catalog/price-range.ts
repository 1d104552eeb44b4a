import { type Money, money } from '@ironcart/core/money';
import type { PricedVariant } from './priced-variants.ts';

/** The lowest and highest price of a product's available variants. */
export interface PriceRange {
  readonly min: Money;
  readonly max: Money;
}

/** The name of the choice by which two variants differ. */
const differingChoice = (variant: PricedVariant, first: PricedVariant): string =>
  variant.selected.find(({ name, label }) => !first.selected.some((own) => own.name === name && own.label === label))
    ?.name ?? '';

const spanOf = (variants: readonly PricedVariant[], priceOf: (variant: PricedVariant) => Money): PriceRange => ({
  min: money(Math.min(...variants.map(priceOf))),
  max: money(Math.max(...variants.map(priceOf))),
});

/**
 * The price range of a product's variants. For independent choices, each listed variant differs from the first in one
 * choice, and surcharges add up, so the cheapest variant has the cheapest value of every choice.
 * @param variants at least one, in the order of `variantsOf`: the default variant first
 */
export const priceRangeOf = (
  variants: readonly PricedVariant[],
  priceOf: (variant: PricedVariant) => Money,
): PriceRange => {
  const [first] = variants;
  if (!first || first.product.type === 'configurable' || variants.some(({ product }) => product !== first.product)) {
    return spanOf(variants, priceOf);
  }
  const differences = new Map<string, { readonly min: number; readonly max: number }>();
  for (const variant of variants.slice(1)) {
    const name = differingChoice(variant, first);
    const difference = priceOf(variant) - priceOf(first);
    const { min, max } = differences.get(name) ?? { min: 0, max: 0 };
    differences.set(name, { min: Math.min(min, difference), max: Math.max(max, difference) });
  }
  const sum = (end: 'min' | 'max') =>
    [...differences.values()].reduce<number>((total, each) => total + each[end], priceOf(first));
  return { min: money(sum('min')), max: money(sum('max')) };
};
