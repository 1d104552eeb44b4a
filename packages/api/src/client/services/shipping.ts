import type { Address } from '@ironcart/core/address';
import type { Money } from '@ironcart/core/money';
import type { QuoteItem } from '@ironcart/core/order';
import { type RateQuote, ratesAddressOf } from '@ironcart/core/shipping';
import type { StoreId } from '@ironcart/core/site';
import { addressToWire } from '../../codec/address.ts';
import { moneyToWire } from '../../codec/money.ts';
import { quoteItemToWire } from '../../codec/quote-item.ts';
import { rateQuoteFromWire } from '../../codec/shipping-rate.ts';
import { shippingCalls } from '../../contract/shipping.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

export interface RatesRequest {
  /** Default: the client's site. */
  readonly storeId?: StoreId | undefined;
  readonly subtotal: Money;
  /** Required: without an address the call fails before it is sent (S5-ship-01). */
  readonly shippingAddress: Address | undefined;
  readonly items: readonly QuoteItem[];
  /** Whether the order may ship in several packages. */
  readonly allowSplit: boolean;
}

const firstLineOf = (address: Address): string => address.street.find((line) => line.trim() !== '') ?? '';

/** Shipping rates. */
export const createShippingService = (send: Send, siteStoreId: StoreId) => ({
  /** @throws ApiError `invalid_address`, `no_shipping_method`; Error if the request has no shipping address */
  rates: async (request: RatesRequest, options: CallOptions = {}): Promise<RateQuote> => {
    const shippingAddress = ratesAddressOf(request);
    return rateQuoteFromWire(
      await send(shippingCalls.getRates, {
        ...options,
        body: {
          storeId: request.storeId ?? siteStoreId,
          subtotalAmount: moneyToWire(request.subtotal),
          shippingAddress: {
            ...addressToWire(shippingAddress),
            address1: firstLineOf(shippingAddress),
          },
          items: request.items.map(quoteItemToWire),
          allowSplit: request.allowSplit,
        },
      }),
    );
  },
});
