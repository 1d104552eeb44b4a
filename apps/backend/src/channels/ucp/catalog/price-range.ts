import { type Money, money } from '@ironcart/core/money';
import type { PricedVariant } from './priced-variants.ts';

/** The lowest and the highest price of what can be bought of a product. */
export interface PriceRange {
  readonly min: Money;
  readonly max: Money;
}

/** The name of the choice in which a variant differs from another one. */
const differingChoice = (variant: PricedVariant, first: PricedVariant): string =>
  variant.selected.find(({ name, label }) => !first.selected.some((own) => own.name === name && own.label === label))
    ?.name ?? '';

const spanOf = (variants: readonly PricedVariant[], priceOf: (variant: PricedVariant) => Money): PriceRange => ({
  min: money(Math.min(...variants.map(priceOf))),
  max: money(Math.max(...variants.map(priceOf))),
});

/**
 * The range of the prices of a product's variants. Of independent choices the variants differ in one each, and surcharges add
 * up, so the cheapest is the one with the cheapest value of every choice.
 * @param variants at least one, as `variantsOf` orders them: the one that comes first before those that differ from it
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
