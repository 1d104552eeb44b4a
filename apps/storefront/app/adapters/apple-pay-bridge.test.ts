import { money } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import { readAppMessage, toAppMessage } from './apple-pay-bridge.ts';

const contact = { postalAddress: { countryCode: 'US', postalCode: '43215' } };

describe("the app's bridge", () => {
  it('hears an address, a way to ship, the payment and that the sheet was closed [S4-applepay-05] [S4-applepay-08]', () => {
    expect(readAppMessage({ event: 'shippingContactSelected', contact })).toMatchObject({
      type: 'applePay.contactSelected',
      contact: { postalAddress: { countryCode: 'US' } },
    });
    expect(readAppMessage({ event: 'shippingMethodSelected', identifier: 'ground' })).toEqual({
      type: 'applePay.methodSelected',
      shippingCode: 'ground',
    });
    expect(readAppMessage({ event: 'success', token: 't', shippingContact: contact })).toMatchObject({
      type: 'applePay.authorised',
      token: 't',
    });
    expect(readAppMessage({ event: 'cancel' })).toEqual({ type: 'applePay.cancelled' });
  });

  it.each([
    undefined,
    null,
    'cancel',
    { event: 'other' },
    { event: 'success' },
    { event: 'shippingContactSelected', contact: 7 },
  ])('does not hear what has not the form: %j', (detail) => expect(readAppMessage(detail)).toBeUndefined());

  it('tells the app amounts as decimal numbers, and how the order went [S4-applepay-07] [S4-applepay-11]', () => {
    const details = {
      total: { label: 'Halden', amount: money(12_345) },
      isTotalPending: false,
      lineItems: [],
      shippingOptions: [{ id: 'ground', label: 'Ground', detail: '', amount: money(500), isSelected: true }],
    };
    expect(toAppMessage({ kind: 'update', details, errors: [] })).toMatchObject({
      details: { total: { amount: 123.45 }, shippingOptions: [{ amount: 5 }] },
    });
    expect(toAppMessage({ kind: 'complete', status: 'failure' })).toEqual({ kind: 'complete', status: 'failure' });
  });
});
