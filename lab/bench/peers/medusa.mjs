import { decorateCartTotals } from '@medusajs/utils';

/** Splits the order discount in proportion without rounding, as Medusa's promotions do. */
const adjustmentsOf = ({ lines, orderDiscountPercent }) =>
  lines.map(({ listPrice, discount, quantity }) => {
    const row = (listPrice - discount) * quantity;
    return [{ amount: (discount * quantity) / 100 }, { amount: (row * orderDiscountPercent) / 10_000 }];
  });

/** Medusa's decorateCartTotals. Discounts are passed in; the promotions that find them are not measured. */
export const byMedusa = {
  name: "Medusa's decorateCartTotals",
  isOurs: false,
  prepare: (orderCase) => {
    const { lines, taxPercent, shipping } = orderCase;
    const adjustments = adjustmentsOf(orderCase);
    const createCart = () => ({
      currency_code: 'usd',
      items: lines.map(({ listPrice, quantity }, index) => ({
        id: `item-${index}`,
        unit_price: listPrice / 100,
        quantity,
        is_tax_inclusive: false,
        adjustments: adjustments[index].map((adjustment) => ({ ...adjustment })),
        tax_lines: [{ rate: taxPercent }],
      })),
      shipping_methods: shipping.map((amount, index) => ({
        id: `shipping-${index}`,
        amount: amount / 100,
        is_tax_inclusive: false,
        adjustments: [],
        tax_lines: [{ rate: taxPercent }],
      })),
    });
    let carts = [];
    return {
      refill: (runs) => {
        carts = Array.from({ length: runs }, createCart);
      },
      price: () => Number(decorateCartTotals(carts.pop()).total.numeric) * 100,
    };
  },
  // It does not round: half a cent for each amount that the specification rounds, and for the order discount.
  tolerance: ({ lines, shipping }) => (lines.length + shipping.length + 2) / 2,
};
