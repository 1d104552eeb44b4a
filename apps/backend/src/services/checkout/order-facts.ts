import type { PlaceableOrder } from '@ironcart/api/codec';
import type { LineItem } from '@ironcart/core/list';
import { normalisedGiftCardCode, taxAddressOf } from '@ironcart/core/order';
import type { Product } from '@ironcart/core/product';
import { dayAt, type Site } from '@ironcart/core/site';
import { readProductsWithChildren } from '../../catalogue/catalogue-reader.ts';
import { type PricedGroup, withGroupPrices } from '../../catalogue/group-prices.ts';
import type { Database } from '../../db/pool.ts';
import { isRefusal, refuse } from '../../http/refusal.ts';
import { readShippingTable } from '../shipping/shipping.reader.ts';
import type { OwnTaxRegime } from '../tax/own-tax-regime.ts';
import { readTaxTable } from '../tax/tax.reader.ts';
import { readEarnedDiscounts } from './entitlement-ledger.ts';
import { readGiftCardBalances } from './gift-card-ledger.ts';
import type { OrderFacts, PlacementRefusal } from './verify-order.ts';

/** How long a quote of shipping rates is valid, in milliseconds. */
export const quoteLifetimeMs = 24 * 60 * 60_000;

const idsOf = (items: readonly LineItem[]): readonly number[] =>
  items.flatMap((item) => [item.productId, ...idsOf(item.children)]);

const readLiveQuotes = async (
  db: Database,
  order: PlaceableOrder,
  nowMs: number,
): Promise<OrderFacts['liveQuotes']> => {
  const ids = order.shipping.map(({ transactionId }) => transactionId);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('rate_quotes')
    .select(['transaction_id', 'is_five_for_five'])
    .where('transaction_id', 'in', ids)
    .where('store_id', '=', order.storeId)
    .where('created_at', '>', new Date(nowMs - quoteLifetimeMs))
    .execute();
  return new Map(
    rows.map(({ transaction_id, is_five_for_five: isFiveForFive }) => [transaction_id, { isFiveForFive }]),
  );
};

const readGiftCards = async (
  db: Database,
  order: PlaceableOrder,
  site: Site,
): Promise<OrderFacts['giftcards'] | PlacementRefusal> => {
  const codes = order.giftcards.map(({ code }) => code);
  const balances = await readGiftCardBalances(db, codes, site.currency);
  const cards = codes.flatMap((code) => {
    const balance = balances.get(normalisedGiftCardCode(code));
    return balance === undefined ? [] : [{ code, balance }];
  });
  return cards.length === codes.length ? cards : refuse('giftcard_not_exist', 'There is no such gift card');
};

const readPricedProducts = async (
  db: Database,
  ids: readonly number[],
  group: PricedGroup,
): Promise<ReadonlyMap<number, Product>> => {
  const products = await readProductsWithChildren(db, ids, group.site);
  const priced = await withGroupPrices(db, [...products.values()], group);
  return new Map(priced.map((product) => [product.productId, product]));
};

/** The products that a customer has subscribed to; an order that was cancelled does not count. */
const readSubscribedBefore = async (db: Database, customerId: string | undefined): Promise<ReadonlySet<number>> => {
  if (customerId === undefined) return new Set();
  const rows = await db
    .selectFrom('subscriptions')
    .innerJoin('orders', 'orders.order_id', 'subscriptions.order_id')
    .select('product_id')
    .where('customer_id', '=', customerId)
    .where('cancelled_at', 'is', null)
    .execute();
  return new Set(rows.map(({ product_id }) => product_id));
};

/** Reads all data with which an order is verified. */
export const readOrderFacts = async (
  db: Database,
  order: PlaceableOrder,
  {
    site,
    items,
    groupId,
    customerId,
    nowMs,
    carriers,
    promotions,
    taxRegimes,
  }: Pick<OrderFacts, 'site' | 'items' | 'groupId' | 'nowMs' | 'carriers' | 'promotions'> & {
    readonly customerId: string | undefined;
    readonly taxRegimes: readonly OwnTaxRegime[];
  },
): Promise<OrderFacts | PlacementRefusal> => {
  const giftcards = await readGiftCards(db, order, site);
  if (isRefusal(giftcards)) return giftcards;
  const taxCountries = [taxAddressOf(order, site), order.shippingAddress, order.billingAddress].flatMap((address) =>
    address ? [address.countryId] : [],
  );
  const productIds = idsOf(items);
  const shippingCountry = order.shippingAddress?.countryId;
  const [products, shippingTable, liveQuotes, taxTable, earned, subscribedBefore] = await Promise.all([
    readPricedProducts(db, productIds, { groupId, site }),
    shippingCountry
      ? readShippingTable(db, { siteCode: site.code, countryId: shippingCountry, productIds })
      : undefined,
    readLiveQuotes(db, order, nowMs),
    readTaxTable(db, taxCountries, dayAt(nowMs, site.timeZone), taxRegimes),
    readEarnedDiscounts(db, customerId, site),
    readSubscribedBefore(db, customerId),
  ]);
  return {
    site,
    items,
    products,
    shippingTable,
    carriers,
    liveQuotes,
    taxTable,
    giftcards,
    groupId,
    earned,
    subscribedBefore,
    promotions,
    nowMs,
  };
};
