import * as fc from 'fast-check';
import { add, sum, timesQuantity } from '../money/index.ts';
import { defaultOrder } from '../order/default-order.ts';
import type { Order, OrderItem } from '../order/order.ts';
import { defaultSites } from '../site/specified-sites.ts';
import { arbitraryAddress } from './arbitrary-address.ts';
import { arbitraryMoney } from './arbitrary-money.ts';

const arbitraryOrderItem = (): fc.Arbitrary<OrderItem> =>
  fc
    .record({
      listItemId: fc.uuid(),
      productId: fc.integer({ min: 1, max: 999_999 }),
      qty: fc.integer({ min: 1, max: 20 }),
      price: arbitraryMoney({ min: 0, max: 1_000_000 }),
    })
    .map(({ listItemId, productId, qty, price }) => ({
      listItemId,
      productId,
      sku: `SKU-${productId}`,
      name: `Product ${productId}`,
      type: 'simple',
      thumbnail: '/img/plain.webp',
      qty,
      price,
      rowTotal: timesQuantity(price, qty),
      options: {},
      metadata: {},
      children: [],
    }));

/** A new order of any site with items and addresses; its totals are those of its items, nothing shipped or taxed. */
export const arbitraryOrder = (): fc.Arbitrary<Order> =>
  fc
    .record({
      listId: fc.uuid(),
      site: fc.constantFrom(...defaultSites.all),
      items: fc.array(arbitraryOrderItem(), { minLength: 1, maxLength: 6 }),
      shippingAddress: arbitraryAddress(),
      billingAddress: arbitraryAddress(),
      tariff: arbitraryMoney({ min: 0, max: 10_000 }),
    })
    .map(({ listId, site, items, shippingAddress, billingAddress, tariff }) => {
      const empty = defaultOrder(site, listId);
      const subtotal = sum(items.map(({ rowTotal }) => rowTotal));
      const grandTotal = add(subtotal, tariff);
      return {
        ...empty,
        items,
        shippingAddress,
        billingAddress,
        customer: { email: shippingAddress.email, groupId: 0 },
        payment: { ...empty.payment, amount: grandTotal },
        totals: {
          ...empty.totals,
          subtotal,
          tariff,
          grandTotalExcludingTax: grandTotal,
          grandTotalIncludingTax: grandTotal,
        },
      };
    });
