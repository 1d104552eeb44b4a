import { type CustomOption, customOptionsOf, type Product } from '@ironcart/core/product';
import type { PriceViews } from '../price/price-views.ts';

/** A product's custom options, with their surcharges as the site shows prices. */
export const shownCustomOptions = (product: Product, prices: PriceViews): readonly CustomOption[] => {
  const shown = <Priced extends Pick<CustomOption, 'price'>>(priced: Priced): Priced => ({
    ...priced,
    price: prices.ofAmount(priced.price, product).amount,
  });
  return customOptionsOf(product).map((option) => ({ ...shown(option), values: option.values.map(shown) }));
};
