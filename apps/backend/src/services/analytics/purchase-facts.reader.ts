import { orderFromWire } from '@ironcart/api/codec';
import { adConversionContact } from '@ironcart/core/customer';
import { toDecimal } from '@ironcart/core/money';
import type { Sites } from '@ironcart/core/site';
import { notForAffiliates } from '@ironcart/pricing';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Database } from '../../db/pool.ts';
import type { PurchaseFacts } from '../../providers/analytics/analytics-peer.ts';
import { orderOf } from '../checkout/order.reader.ts';

/** The reported data of a placed order; undefined if it is not placed yet, or its payment failed. */
export const readPurchaseFacts = async (
  { db, catalogue, sites }: { readonly db: Database; readonly catalogue: Catalogue; readonly sites: Sites },
  orderId: string,
): Promise<PurchaseFacts | undefined> => {
  const row = await db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirst();
  if (row === undefined || row.status === 'payment_error') return undefined;
  const site = sites.byStoreId(row.store_id);
  const order = orderFromWire(orderOf(row));
  const { items, totals, customer, createdAt } = order;
  const payer = order.billingAddress ?? order.shippingAddress;
  const ids = [
    ...new Set(items.flatMap(({ productId, children }) => [productId, ...children.map((part) => part.productId)])),
  ];
  const left = new Set(notForAffiliates(order, await catalogue.productsWithChildren(ids, site)));
  return {
    orderId,
    siteCode: site.code,
    reviewDeployment: site.reviewDeployment,
    currency: row.currency,
    subtotal: toDecimal(totals.subtotal),
    grandTotal: toDecimal(totals.grandTotalIncludingTax),
    placedAt: createdAt,
    email: customer.email,
    contact: adConversionContact({
      email: customer.email,
      telephone: payer?.telephone ?? '',
      countryId: payer?.countryId ?? site.defaultCountry,
    }),
    lines: items.map(({ listItemId, sku, name, qty, price, rowTotal }) => ({
      sku,
      name,
      qty,
      price: toDecimal(price),
      rowTotal: toDecimal(rowTotal),
      countsForAffiliates: !left.has(listItemId),
    })),
  };
};
