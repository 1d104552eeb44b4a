import { validateAddress, validateBilling } from '@ironcart/core/address';
import { countryTable } from '@ironcart/core/address-data';
import { arbitraryPlacedAddress, regionsIn } from '@ironcart/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckoutEvent } from '../checkout/checkout.types.ts';
import { fieldRules } from './field-rules.ts';
import { createRedact } from './redact.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const redactor = (skus: readonly string[] = []) => createRedact({ countries: countryTable, skus, now: () => now });

type FieldOf<Event> = Event extends { readonly type: string }
  ? `${Event['type']} ${Exclude<keyof Event, 'type'> & string}`
  : never;

/** Every field of every event; one that is added does not compile until it stands here. */
const eventFields = {
  'shippingAddress.changed address': true,
  'shippingRate.chosen packageNumber': true,
  'shippingRate.chosen shippingCode': true,
  'shippingMode.chosen mode': true,
  'billing.sameAsShipping isSame': true,
  'billingAddress.changed address': true,
  'comments.changed comments': true,
  'agreements.changed agreements': true,
  'email.changed email': true,
  'address.picked section': true,
  'address.picked id': true,
  'address.keep section': true,
  'address.keep isKept': true,
  'regions.loaded regions': true,
  'cart.changed list': true,
  'cart.changed products': true,
  'cart.changed earned': true,
  'payment.chosen choice': true,
  'payment.changed isComplete': true,
  'payment.tokenReceived card': true,
  'payment.tokenReceived requestId': true,
  'payment.failed message': true,
  'payment.failed requestId': true,
  'payment.walletApproved token': true,
  'payment.walletApproved authorizedAmount': true,
  'payment.deviceKnown canDevicePay': true,
  'giftCard.added code': true,
  'giftCard.removed code': true,
  'sheet.contactChosen section': true,
  'sheet.contactChosen address': true,
  'sheet.methodChosen shippingCode': true,
  'sheet.paid token': true,
  'sheet.paid shippingAddress': true,
  'sheet.paid billingAddress': true,
  'sheet.failed code': true,
  'step.goTo step': true,
  'checkout.left to': true,
} satisfies Record<FieldOf<CheckoutEvent>, true>;

describe('redaction of a checkout log', () => {
  it.each(Object.keys(eventFields))('has a rule for the field of an event: %s', (names) => {
    const [event, field = ''] = names.split(' ');
    expect(fieldRules.get(`${event}.${field}`) ?? fieldRules.get(field)).toBeDefined();
  });

  it('reduces the target of a navigation to whether it belongs to checkout', () => {
    const left = (to: string) => redactor()({ type: 'checkout.left', to }, 'event');
    expect(left('/checkout/review?order=SXTC-C6K1')).toEqual({ type: 'checkout.left', to: '/checkout' });
    expect(left('/account/grace')).toEqual({ type: 'checkout.left', to: '/elsewhere/1' });
  });

  it("keeps the machine's request id for the card frame, without which the token is ignored on replay", () => {
    const failed = (requestId: string) => redactor()({ type: 'payment.failed', requestId }, 'event');
    expect(failed('card-12')).toEqual({ type: 'payment.failed', requestId: 'card-12' });
    expect(failed('card-4111111111111111')).toEqual({ type: 'payment.failed', requestId: 'id 1' });
    expect(failed('grace@example.com')).toEqual({ type: 'payment.failed', requestId: 'id 1' });
  });

  it('keeps data that checkout computes with, and replaces personal data', () => {
    const order = {
      orderId: 'SXTC-C6K1-CXMN',
      status: 'published',
      items: [{ sku: 'SKU-1', name: 'Bar', qty: 2, price: 100, options: { 7: '12', 8: 'For Grace' }, metadata: {} }],
      shippingAddress: { firstname: 'Grace', street: ['1 Navy St', ''], email: 'grace@example.org', countryId: 'US' },
      totals: { grandTotalIncludingTax: 223 },
      payment: { paymentType: 'adyen', transactionToken: 'tok_live_4242', amount: 223, cardNumber: '4111111111111111' },
      comments: 'Ring at Grace’s',
    };
    expect(redactor()(order)).toEqual({
      orderId: 'id 1',
      status: 'published',
      items: [{ sku: 'SKU-1', name: 'Bar', qty: 2, price: 100, options: { 7: '12', 8: 'Text 1' }, metadata: {} }],
      shippingAddress: {
        firstname: 'Name 1',
        street: ['Street 1', ''],
        email: 'shopper1@example.com',
        countryId: 'US',
      },
      totals: { grandTotalIncludingTax: 223 },
      payment: { paymentType: 'adyen', transactionToken: 'token 1', amount: 223 },
      comments: 'Text 2',
    });
  });

  it('removes every unknown field with its content', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (secret) => {
        const redacted = redactor()({ type: 'order.place', ssn: secret, notes: { email: 'a@example.com' } }, 'event');
        expect(redacted).toStrictEqual({ type: 'order.place' });
      }),
    );
  });

  it('removes a value that should be text and is not', () => {
    expect(redactor()({ email: 42, telephone: true, qty: 42 })).toStrictEqual({ qty: 42 });
  });

  it('keeps null where nothing is personal, and removes it elsewhere', () => {
    expect(redactor()({ list: null, qty: null, email: null, comments: null })).toStrictEqual({ list: null, qty: null });
    expect(redactor()(null)).toBeUndefined();
  });

  it('has a rule for rare events', () => {
    expect(redactor()({ storedPaymentMethodId: 'card-7', brands: ['visa'], meta: { note: '7' } })).toStrictEqual({
      storedPaymentMethodId: 'id 1',
      brands: ['visa'],
      meta: { note: '7' },
    });
  });

  it('replaces equal texts by equal placeholders, and different ones by different ones', () => {
    const redact = redactor();
    expect(redact({ listId: 'a', orderId: 'b' })).toEqual({ listId: 'id 1', orderId: 'id 2' });
    expect(redact({ _id: 'b', transactionId: 'a' })).toEqual({ _id: 'id 2', transactionId: 'id 1' });
  });

  it('keeps gift cards equal that differ only in case and spaces', () => {
    const redact = redactor();
    expect(redact({ type: 'giftCard.added', code: ' abc-1 ' }, 'event')).toEqual({
      type: 'giftCard.added',
      code: 'GIFT 1',
    });
    expect(redact({ code: 'ABC-1', balance: 500 }, 'giftCard')).toEqual({ code: 'GIFT 1', balance: 500 });
    expect(redact({ giftCardCodes: ['ABC-2', 'abc-1'] })).toEqual({ giftCardCodes: ['GIFT 2', 'GIFT 1'] });
  });

  it('keeps the brand of a card and whether it has expired', () => {
    const redact = redactor();
    const card = { id: 'c', brand: 'visa', last4: '4242', isDefault: true };
    expect(redact({ ...card, expMonth: 11, expYear: 2026 })).toEqual({
      ...card,
      id: 'id 1',
      last4: '0000',
      expMonth: 12,
      expYear: 2099,
    });
    expect(redact({ ...card, expMonth: 10, expYear: 2026 })).toMatchObject({
      last4: '0000',
      expMonth: 1,
      expYear: 2000,
    });
  });

  it('recognizes a card by its expiry month and year', () => {
    expect(redactor()({ expMonth: 10, brand: 'visa' })).toEqual({ brand: 'visa' });
    expect(redactor()({ expYear: 2020, brand: 'visa' })).toEqual({ brand: 'visa' });
    expect(redactor()({ expMonth: '10', expYear: '2020' })).toEqual({});
  });

  it('keeps only short numeric options, and applies a rule to all others', () => {
    const options = {
      1: '12',
      2: '12345678.50',
      3: '123456789',
      4: 'A12',
      5: '12A',
      6: '1.234',
      7: true,
      8: ['7', 'x'],
    };
    expect(redactor()({ options: { ...options, deep: { note: 'For Grace', email: 'grace@example.org' } } })).toEqual({
      options: {
        1: '12',
        2: '12345678.50',
        3: 'Text 1',
        4: 'Text 2',
        5: 'Text 3',
        6: 'Text 4',
        7: true,
        8: ['7', 'Text 5'],
        deep: { note: 'Text 6', email: 'shopper1@example.com' },
      },
    });
  });

  it('keeps a word of an enumeration, and no longer text', () => {
    expect(redactor()({ status: 'x'.repeat(80) })).toEqual({ status: 'x'.repeat(80) });
    expect(redactor()({ status: 'x'.repeat(81) })).toEqual({ status: '…' });
  });

  it('empties the messages of a list, and keeps public data unchanged', () => {
    const site = { code: 'USA', anything: { email: 'shop@example.com' } };
    expect(redactor()({ list: { messages: ['For Grace'], items: [] }, site })).toEqual({
      list: { messages: [], items: [] },
      site,
    });
  });

  it('keeps the code of an error, and only those parts of its text that affect checkout', () => {
    const refused = {
      ok: false,
      issues: [{ code: 'inventory_error', message: 'SKU-9 for Grace is gone: cvv_required' }],
    };
    expect(redactor(['SKU-9'])(refused, 'place')).toEqual({
      ok: false,
      issues: [{ code: 'inventory_error', message: 'SKU-9 … … … …: cvv_required' }],
    });
  });

  it('keeps an address as valid or invalid as before', () => {
    const spoil = fc.constantFrom('firstname', 'email', 'postcode', 'city', 'region', 'telephone');
    const replacement = fc.constantFrom('', ' ', 'x', '???', 'SW1A 1AA', '12345', '123');
    fc.assert(
      fc.property(arbitraryPlacedAddress(), fc.option(fc.tuple(spoil, replacement)), ({ address, country }, spoilt) => {
        const original = spoilt === null ? address : { ...address, [spoilt[0]]: spoilt[1] };
        const redacted = { ...original, ...(redactor()({ address: original }) as { address: object }).address };
        const regions = regionsIn(country);
        expect(validateAddress(redacted, country, regions)).toEqual(validateAddress(original, country, regions));
        expect(validateBilling(redacted)).toEqual(validateBilling(original));
      }),
      { numRuns: 300 },
    );
  });

  it('returns nothing for a value that is not an object', () => {
    expect(redactor()('Grace')).toBeUndefined();
    expect(redactor()(undefined)).toBeUndefined();
    expect(redactor()(['Grace', { sku: 'SKU-1' }])).toEqual([undefined, { sku: 'SKU-1' }]);
  });
});
