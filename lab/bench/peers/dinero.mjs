import { add, allocate, dinero, halfAwayFromZero, multiply, subtract, toSnapshot, transformScale } from 'dinero.js';
import { USD } from 'dinero.js/currencies';

const cents = 2;
const amountOf = (money) => toSnapshot(money).amount;
const percentOf = (money, percent) =>
  transformScale(multiply(money, { amount: percent, scale: 2 }), cents, halfAwayFromZero);

/** dinero.js, with its own objects created beforehand and its own `allocate`. */
export const byDinero = {
  name: 'dinero.js',
  isOurs: false,
  prepare: ({ lines, orderDiscountPercent, taxPercent, shipping }) => {
    const usd = (amount) => dinero({ amount, currency: USD });
    const items = lines.map(({ listPrice, discount, quantity }) => ({
      listPrice: usd(listPrice),
      discount: usd(discount),
      quantity,
    }));
    const shippingAmounts = shipping.map(usd);
    return {
      price: () => {
        const rows = items.map(({ listPrice, discount, quantity }) =>
          multiply(subtract(listPrice, discount), quantity),
        );
        const subtotal = rows.reduce(add);
        const orderDiscount = percentOf(subtotal, orderDiscountPercent);
        const shares = allocate(orderDiscount, rows.map(amountOf));
        let total = subtract(subtotal, orderDiscount);
        rows.forEach((row, index) => {
          total = add(total, percentOf(subtract(row, shares[index]), taxPercent));
        });
        for (const amount of shippingAmounts) total = add(add(total, amount), percentOf(amount, taxPercent));
        return amountOf(total);
      },
    };
  },
  // Its allocate gives leftover cents to the first shares instead of the largest remainders, so a line's tax may
  // differ.
  tolerance: ({ lines }) => lines.length,
};
