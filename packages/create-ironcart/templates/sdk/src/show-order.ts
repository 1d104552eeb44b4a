import { formatMoney, money } from '@ironcart/core/money';
import { createProduct } from '@ironcart/core/product';
import { priceOrder } from './price-order.ts';

const bar = createProduct({ productId: 1, name: 'Bar', listPrice: money(34_500), salePrice: money(32_500) });
const plate = createProduct({ productId: 2, name: 'Plate', listPrice: money(9_900) });

const line = (productId: number, qty: number) => ({
  listItemId: `line-${productId}`,
  productId,
  qty,
  options: {},
  metadata: {},
  children: [],
});

const order = priceOrder({
  items: [line(1, 1), line(2, 4)],
  products: new Map([bar, plate].map((product) => [product.productId, product])),
  shippingAmount: money(1_500),
  shipTo: { countryCode: 'DE', postcode: '10115' },
  now: Date.now(),
});

const euros = (amount: ReturnType<typeof money>) => formatMoney(amount, 'EUR', 'en_US');

if (order.ok) {
  console.log(`Goods  ${euros(order.goods)}`);
  console.log(`Tax    ${euros(order.tax)}`);
  console.log(`To pay ${euros(order.toPay)}`);
} else {
  console.log(`Cannot be ordered: ${order.reasons.join(' ')}`);
}
