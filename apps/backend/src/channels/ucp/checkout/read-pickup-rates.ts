import { type CheckoutSnapshot, selectIsVirtual } from '@ironcart/checkout-machines';
import { isPickupAllowed, isPickupRate, type ShippingRate } from '@ironcart/core/shipping';
import { quoteRates } from '../../../services/shipping/quote-rates.ts';
import { readShippingTable } from '../../../services/shipping/shipping.reader.ts';
import type { UcpContext } from '../ucp-context.ts';
import { pickupRatesOf } from './collection.ts';

/**
 * The pickup rates of an order, one per package: those of its quote, otherwise a quote for the pickup location, so that
 * an agent sees them before it knows the buyer. Empty if pickup is not possible.
 */
export const readPickupRates = async (
  { db, now, carriers }: UcpContext,
  snapshot: CheckoutSnapshot,
): Promise<readonly ShippingRate[]> => {
  const { site, cart } = snapshot.context;
  const { pickup } = site;
  if (pickup === undefined || selectIsVirtual(snapshot) || !isPickupAllowed(site, cart.products)) return [];
  const quoted = pickupRatesOf(snapshot) ?? [];
  if (quoted.length > 0) return quoted;
  const productIds = cart.products.map(({ productId }) => productId);
  const table = await readShippingTable(db, { siteCode: site.code, countryId: pickup.countryId, productIds });
  if (table === undefined) return [];
  const products = new Map(cart.products.map((product) => [product.productId, product]));
  const shipment = { site, destination: pickup, items: cart.list.items, products, carriers };
  const terms = { allowSplit: false, isFiveForFive: false, nowMs: now().getTime() };
  return quoteRates({ ...shipment, ...terms }, table, '').rates.filter(isPickupRate);
};
