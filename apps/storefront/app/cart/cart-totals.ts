import type { Money } from '@ironcart/core/money';
import { type TotalsLineView, totalsExplanations } from '@ironcart/react-ui';
import type { CartView } from './read-cart.ts';

export interface CartTotalsSetting {
  /** Whether the site shows prices without VAT (S9-vat-01). */
  readonly isWithoutVat: boolean;
  /** Formats an amount for the site. */
  readonly format: (amount: Money) => string;
}

/**
 * The totals of the cart. An amount that is not known before checkout says when it will be. Lines that cannot be bought
 * are included until they are changed, and the total's label says so.
 */
export const cartTotals = (
  cart: Pick<CartView, 'lines' | 'subtotal' | 'saved' | 'discounts' | 'total' | 'vat' | 'weight'>,
  { isWithoutVat, format }: CartTotalsSetting,
): readonly TotalsLineView[] => {
  const { lines, subtotal, saved, discounts, total, vat, weight } = cart;
  const hasLinesToChange = lines.some(({ issue }) => issue !== undefined);
  const goods = isWithoutVat ? ', excl. VAT' : '';
  const tax = isWithoutVat ? 'VAT' : 'Tax';
  return [
    {
      id: 'subtotal',
      label: `Subtotal${goods}`,
      amount: subtotal,
      ...(saved > 0 ? { explanation: `${format(saved)} less than at list prices.` } : {}),
    },
    ...discounts,
    {
      id: 'shipping',
      label: 'Shipping',
      amount: undefined,
      pending: 'At checkout',
      explanation: `By where it goes and what it weighs${weight === undefined ? '' : `: ${weight}`}. You choose from the rates once we know your address.`,
    },
    {
      id: 'tax',
      label: tax,
      amount: vat?.amount,
      pending: 'At checkout',
      explanation:
        vat === undefined
          ? totalsExplanations.tax
          : 'At the rates that the prices here contain. Checkout takes those of the place that your order is shipped to.',
    },
    {
      id: 'total',
      label: `${hasLinesToChange ? 'Total with items to change' : 'Total so far'}${vat === undefined ? goods : ''}`,
      amount: vat?.total ?? total,
    },
  ];
};
