import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSites, defaultSites } from '@ironcart/core/site';
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
  it('are empty without configuration, so that the sandbox takes every payment', () => {
    expect(accountsOf({})).toEqual({ adyen: undefined, paypal: undefined, applePay: undefined });
  });

  it('of Adyen are rejected for a site with a currency that Adyen treats as without decimals, because amounts would be multiplied by a hundred', () => {
    const configuration = readConfiguration(mkdtempSync(join(tmpdir(), 'accounts-')), adyen);
    const records = defaultSites.all.map((site) => (site.code === 'AUS' ? { ...site, currency: 'CVE' } : site));
    const sites = createSites(records);
    expect(() => paymentAccountsOf({ ...configuration, sites })).toThrow(
      'Adyen takes CVE without decimals, so it would take a hundred times the amounts of the site AUS',
    );
    const without = readConfiguration(mkdtempSync(join(tmpdir(), 'accounts-')), {});
    expect(paymentAccountsOf({ ...without, sites }).adyen).toBeUndefined();
  });

  it('contain the accounts whose settings are given', () => {
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

  it('accept Google Pay from agents only beside an Adyen account', () => {
    const google = { IRONCART_ADYEN_GOOGLE_PAY_MERCHANT_ID: 'BCR2DN4T' };
    expect(accountsOf({ ...adyen, ...google }).adyen?.googlePayMerchantId).toBe('BCR2DN4T');
    expect(() => accountsOf(google)).toThrow(/Adyen needs the settings adyenApiKey/);
    expect(() => accountsOf({ ...adyen, IRONCART_ADYEN_GOOGLE_PAY_MERCHANT_ID: 'my shop' })).toThrow(
      'adyenGooglePayMerchantId',
    );
  });

  const standIn = { ...adyen, IRONCART_ADYEN_STAND_IN: 'http://127.0.0.1:4000' };

  it('can use a stand-in on this machine during development, including live accounts', () => {
    const live = { IRONCART_ADYEN_ENVIRONMENT: 'live', IRONCART_ADYEN_LIVE_PREFIX: 'nobody' };
    expect(accountsOf(standIn).adyen?.standIn).toBe('http://127.0.0.1:4000');
    expect(accountsOf({ ...standIn, ...live }).adyen?.standIn).toBe('http://127.0.0.1:4000');
  });

  it.each([{ IRONCART_PUBLIC_URL: 'https://shop.example.com' }, { HOST: '0.0.0.0' }, { HOST: '::' }])(
    'never use a stand-in in a publicly reachable store: %j (SECURITY 23)',
    (reached) => {
      expect(() => accountsOf({ ...standIn, ...reached })).toThrow(/adyenStandIn \(.*\) is for development/);
    },
  );

  it.each([
    'https://127.0.0.1:4000',
    'http://10.0.0.5',
    'http://127.0.0.1.example.com',
    'http://a@example.com',
    'ftp://localhost',
  ])('never use another machine in place of a provider: %s (SECURITY 23)', (url) => {
    expect(() => accountsOf({ ...adyen, IRONCART_ADYEN_STAND_IN: url })).toThrow(/adyenStandIn .*of this machine/);
  });

  it('report the missing settings of an incomplete account', () => {
    expect(() => accountsOf({ IRONCART_ADYEN_API_KEY: 'key' })).toThrow(/adyenMerchantAccount \(.*\), adyenClientKey/);
    expect(() => accountsOf({ IRONCART_PAYPAL_CLIENT_ID: 'id' })).toThrow(/paypalClientSecret \(.*\), paypalWebhookId/);
    expect(() => accountsOf({ ...adyen, IRONCART_ADYEN_ENVIRONMENT: 'live' })).toThrow(/adyenLivePrefix/);
  });
});
