import type { StoreData } from '../catalogue-import/store-folder/record-schemas.ts';

type Attributes = StoreData['products'][number]['attributes'];

const dateNames = ['rogue_promo_from_date', 'rogue_promo_to_date'] as const;

const daysFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

const dated = (attributes: Attributes, now: Date): Attributes => {
  const dates = dateNames.flatMap((name) => {
    const [, days] = /^P(\d{1,4})D$/.exec(String(attributes[name])) ?? [];
    return days === undefined ? [] : [[name, daysFrom(now, Number(days))] as const];
  });
  return dates.length === 0 ? attributes : { ...attributes, ...Object.fromEntries(dates) };
};

/**
 * The demo's data with the dates of its deals. A date written as 'P21D' is the day 21 days after the store is seeded:
 * otherwise the demo would announce a deal years ahead.
 */
export const withDatedDeals = (data: StoreData, now: Date): StoreData => ({
  ...data,
  products: data.products.map((product) => ({ ...product, attributes: dated(product.attributes, now) })),
});
