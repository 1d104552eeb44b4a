import { money } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import { readAppMessage, toAppMessage } from './apple-pay-bridge.ts';

const contact = { postalAddress: { countryCode: 'US', postalCode: '43215' } };

describe('Apple Pay bridge of the native app', () => {
  it('receives the address, the shipping method, the payment and the closing of the sheet [S4-applepay-05] [S4-applepay-08]', () => {
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
  ])('ignores malformed messages: %j', (detail) => expect(readAppMessage(detail)).toBeUndefined());

  it('sends amounts to the app as decimal numbers, and the outcome of the order [S4-applepay-07] [S4-applepay-11]', () => {
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
