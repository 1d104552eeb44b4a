const { formatMoney, money } = require('@ironcart/core');
const { amountToPay, orderTotals, priceCart } = require('@ironcart/pricing');
const { explain, formatTrace } = require('@ironcart/pricing/trace');
const { defaultVatTable, findRule, taxOrder } = require('@ironcart/tax');
const cart = require('../cart.json');

const products = new Map(cart.products.map((product) => [product.productId, product]));
const context = { now: Date.parse(cart.now), groupId: 0 };

const { lines, subtotal, issues } = priceCart(cart.items, products, context);
if (issues.length > 0) throw new Error(issues.map(({ message }) => message).join('\n'));

const taxed = taxOrder(
  {
    items: lines.map(({ productId, rowTotal }) => ({ amount: rowTotal, taxClass: cart.taxClasses[productId] })),
    shippingAmount: money(cart.shippingAmount),
  },
  (taxClass) => findRule(defaultVatTable, { ...cart.shipTo, taxClass }),
);
if (taxed.code === 'invalid') throw new Error(JSON.stringify(taxed.issues));

const { itemTax, shippingTax, summary } = taxed;
const order = { shippingAmounts: [money(cart.shippingAmount)], itemTax, shippingTax };
const euros = (amount) => formatMoney(amount, 'EUR', 'en_US');

console.log(formatTrace(explain(cart.items, products, { ...context, order }), euros));
for (const { label, netAmount, taxAmount } of summary)
  console.log(`${label} on ${euros(netAmount)}: ${euros(taxAmount)}`);
console.log(`To pay: ${euros(amountToPay(orderTotals({ subtotal, ...order })))}`);
