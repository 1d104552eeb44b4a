import type { EarnedTicket } from '@ironcart/core/customer';
import type { Site } from '@ironcart/core/site';
import type { PriceSetting } from '../price/price-views.ts';

/** What a product page depends on, besides the product and the choice. */
export interface ProductPageSetting extends PriceSetting {
  readonly site: Site;
  /** What the customer earned. */
  readonly earned: readonly EarnedTicket[];
}
