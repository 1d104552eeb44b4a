import { formatMoney, money } from '@ironcart/core';
import { amountToPay, orderTotals, quoteCart } from '@ironcart/pricing';
import { explain, formatTrace } from '@ironcart/pricing/trace';
import { defaultVatTable, findRule, taxOrder } from '@ironcart/tax';

/**
 * Prices and taxes a cart as examples/cart.json has it.
 * @returns the trace, the tax lines and the amount to pay, as text
 */
export const describeCart = (cart) => {
  const products = new Map(cart.products.map((product) => [product.productId, product]));
  const request = { items: cart.items, products, shopper: { groupId: 0 }, now: Date.parse(cart.now) };

  const quote = quoteCart(request);
  if (!quote.ok) return quote.issues.map(({ message }) => message).join('\n');
  const { lines, subtotal } = quote;

  const taxed = taxOrder(
    {
      items: lines.map(({ productId }, at) => ({
        amount: quote.taxableAmounts[at],
        taxClass: cart.taxClasses[productId],
      })),
      shippingAmount: money(cart.shippingAmount),
    },
    (taxClass) => findRule(defaultVatTable, { ...cart.shipTo, taxClass }),
  );
  if (taxed.code === 'invalid') return JSON.stringify(taxed.issues);

  const { itemTax, shippingTax, summary } = taxed;
  const order = { shippingAmounts: [money(cart.shippingAmount)], itemTax, shippingTax };
  const euros = (amount) => formatMoney(amount, 'EUR', 'en_US');
  return [
    formatTrace(explain({ ...request, order }), euros),
    ...summary.map(({ label, netAmount, taxAmount }) => `${label} on ${euros(netAmount)}: ${euros(taxAmount)}`),
    `To pay: ${euros(amountToPay(orderTotals({ subtotal, ...order })))}`,
  ].join('\n');
};
