import { addressFromWire, rateQuoteToWire } from '@ironcart/api/codec';
import type { WireQuoteItem } from '@ironcart/api/contract';
import { validateForRating } from '@ironcart/core/address';
import type { LineItem } from '@ironcart/core/list';
import { noShippingAddressMessage } from '@ironcart/core/shipping';
import { shipToObstacle } from '@ironcart/core/site';
import { readProductsWithChildren } from '../../catalogue/catalogue-reader.ts';
import { refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import { emailOfOffer, readFiveForFiveOffer } from '../checkout/five-for-five-offer.ts';
import type { ServiceContext } from '../service-context.ts';
import { readNormalAddress } from '../ssr/country.reader.ts';
import { quoteRates } from './quote-rates.ts';
import { readShippingTable } from './shipping.reader.ts';

/** A line of a request without its weights and prices, which are read from the catalogue instead. */
const lineItemOf = (item: WireQuoteItem): LineItem => ({
  listItemId: item.listItemId,
  productId: item.productId,
  qty: item.qty,
  options: item.customOptions,
  metadata: {},
  children: item.children.map(lineItemOf),
});

const idsOf = (items: readonly WireQuoteItem[]): readonly number[] =>
  items.flatMap((item) => [item.productId, ...idsOf(item.children)]);

/** svc_shipping: shipping rates. A quote is stored by its id; orders require a valid one. */
export const createShippingService = (context: ServiceContext): ServiceHandlers<'shipping'> => ({
  getRates: async ({ body, session }) => {
    const { db, now, randomId, sites, carriers } = context;
    const site = sites.byStoreId(body.storeId);
    const { address, found } = await readNormalAddress(db, addressFromWire(body.shippingAddress));
    if (!found) return refuse('unknown_country', 'The store knows no such country');
    const issues = validateForRating(address, found.country, found.regions);
    if (issues.length > 0) return refuse('invalid_address', noShippingAddressMessage, { issues });
    if (shipToObstacle(site, address)) {
      return refuse('no_shipping_method', 'This site does not ship to that address');
    }

    const productIds = idsOf(body.items);
    const customerId = (await session.find())?.customerId;
    const [products, table, redemptionsLeft] = await Promise.all([
      readProductsWithChildren(db, productIds, site),
      readShippingTable(db, { siteCode: site.code, countryId: address.countryId, productIds }),
      emailOfOffer(db, customerId, address).then((email) => readFiveForFiveOffer(context, { email, customerId, site })),
    ]);
    if (!table) return refuse('no_shipping_method', 'This site does not ship');
    const transactionId = randomId();
    const shipment = {
      site,
      destination: address,
      items: body.items.map(lineItemOf),
      products,
      allowSplit: body.allowSplit,
      nowMs: now().getTime(),
      carriers,
      isFiveForFive: (redemptionsLeft ?? 0) > 0,
    };
    const quote = quoteRates(shipment, table, transactionId);
    if (quote.rates.length === 0 && quote.split.length === 0) {
      return refuse('no_shipping_method', 'Nothing ships this order to that address');
    }
    await db
      .insertInto('rate_quotes')
      .values({
        transaction_id: transactionId,
        store_id: body.storeId,
        created_at: now(),
        is_five_for_five: quote.fiveForFiveCode !== undefined,
      })
      .execute();
    return rateQuoteToWire(quote);
  },
});
