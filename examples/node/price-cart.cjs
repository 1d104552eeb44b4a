const { formatMoney, money } = require('@ironcart/core/money');
const { amountToPay, orderTotals, quoteCart } = require('@ironcart/pricing');
const { explain, formatTrace } = require('@ironcart/pricing/trace');
const { createRuleIndex, defaultVatTable, taxOrder } = require('@ironcart/tax');
const cart = require('../cart.json');

const products = new Map(cart.products.map((product) => [product.productId, product]));
const request = { items: cart.items, products, shopper: { groupId: 0 }, now: Date.parse(cart.now) };

const quote = quoteCart(request);
if (!quote.ok) throw new Error(quote.issues.map(({ message }) => message).join('\n'));
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
if (!taxed.ok) throw new Error(JSON.stringify(taxed.issues));

const { itemTax, shippingTax, summary } = taxed.value;
const order = { shippingAmounts: [money(cart.shippingAmount)], itemTax, shippingTax };
const euros = (amount) => formatMoney(amount, 'EUR', 'en_US');

console.log(formatTrace(explain({ ...request, order }), euros));
for (const { label, netAmount, taxAmount } of summary)
  console.log(`${label} on ${euros(netAmount)}: ${euros(taxAmount)}`);
console.log(`To pay: ${euros(amountToPay(orderTotals({ subtotal, ...order })))}`);
