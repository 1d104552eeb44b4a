import type { ShippingRate } from '@ironcart/core/shipping';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireAddress } from '../contract/address.ts';
import { wireCreditCard } from '../contract/credit-card.ts';
import { wireList } from '../contract/list.ts';
import { wireNewOrder, wireOrder } from '../contract/order.ts';
import { wireStoredPaymentMethod } from '../contract/payment-method.ts';
import { wireProduct } from '../contract/product.ts';
import { wireQuoteItem } from '../contract/quote-item.ts';
import { wireRate, wireRateQuote } from '../contract/shipping.ts';
import {
  anyAddress,
  anyList,
  anyMoney,
  anyPlaceableOrder,
  anyProduct,
  anyQuoteItem,
  anyRate,
  anySavedCard,
  anyStoredCard,
  anyStoredOrder,
} from '../testing/arbitraries.ts';
import {
  addressFromWire,
  addressToWire,
  listFromWire,
  listToWire,
  moneyFromWire,
  moneyToWire,
  newOrderFromWire,
  newOrderToWire,
  orderFromWire,
  orderToWire,
  productFromWire,
  productToWire,
  quoteItemFromWire,
  quoteItemToWire,
  rateFromWire,
  rateQuoteFromWire,
  rateQuoteToWire,
  rateToWire,
  savedCardFromWire,
  savedCardToWire,
  storedCardFromWire,
  storedCardToWire,
} from './index.ts';

/** A value after the round trip: through JSON, and through the contract's schema. */
const overTheWire = <S extends v.GenericSchema>(schema: S, wire: unknown): v.InferOutput<S> =>
  v.parse(schema, JSON.parse(JSON.stringify(wire)));

const holds = <T>(values: fc.Arbitrary<T>, law: (value: T) => void): void =>
  fc.assert(fc.property(values, law), { numRuns: 100 });

describe('round trip preserves', () => {
  it('money, to the cent [S9-money-01]', () => {
    fc.assert(
      fc.property(anyMoney, (amount) => {
        expect(moneyFromWire(JSON.parse(JSON.stringify(moneyToWire(amount))))).toBe(amount);
      }),
      { numRuns: 2_000 },
    );
  });

  it('an address, with its VAT number as vatId on the wire [S3-address-03]', () => {
    holds(anyAddress, (address) => {
      const wire = addressToWire(address);
      expect(wire).not.toHaveProperty('vatNumber');
      expect(wire.vatId).toBe(address.vatNumber);
      expect(addressFromWire(overTheWire(wireAddress, wire))).toEqual(address);
    });
  });

  it('a product with its children, options and prices [S3-product-01]', () => {
    holds(anyProduct, (product) => {
      expect(productFromWire(overTheWire(wireProduct, productToWire(product)))).toEqual(product);
    });
  });

  it('a list with nested lines and gift card amounts [S3-list-01]', () => {
    holds(anyList, (list) => {
      expect(listFromWire(overTheWire(wireList, listToWire(list)))).toEqual(list);
    });
  });

  it('a shipping rate [S3-rate-01]', () => {
    holds(anyRate, (rate) => {
      expect(rateFromWire(overTheWire(wireRate, rateToWire(rate)))).toEqual(rate);
    });
  });

  it('a shipping rate of an order, without the contents of its package, which are part of the quote', () => {
    holds(anyRate, (rate) => {
      expect(rateToWire({ ...rate, contents: '2 × Club Bar' })).toEqual(rateToWire(rate));
    });
  });

  it('a line of a shipping or tax request [S7-calls-checkout-03]', () => {
    holds(anyQuoteItem, (item) => {
      expect(quoteItemFromWire(overTheWire(wireQuoteItem, quoteItemToWire(item)))).toEqual(item);
    });
  });

  it('a stored card, whose last digits may be unknown [S3-customer-04]', () => {
    holds(anyStoredCard, (card) => {
      expect(storedCardFromWire(overTheWire(wireStoredPaymentMethod, storedCardToWire(card)))).toEqual(card);
    });
  });

  it('an account card with its billing address [S3-customer-03]', () => {
    holds(anySavedCard, (card) => {
      expect(savedCardFromWire(overTheWire(wireCreditCard, savedCardToWire(card)))).toEqual(card);
    });
  });

  it('an order [S3-order-01]', () => {
    holds(anyStoredOrder, (order) => {
      expect(orderFromWire(overTheWire(wireOrder, orderToWire(order)))).toEqual(order);
    });
  });
});

describe('rate quote', () => {
  it('assigns its transaction id to every rate, and selects none [S7-calls-checkout-04]', () => {
    const inParts = fc.constantFrom('2 × Bar', '1 × Rack and 3 more');
    const anyPart = fc.tuple(anyRate, inParts).map(([rate, contents]) => ({ ...rate, contents }));
    holds(fc.tuple(fc.array(anyRate), fc.array(anyPart)), ([rates, split]) => {
      const wire = rateQuoteToWire({ transactionId: 'quote-1', rates, split });
      const quote = rateQuoteFromWire(overTheWire(wireRateQuote, wire));
      const asQuoted = (rate: ShippingRate) => ({ ...rate, transactionId: 'quote-1', selected: false });
      expect(quote.rates).toEqual(rates.map(asQuoted));
      expect(quote.split).toEqual(split.map(asQuoted));
    });
  });
});

describe('placed order', () => {
  it('omits thumbnails, unselected rates and gift cards without a payment [S7-calls-checkout-08]', () => {
    holds(anyPlaceableOrder, (order) => {
      const wire = newOrderToWire(order);
      expect(JSON.stringify(wire)).not.toContain('"thumbnail"');
      expect(wire).not.toHaveProperty('status');
      const received = newOrderFromWire(overTheWire(wireNewOrder, wire));
      expect(received.shipping).toEqual(order.shipping.filter((rate) => rate.selected));
      expect(received.giftcards).toEqual(order.giftcards.filter((card) => card.amount > 0));
    });
  });

  it('keeps everything needed to recompute the totals', () => {
    holds(anyPlaceableOrder, (order) => {
      const received = newOrderFromWire(overTheWire(wireNewOrder, newOrderToWire(order)));
      expect(received.totals).toEqual(order.totals);
      expect(received.payment).toEqual(order.payment);
      expect(received.billingAddress).toEqual(order.billingAddress);
      expect(
        received.items.map(({ qty, price, rowTotal, options, metadata }) => [qty, price, rowTotal, options, metadata]),
      ).toEqual(
        order.items.map(({ qty, price, rowTotal, options, metadata }) => [qty, price, rowTotal, options, metadata]),
      );
    });
  });
});
