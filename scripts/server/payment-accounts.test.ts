import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { paymentAccountsOf } from './payment-accounts.ts';

const accountsOf = (environment: Readonly<Record<string, string>>) =>
  paymentAccountsOf(readConfiguration(mkdtempSync(join(tmpdir(), 'accounts-')), environment));

const adyen = {
  IRONCART_ADYEN_API_KEY: 'key',
  IRONCART_ADYEN_MERCHANT_ACCOUNT: 'HaldenECOM',
  IRONCART_ADYEN_CLIENT_KEY: 'test_client',
  IRONCART_ADYEN_HMAC_KEY: 'ab12',
};

describe('payment accounts', () => {
  it('are none where nothing is configured: the sandbox takes every payment', () => {
    expect(accountsOf({})).toEqual({ adyen: undefined, paypal: undefined, applePay: undefined });
  });

  it('are those whose settings are given', () => {
    const paypal = {
      IRONCART_PAYPAL_CLIENT_ID: 'id',
      IRONCART_PAYPAL_CLIENT_SECRET: 'secret',
      IRONCART_PAYPAL_WEBHOOK_ID: 'hook',
    };
    expect(accountsOf({ ...adyen, ...paypal })).toEqual({
      adyen: {
        apiKey: 'key',
        merchantAccount: 'HaldenECOM',
        clientKey: 'test_client',
        hmacKey: 'ab12',
        environment: 'test',
        livePrefix: undefined,
        standIn: undefined,
      },
      paypal: { clientId: 'id', clientSecret: 'secret', webhookId: 'hook', environment: 'sandbox', standIn: undefined },
    });
  });

  const standIn = { ...adyen, IRONCART_ADYEN_STAND_IN: 'http://127.0.0.1:4000' };

  it('are asked of a stand-in on this machine while a store is developed, live ones too', () => {
    const live = { IRONCART_ADYEN_ENVIRONMENT: 'live', IRONCART_ADYEN_LIVE_PREFIX: 'nobody' };
    expect(accountsOf(standIn).adyen?.standIn).toBe('http://127.0.0.1:4000');
    expect(accountsOf({ ...standIn, ...live }).adyen?.standIn).toBe('http://127.0.0.1:4000');
  });

  it.each([{ IRONCART_PUBLIC_URL: 'https://shop.example.com' }, { HOST: '0.0.0.0' }, { HOST: '::' }])(
    'are never asked of a stand-in where others reach the store: %j (SECURITY 23)',
    (reached) => {
      expect(() => accountsOf({ ...standIn, ...reached })).toThrow(/adyenStandIn is for development/);
    },
  );

  it.each([
    'https://127.0.0.1:4000',
    'http://10.0.0.5',
    'http://127.0.0.1.example.com',
    'http://a@example.com',
    'ftp://localhost',
  ])('are never asked of another machine in a provider’s place: %s (SECURITY 23)', (url) => {
    expect(() => accountsOf({ ...adyen, IRONCART_ADYEN_STAND_IN: url })).toThrow(/adyenStandIn .*of this machine/);
  });

  it('say what is missing of a half-configured account', () => {
    expect(() => accountsOf({ IRONCART_ADYEN_API_KEY: 'key' })).toThrow(/adyenMerchantAccount, adyenClientKey/);
    expect(() => accountsOf({ IRONCART_PAYPAL_CLIENT_ID: 'id' })).toThrow(/paypalClientSecret, paypalWebhookId/);
    expect(() => accountsOf({ ...adyen, IRONCART_ADYEN_ENVIRONMENT: 'live' })).toThrow(/adyenLivePrefix/);
  });
});
