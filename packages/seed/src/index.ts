import { categories } from './catalogue/categories.ts';
import { products } from './catalogue/index.ts';
import { forms } from './content/forms.ts';
import { pages } from './content/pages.ts';
import { searchTerms } from './content/search-terms.ts';
import { customers } from './customers/customers.ts';
import { events } from './customers/events.ts';
import { giftCards } from './customers/gift-cards.ts';
import { groupPrices } from './customers/group-prices.ts';
import { editorial } from './editorial/index.ts';
import type { SeedData } from './seed-data.ts';
import { pickups } from './sites/pickups.ts';
import { productOrigins } from './sites/product-origins.ts';

export type * from './seed-data.ts';

/** The demo store's data: an invented maker of strength equipment, with what its six sites sell. */
export const seedData: SeedData = {
  products,
  categories,
  pages,
  productOrigins,
  pickups,
  customers,
  giftCards,
  forms,
  groupPrices,
  events,
  searchTerms,
  editorial,
};
