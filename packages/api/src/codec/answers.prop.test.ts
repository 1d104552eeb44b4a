import type { Country } from '@ironcart/core/address';
import { defaultSessionLifetimeMs } from '@ironcart/core/customer';
import { money } from '@ironcart/core/money';
import type { ExtraPayment } from '@ironcart/core/payment';
import { arbitraryMoney } from '@ironcart/core/testing';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireCategory } from '../contract/content.ts';
import { wireExtraPayment } from '../contract/extra-payment.ts';
import { wireNewLineItem } from '../contract/line-item.ts';
import { wireSession } from '../contract/session.ts';
import { wireTaxQuote } from '../contract/tax.ts';
import { anyPlaceableOrder } from '../testing/arbitraries.ts';
import { sampleAddress } from '../testing/request-samples.ts';
import {
  categoryFromWire,
  categoryToWire,
  countryFromWire,
  countryToWire,
  extraPaymentFromWire,
  extraPaymentToWire,
  guestAccount,
  type MenuCategory,
  newLineItemFromWire,
  newLineItemToWire,
  newOrderFromWire,
  newOrderToWire,
  sessionFromWire,
  sessionToWire,
  storedCardToWire,
  taxQuoteFromWire,
  taxQuoteToWire,
} from './index.ts';

const overTheWire = <S extends v.GenericSchema>(schema: S, wire: unknown): v.InferOutput<S> =>
  v.parse(schema, JSON.parse(JSON.stringify(wire)));

describe('response round trip from the backend to the client preserves', () => {
  it('a session: the customer with the address book, the end, and the duration, sent in seconds', () => {
    const addresses = [{ ...sampleAddress, street: ['1 Main St'], _id: 'address-1' }];
    const customer = { ...guestAccount, _id: 'customer-1', loggedIn: true, segments: [3, 5], addresses };
    const session = { customer, expiresAtMs: 1_770_000_300_000, lifetimeMs: 120_000 };
    const wire = overTheWire(wireSession, sessionToWire(session));
    expect(wire.expiresIn).toBe(120);
    expect(sessionFromWire(wire)).toEqual(session);
    const { expiresIn: _, ...untold } = wire;
    expect(sessionFromWire(untold).lifetimeMs).toBe(defaultSessionLifetimeMs);
  });

  it('the tax of an order, with the check of a VAT number if there was one', () => {
    const anyMoney = arbitraryMoney({ min: 0, max: 100_000_000 });
    const anyQuote = fc.record({
      itemTax: anyMoney,
      shippingTax: anyMoney,
      summary: fc.array(fc.record({ label: fc.constantFrom('VAT 19 %', 'GST'), taxAmount: anyMoney }), {
        maxLength: 3,
      }),
      isVatNumberValid: fc.constantFrom(true, false, undefined),
    });
    fc.assert(
      fc.property(anyQuote, (parts) => {
        const quote = { ...parts, totalTax: money(parts.itemTax + parts.shippingTax) };
        const wire = overTheWire(wireTaxQuote, taxQuoteToWire(quote));
        expect(taxQuoteFromWire(wire)).toEqual(quote);
        expect('vatResponse' in wire).toBe(parts.isVatNumberValid !== undefined);
      }),
    );
  });

  it('an extra payment, with its amount in the major unit of the currency', () => {
    const payment: ExtraPayment = {
      _id: 'extra-1',
      orderId: '100000042',
      storeId: 1,
      amount: money(12_345),
      currency: 'USD',
      reason: 'Freight to the island',
      status: 'due',
      createdAt: '2026-11-22T10:00:00.000Z',
    };
    const wire = overTheWire(wireExtraPayment, extraPaymentToWire(payment));
    expect(wire.amount).toBe(123.45);
    expect(extraPaymentFromWire(wire)).toEqual(payment);
  });

  it('the tax of an order without a VAT number, which is neither valid nor invalid', () => {
    const wire = { totalTaxAmount: 1.9, summary: [], shipping: { taxAmount: 0.9 } };
    expect(taxQuoteFromWire(wire)).toMatchObject({ totalTax: 190, itemTax: 100, shippingTax: 90 });
    expect(taxQuoteFromWire(wire).isVatNumberValid).toBeUndefined();
  });

  it('a category and a country, with missing fields as null', () => {
    const category = { categoryId: 10, name: 'Bars', url: '/bars', description: '', inMenu: true };
    const bare: MenuCategory = { ...category, image: undefined, parentId: undefined };
    expect(categoryToWire(bare)).toEqual({ ...category, image: null, parentId: null });
    for (const each of [bare, { ...bare, image: '/img/bars.webp', parentId: 3 }]) {
      expect(categoryFromWire(overTheWire(wireCategory, categoryToWire(each)))).toEqual(each);
    }
    const country = { alpha2: 'US', name: 'United States', requireRegion: true };
    expect(countryToWire({ ...country, postcodeRegex: undefined })).toEqual({ ...country, postcodeRegex: null });
    const withRule: Country = { ...country, postcodeRegex: '^[0-9]{5}$' };
    expect(countryFromWire(countryToWire(withRule))).toEqual(withRule);
  });

  it('a stored card in the format of the card form, with the generic payment type', () => {
    const card = { id: 'card-1', brand: 'visa', last4: '', expMonth: 4, expYear: 2031, isDefault: true };
    const wire = storedCardToWire({ ...card, billingAddressId: undefined });
    expect(wire).toMatchObject({ adyenType: 'scheme', billingAddressId: null });
    expect(wire).not.toHaveProperty('last4');
  });
});

describe('request round trip from the client to the backend preserves', () => {
  it('a line with and without parts', () => {
    const line = { productId: 1, qty: 2 };
    for (const item of [line, { ...line, children: [{ productId: 2, qty: 1 }] }]) {
      expect(newLineItemFromWire(overTheWire(wireNewLineItem, newLineItemToWire(item)))).toEqual(item);
    }
  });

  it('gift cards that pay a part of the order, and no others', () => {
    const [order] = fc.sample(anyPlaceableOrder, { numRuns: 1, seed: 5 });
    if (order === undefined) throw new Error('fast-check gives samples');
    const card = (code: string, amount: number) => ({ code, balance: money(5_000), amount: money(amount) });
    const wire = newOrderToWire({ ...order, giftcards: [card('SPENT', 0), card('CENT', 1)] });
    expect(wire.giftcards.map(({ code, amount }) => [code, amount])).toEqual([['CENT', 0.01]]);
  });

  it('an order that is not shipped', () => {
    const [order] = fc.sample(anyPlaceableOrder, { numRuns: 1, seed: 5 });
    if (order === undefined) throw new Error('fast-check gives samples');
    const { shippingAddress: _, ...virtual } = newOrderToWire(order);
    expect(newOrderFromWire(virtual).shippingAddress).toBeUndefined();
  });
});
