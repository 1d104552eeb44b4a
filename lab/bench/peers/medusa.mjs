import { decorateCartTotals } from '@medusajs/utils';

/** Splits the order's discount as Medusa's promotions do: in proportion, without rounding. */
const adjustmentsOf = ({ lines, orderDiscountPercent }) =>
  lines.map(({ listPrice, discount, quantity }) => {
    const row = (listPrice - discount) * quantity;
    return [{ amount: (discount * quantity) / 100 }, { amount: (row * orderDiscountPercent) / 10_000 }];
  });

/** Medusa's decorateCartTotals. The discounts come as data: its promotions, which find them, are not counted. */
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
  // It rounds nothing: half a cent for each amount that the specification rounds, and for the order's discount.
  tolerance: ({ lines, shipping }) => (lines.length + shipping.length + 2) / 2,
};
