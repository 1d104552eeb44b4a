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
import { countries } from './sites/countries.ts';
import { regions } from './sites/regions.ts';
import { shippingSites } from './sites/shipping/index.ts';
import { shippingOrigins } from './sites/shipping/origins.ts';
import { taxRules } from './sites/tax-rules.ts';

export type * from './seed-data.ts';

/** The demo store's data: an invented maker of strength equipment, with all that its six sites need to sell. */
export const seedData: SeedData = {
  products,
  categories,
  pages,
  countries,
  regions,
  shippingOrigins,
  shippingSites,
  taxRules,
  customers,
  giftCards,
  forms,
  groupPrices,
  events,
  searchTerms,
  editorial,
};
