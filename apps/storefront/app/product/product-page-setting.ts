import type { EarnedTicket } from '@ironcart/core/customer';
import type { Site } from '@ironcart/core/site';
import type { PriceSetting } from '../price/price-views.ts';

/** The inputs of a product page besides the product and the selection. */
export interface ProductPageSetting extends PriceSetting {
  readonly site: Site;
  /** The customer's earned discounts. */
  readonly earned: readonly EarnedTicket[];
}
