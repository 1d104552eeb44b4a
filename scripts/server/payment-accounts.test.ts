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
      },
      paypal: { clientId: 'id', clientSecret: 'secret', webhookId: 'hook', environment: 'sandbox' },
    });
  });

  it('say what is missing of a half-configured account', () => {
    expect(() => accountsOf({ IRONCART_ADYEN_API_KEY: 'key' })).toThrow(/adyenMerchantAccount, adyenClientKey/);
    expect(() => accountsOf({ IRONCART_PAYPAL_CLIENT_ID: 'id' })).toThrow(/paypalClientSecret, paypalWebhookId/);
    expect(() => accountsOf({ ...adyen, IRONCART_ADYEN_ENVIRONMENT: 'live' })).toThrow(/adyenLivePrefix/);
  });
});
