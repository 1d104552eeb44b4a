import { formatMoney, money } from '@ironcart/core/money';
import { amountToPay, orderTotals, quoteCart } from '@ironcart/pricing';
import { explain, formatTrace } from '@ironcart/pricing/trace';
import { createRuleIndex, defaultVatTable, taxOrder } from '@ironcart/tax';

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
      lines: lines.map(({ productId }, at) => ({
        amount: quote.taxableAmounts[at],
        taxClass: cart.taxClasses[productId],
      })),
      shipping: { amount: money(cart.shippingAmount) },
    },
    createRuleIndex(defaultVatTable).rulesAt({ ...cart.shipTo, day: cart.now.slice(0, 10) }),
  );
  if (!taxed.ok) return JSON.stringify(taxed.issues);

  const { itemTax, shippingTax, summary } = taxed.value;
  const order = { shippingAmounts: [money(cart.shippingAmount)], itemTax, shippingTax };
  const euros = (amount) => formatMoney(amount, 'EUR', 'en_US');
  return [
    formatTrace(explain({ ...request, order }), euros),
    ...summary.map(({ label, netAmount, taxAmount }) => `${label} on ${euros(netAmount)}: ${euros(taxAmount)}`),
    `To pay: ${euros(amountToPay(orderTotals({ subtotal, ...order })))}`,
  ].join('\n');
};
