import { Decimal } from 'decimal.js';
import { exact, type Way } from './way.ts';

const hundred = new Decimal(100);
const zero = new Decimal(0);

const round = (amount: Decimal): Decimal => amount.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);

/** Distributes by largest remainder, in whole cents. */
const sharesOf = (discount: Decimal, rows: readonly Decimal[], subtotal: Decimal): Decimal[] => {
  const parts = rows.map((row, index) => {
    const part = discount.times(row).div(subtotal);
    const share = part.toDecimalPlaces(2, Decimal.ROUND_DOWN);
    return { index, share, dropped: part.minus(share) };
  });
  const shares = parts.map(({ share }) => share);
  const unitsLeft = discount
    .minus(Decimal.sum(zero, ...shares))
    .times(hundred)
    .toNumber();
  const byRemainder = parts.sort((left, right) => right.dropped.cmp(left.dropped) || left.index - right.index);
  const unit = new Decimal('0.01');
  for (const { index, share } of byRemainder.slice(0, unitsLeft)) shares[index] = share.plus(unit);
  return shares;
};

/**
 * The usual approach: amounts in major units as decimal.js objects, created beforehand and rounded where the
 * specification rounds.
 */
export const byDecimals: Way = {
  name: 'decimal.js',
  isOurs: false,
  prepare: (orderCase) => {
    const lines = orderCase.lines.map(({ listPrice, discount, quantity }) => ({
      listPrice: new Decimal(listPrice).div(hundred),
      discount: new Decimal(discount).div(hundred),
      quantity,
    }));
    const shipping = orderCase.shipping.map((amount) => new Decimal(amount).div(hundred));
    const discountFactor = new Decimal(orderCase.orderDiscountPercent).div(hundred);
    const taxFactor = new Decimal(orderCase.taxPercent).div(hundred);
    return {
      price: () => {
        const rows = lines.map(({ listPrice, discount, quantity }) => listPrice.minus(discount).times(quantity));
        const subtotal = rows.reduce((left, right) => left.plus(right), zero);
        const orderDiscount = round(subtotal.times(discountFactor));
        const shares = sharesOf(orderDiscount, rows, subtotal);
        let total = subtotal.minus(orderDiscount);
        rows.forEach((row, index) => {
          total = total.plus(round(row.minus(shares[index] ?? zero).times(taxFactor)));
        });
        for (const amount of shipping) total = total.plus(amount).plus(round(amount.times(taxFactor)));
        return total.times(hundred).toNumber();
      },
    };
  },
  tolerance: exact,
};
