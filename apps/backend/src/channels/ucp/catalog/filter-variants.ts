import type { Site } from '@ironcart/core/site';
import type { Message } from '../messages/message.ts';
import type { PricedVariant } from './priced-variants.ts';
import type { SearchFilters } from './request-schemas.ts';
import type { SoldProduct } from './sold-product.ts';

/** Whether a price filter is in the site's currency: where it names another one, it is ignored and said so. */
export const pricesIgnored = (
  { price }: SearchFilters,
  asked: string | undefined,
  { currency }: Site,
): readonly Message[] =>
  price === undefined || asked === undefined || asked.toUpperCase() === currency
    ? []
    : [
        {
          type: 'info',
          code: 'price_filter_ignored',
          content: `Prices are in ${currency}; a filter in another currency is not converted`,
        },
      ];

/** Whether a category's full name is meant by a filter: the same text, or the same last name. */
export const isNamed = (fullName: string, wanted: string): boolean => {
  const normal = (text: string) => text.trim().toLowerCase();
  return normal(fullName) === normal(wanted) || normal(fullName.split(' > ').at(-1) ?? '') === normal(wanted);
};

/** The variants that pass a filter by price and category; the product's categories are those of its variants. */
export const filteredVariants = (
  { product, variants }: SoldProduct,
  { categories, price }: SearchFilters,
  names: ReadonlyMap<number, string>,
): readonly PricedVariant[] => {
  const own = product.categoryIds.flatMap((id) => names.get(id) ?? []);
  if (categories && !categories.some((wanted) => own.some((name) => isNamed(name, wanted)))) return [];
  const { min = 0, max = Number.POSITIVE_INFINITY } = price ?? {};
  return variants.filter((variant) => variant.price >= min && variant.price <= max);
};
