import type { Address } from '@ironcart/core/address';
import type { Money } from '@ironcart/core/money';
import type { QuoteItem } from '@ironcart/core/order';
import type { StoreId } from '@ironcart/core/site';
import { addressToWire } from '../../codec/address.ts';
import { moneyToWire } from '../../codec/money.ts';
import { quoteItemToWire } from '../../codec/quote-item.ts';
import { type TaxQuote, taxQuoteFromWire } from '../../codec/tax-quote.ts';
import { taxCalls } from '../../contract/tax.ts';
import { ApiError } from '../api-error.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

export interface TaxRequest {
  /** Default: the client's site. */
  readonly storeId?: StoreId | undefined;
  readonly shippingAddress: Address;
  /** The shipping amount in minor units. */
  readonly shippingAmount: Money;
  readonly hundoDiscount: Money;
  readonly items: readonly QuoteItem[];
  /** Default: the number in the address. */
  readonly vatNumber?: string | undefined;
  readonly eoriNumber?: string | undefined;
}

/** Tax quotes. */
export const createTaxService = (send: Send, siteStoreId: StoreId) => ({
  /** @throws ApiError `tax_error` if the response reports that the tax could not be computed (S7-calls-checkout-06) */
  quote: async (request: TaxRequest, options: CallOptions = {}): Promise<TaxQuote> => {
    const answer = await send(taxCalls.fetchTax, {
      ...options,
      body: {
        storeId: request.storeId ?? siteStoreId,
        shippingAddress: addressToWire(request.shippingAddress),
        shippingAmount: moneyToWire(request.shippingAmount),
        hundoDiscount: moneyToWire(request.hundoDiscount),
        items: request.items.map(quoteItemToWire),
        vatNumber: request.vatNumber ?? request.shippingAddress.vatNumber,
        eoriNumber: request.eoriNumber ?? request.shippingAddress.eoriNumber,
      },
    });
    if (answer.error !== undefined) {
      throw new ApiError({ code: 'tax_error', message: answer.error, call: taxCalls.fetchTax.name });
    }
    return taxQuoteFromWire(answer);
  },
});
