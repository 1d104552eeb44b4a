// @vitest-environment jsdom
import type { ApplePayCommand, ApplePaySheetEvent } from '@ironcart/checkout-machines';
import { money } from '@ironcart/core/money';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApplePayWeb } from './apple-pay-web.ts';
import { canBrowserPay, loadApplePay } from './load-apple-pay.ts';

/** Fake of the part of Apple's session that the adapter uses. */
class FakeSession {
  static readonly STATUS_SUCCESS = 0;
  static readonly STATUS_FAILURE = 1;
  static canPay = true;
  static opened: FakeSession[] = [];
  static canMakePayments = () => FakeSession.canPay;
  readonly calls: unknown[][] = [];
  readonly version: number;
  readonly request: unknown;
  onvalidatemerchant = (_: { readonly validationURL: string }): void => undefined;
  onshippingcontactselected = (_: { readonly shippingContact: object }): void => undefined;
  onshippingmethodselected = (_: { readonly shippingMethod: object }): void => undefined;
  onpaymentauthorized = (_: { readonly payment: object }): void => undefined;
  oncancel = (): void => undefined;

  constructor(version: number, request: unknown) {
    this.version = version;
    this.request = request;
    FakeSession.opened.push(this);
  }

  begin = () => this.calls.push(['begin']);
  abort = () => this.calls.push(['abort']);
  completeMerchantValidation = (merchant: unknown) => this.calls.push(['merchant', merchant]);
  completeShippingContactSelection = (update: unknown) => this.calls.push(['contact', update]);
  completeShippingMethodSelection = (update: unknown) => this.calls.push(['method', update]);
  completePayment = (result: unknown) => this.calls.push(['payment', result]);
}

class FakeApplePayError {
  readonly words: readonly string[];
  constructor(...words: string[]) {
    this.words = words;
  }
}

const details = {
  total: { label: 'Halden', amount: money(70_550) },
  isTotalPending: true,
  lineItems: [{ label: 'Subtotal', amount: money(65_000) }],
  shippingOptions: [
    { id: 'ground', label: 'Ground', detail: '3 to 5 days', amount: money(1_250), isSelected: false },
    { id: 'air', label: 'Air', detail: 'Tomorrow', amount: money(4_800), isSelected: true },
  ],
};

const terms = { countryCode: 'US', currencyCode: 'USD', needsShipping: true };

const shownDetails = {
  total: { label: 'Halden', amount: '705.50', type: 'pending' },
  lineItems: [{ label: 'Subtotal', amount: '650.00' }],
  shippingMethods: [
    { identifier: 'air', label: 'Air', detail: 'Tomorrow', amount: '48.00' },
    { identifier: 'ground', label: 'Ground', detail: '3 to 5 days', amount: '12.50' },
  ],
};

const update: ApplePayCommand = {
  kind: 'update',
  details: { ...details, isTotalPending: false },
  errors: [{ contact: 'shipping', message: 'We do not ship there.' }],
};

const shownUpdate = {
  newTotal: { ...shownDetails.total, type: 'final' },
  newLineItems: shownDetails.lineItems,
  newShippingMethods: shownDetails.shippingMethods,
};

const open = (request: Partial<typeof terms> = {}) => {
  const heard: ApplePaySheetEvent[] = [];
  const sheet = openApplePayWeb((event) => heard.push(event));
  sheet.obey({ kind: 'present', request: { ...terms, ...request, ...details } });
  return { heard, sheet, session: FakeSession.opened.at(-1) as FakeSession };
};

const answering = (response: () => Response) => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => response());
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

beforeEach(() => {
  FakeSession.opened = [];
  FakeSession.canPay = true;
  vi.stubGlobal('ApplePaySession', FakeSession);
  vi.stubGlobal('ApplePayError', FakeApplePayError);
});

afterEach(() => vi.unstubAllGlobals());

describe('Apple Pay sheet in the browser', () => {
  it('opens with the amounts, the selected shipping method first, and requests the required order data', () => {
    const { session } = open();
    const fields = ['postalAddress', 'name', 'email', 'phone'];
    expect(session.version).toBe(6);
    expect(session.request).toEqual({
      countryCode: 'US',
      currencyCode: 'USD',
      ...shownDetails,
      supportedNetworks: ['visa', 'masterCard', 'amex', 'discover'],
      merchantCapabilities: ['supports3DS'],
      requiredBillingContactFields: fields,
      requiredShippingContactFields: fields,
    });
    expect(session.calls).toEqual([['begin']]);
    const withoutShipping = open({ needsShipping: false }).session.request;
    expect(withoutShipping).toMatchObject({ requiredShippingContactFields: ['email', 'phone'] });
    expect(withoutShipping).not.toHaveProperty('shippingMethods');
  });

  it('passes the session from the store server to Apple', async () => {
    const fetch = answering(() => Response.json({ merchant: 'halden' }));
    const { session } = open();
    session.onvalidatemerchant({ validationURL: 'https://apple.example/session' });
    await vi.waitFor(() => expect(session.calls).toContainEqual(['merchant', { merchant: 'halden' }]));
    expect(fetch.mock.calls).toEqual([
      [
        '/provider/apple-pay/session',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{"validationUrl":"https://apple.example/session"}',
        },
      ],
    ]);
  });

  it('closes and reports an error if Apple rejects the merchant', async () => {
    answering(() => Response.json({ merchant: 'another' }, { status: 502 }));
    const { session, heard, sheet } = open();
    session.onvalidatemerchant({ validationURL: 'https://apple.example/session' });
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'applePay.cancelled' }]));
    sheet.dispose();
    expect(session.calls).toEqual([['begin'], ['abort']]);
  });

  it('answers a selected address once, with its errors, and a selected shipping method [S4-applepay-07] [S4-applepay-08]', () => {
    const { session, heard, sheet } = open();
    session.onshippingcontactselected({ shippingContact: { countryCode: 'US', postalCode: '43215' } });
    sheet.obey(update);
    sheet.obey(update);
    session.onshippingcontactselected({ shippingContact: [] });
    session.onshippingmethodselected({ shippingMethod: { identifier: 'ground' } });
    sheet.obey(update);
    expect(heard).toMatchObject([
      { type: 'applePay.contactSelected', contact: { postalAddress: { countryCode: 'US', postalCode: '43215' } } },
      { type: 'applePay.contactSelected', contact: {} },
      { type: 'applePay.methodSelected', shippingCode: 'ground' },
    ]);
    const errors = [{ words: ['shippingContactInvalid', 'postalAddress', 'We do not ship there.'] }];
    expect(session.calls).toEqual([['begin'], ['contact', { ...shownUpdate, errors }], ['method', shownUpdate]]);
  });

  it('returns the payment with its contacts, and reports the outcome of the order [S4-applepay-09] [S4-applepay-11]', () => {
    const { session, heard, sheet } = open();
    const contact = { givenName: 'Mara', familyName: 'Lind' };
    session.onpaymentauthorized({
      payment: { token: { data: 'x' }, shippingContact: contact, billingContact: contact },
    });
    const name = { givenName: 'Mara', familyName: 'Lind' };
    expect(heard).toMatchObject([
      { type: 'applePay.authorised', token: '{"data":"x"}', shippingContact: { name }, billingContact: { name } },
    ]);
    sheet.obey({ kind: 'complete', status: 'success' });
    sheet.obey({ kind: 'complete', status: 'failure' });
    sheet.dispose();
    const second = open();
    second.sheet.obey({ kind: 'complete', status: 'failure' });
    expect([session.calls, second.session.calls]).toEqual([
      [['begin'], ['payment', { status: 0 }]],
      [['begin'], ['payment', { status: 1 }]],
    ]);
  });

  it('reports that the shopper closed it, and is closed only once by checkout', () => {
    const { session, heard, sheet } = open();
    session.oncancel();
    sheet.obey({ kind: 'abort' });
    expect(heard).toEqual([{ type: 'applePay.cancelled' }]);
    expect(session.calls).toEqual([['begin']]);
    const second = open();
    second.sheet.obey({ kind: 'abort' });
    second.sheet.dispose();
    expect(second.session.calls).toEqual([['begin'], ['abort']]);
  });
});

describe('Apple Pay on a device', () => {
  it('is available if the browser supports it [S4-applepay-03]', () => {
    expect(canBrowserPay()).toBe(true);
    FakeSession.canPay = false;
    expect(canBrowserPay()).toBe(false);
    vi.unstubAllGlobals();
    expect(canBrowserPay()).toBe(false);
  });

  it('uses the sheet of the browser, or that of the native app within the app', async () => {
    expect(await loadApplePay({ kind: 'browser' })).toBe(openApplePayWeb);
    const { openApplePayBridge } = await import('./apple-pay-bridge.ts');
    expect(await loadApplePay({ kind: 'app', platform: 'ios', version: '3.3.0' })).toBe(openApplePayBridge);
  });

  it('communicates through the native app until disposed of', async () => {
    const open = await loadApplePay({ kind: 'app', platform: 'ios', version: '3.3.0' });
    const heard: unknown[] = [];
    const postMessage = vi.fn();
    const sheet = open((event) => heard.push(event));
    sheet.obey({ kind: 'abort' });
    vi.stubGlobal('webkit', { messageHandlers: {} });
    sheet.obey({ kind: 'abort' });
    vi.stubGlobal('webkit', { messageHandlers: { ironcartApplePay: { postMessage } } });
    sheet.obey({ kind: 'abort' });
    expect(postMessage.mock.calls).toEqual([[{ kind: 'abort' }]]);
    const say = (detail: unknown) => window.dispatchEvent(new CustomEvent('ironcart:apple-pay', { detail }));
    say({ event: 'nonsense' });
    window.dispatchEvent(new Event('ironcart:apple-pay'));
    say({ event: 'cancel' });
    sheet.dispose();
    say({ event: 'cancel' });
    expect(heard).toEqual([{ type: 'applePay.cancelled' }]);
  });
});
