import type { Money } from '@ironcart/core/money';
import type { DisplayedPrice, PriceRung } from '@ironcart/pricing';
import type { PriceView } from './Price.tsx';

export interface PriceViewOptions {
  readonly isFrom?: boolean | undefined;
  /** Converts a price without VAT to one with VAT; set on sites that show VAT first (S9-vat-01). */
  readonly withVat?: ((exclusive: Money) => Money) | undefined;
}

const reasons: Readonly<Record<PriceRung, PriceView['reason']>> = {
  list: undefined,
  sale: 'sale',
  group: 'customer',
  promo: 'promo',
};

/** Converts a computed price to view data, with VAT first and without VAT next to it if the site does so. */
export const priceViewOf = (displayed: DisplayedPrice, { isFrom, withVat }: PriceViewOptions = {}): PriceView => ({
  amount: withVat ? withVat(displayed.price) : displayed.price,
  listAmount: withVat ? withVat(displayed.listPrice) : displayed.listPrice,
  reason: reasons[displayed.rung],
  taxExclusiveAmount: withVat ? displayed.price : undefined,
  isFrom,
});
