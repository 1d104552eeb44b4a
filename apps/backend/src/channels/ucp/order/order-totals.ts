import type { OrderTotals } from '@ironcart/core/order';

const amountOf = (type: string, amount: number, text: string) => ({ type, display_text: text, amount });

/** The totals of a placed order, in minor units, without lines of 0; the discount is that of the whole order. */
export const placedTotals = ({ subtotal, discount, tariff, shipping, tax, grandTotalIncludingTax }: OrderTotals) => [
  { type: 'subtotal', amount: subtotal },
  ...(discount > 0 ? [amountOf('discount', -discount, 'Discount')] : []),
  amountOf('fulfillment', shipping, 'Shipping'),
  ...(tariff > 0 ? [amountOf('fee', tariff, 'Tariff')] : []),
  amountOf('tax', tax, 'Tax'),
  amountOf('total', grandTotalIncludingTax, 'Total'),
];

/** The totals of a line of a placed order, before the discount of the whole order. */
export const placedLineTotals = ({ rowTotal }: { readonly rowTotal: number }) => [
  { type: 'subtotal', amount: rowTotal },
  { type: 'total', amount: rowTotal },
];
