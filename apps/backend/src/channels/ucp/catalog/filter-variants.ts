import type { Site } from '@ironcart/core/site';
import type { Message } from '../messages/message.ts';
import type { PricedVariant } from './priced-variants.ts';
import type { SearchFilters } from './request-schemas.ts';
import type { SoldProduct } from './sold-product.ts';

/** Messages for a price filter in another currency than the site's; such a filter is ignored. */
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

/** Whether a filter matches a category's full name: the same text, or the same last name. */
export const isNamed = (fullName: string, wanted: string): boolean => {
  const normal = (text: string) => text.trim().toLowerCase();
  return normal(fullName) === normal(wanted) || normal(fullName.split(' > ').at(-1) ?? '') === normal(wanted);
};

/** The variants that match a filter by price and category; a variant has its product's categories. */
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
