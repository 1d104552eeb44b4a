import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { askDoctor, faultsOf, liveConfiguration, secrets } from './doctor-report.ts';
import { rawMessages, runProgram } from './run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'ironcart-doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));

const database = (rest: string) => `postgres://store:${secrets.database}@db.example:5432/store${rest}`;

test('doctor finds no problem in a complete live configuration, and ends with 0', async () => {
  const report = await askDoctor(liveConfiguration, '--offline');
  expect(faultsOf(report)).toEqual([]);
  expect([report.isReady, report.code]).toEqual([true, 0]);
});

test('doctor ignores spaces and line ends around a setting, as in secrets read from files', async () => {
  const padded = Object.fromEntries(Object.entries(liveConfiguration).map(([name, value]) => [name, `${value} \r\n`]));
  expect(faultsOf(await askDoctor(padded, '--offline'))).toEqual([]);
});

test('doctor reports a missing account, URL and mail server of an unconfigured store, each with remedy and page', async () => {
  const { code, output } = await runProgram(['doctor.mjs', '--offline'], {});
  expect(code).toBe(1);
  for (const fix of [
    /missing +No payment account[^\n]+\n +Set the account[^\n]+ See docs\/payment-providers\.md\n/,
    /missing +The store does not know its public address[^\n]+\n +Set IRONCART_PUBLIC_URL[^\n]+ See docs\//,
    /missing +No mail server[^\n]+\n +Set IRONCART_SMTP_URL[^\n]+ See docs\/operations\.md#mail\n/,
    /3 lines have to be dealt with before shoppers come\./,
  ]) {
    expect(output).toMatch(fix);
  }
});

describe('doctor reports a single error in a live configuration, and ends with 1:', () => {
  test.each<[expected: RegExp, Readonly<Record<string, string>>]>([
    [/^dangerous: The Adyen account is a test account beside a live one/, { IRONCART_ADYEN_ENVIRONMENT: 'test' }],
    [/^dangerous: The PayPal account is a test account beside a live one/, { IRONCART_PAYPAL_ENVIRONMENT: 'sandbox' }],
    [/^dangerous: The client key is not one of Adyen's live/, { IRONCART_ADYEN_CLIENT_KEY: 'test_NOBODYS' }],
    [
      /^dangerous: The setting adyenApiKey \(IRONCART_ADYEN_API_KEY\) has fewer than 32/,
      { IRONCART_ADYEN_API_KEY: 'changeme' },
    ],
    [/^dangerous: The setting paypalClientSecret \(.*\) has fewer/, { IRONCART_PAYPAL_CLIENT_SECRET: 'changeme' }],
    [/^dangerous: The setting adyenHmacKey \(.*\) does not have 64/, { IRONCART_ADYEN_HMAC_KEY: 'ABCD' }],
    [/^dangerous: Apple Pay is offered, and no account/, { IRONCART_APPLE_PAY: 'on', IRONCART_ADYEN_API_KEY: '' }],
    [/^dangerous: The public address http:\/\/shop\.example is plain/, { IRONCART_PUBLIC_URL: 'http://shop.example' }],
    [/^dangerous: The address of the site GBR/, { IRONCART_SITE_URLS: 'GBR=http://shop.example.co.uk' }],
    [/^dangerous: The store has a public address and no trusted/, { IRONCART_TRUSTED_PROXIES: '' }],
    [/^dangerous: IRONCART_TRUSTED_PROXIES trusts every/, { IRONCART_TRUSTED_PROXIES: '10.0.0.0/8 0.0.0.0/0' }],
    [/^missing: No mail server/, { IRONCART_SMTP_URL: '' }],
    [/^dangerous: The captcha is the demo's/, { IRONCART_CAPTCHA: 'sandbox' }],
    [/^dangerous: The limits of attempts are multiplied by 1000/, { IRONCART_LIMITS_FACTOR: '1000' }],
    [/^dangerous: The store is configured for a review/, { IRONCART_ENVIRONMENT: 'review' }],
    [/^dangerous: An import may download pictures/, { IRONCART_PICTURES_FROM_PRIVATE: 'on' }],
    [/^dangerous: The connection to the database at db\.example has no TLS/, { DATABASE_URL: database('') }],
    [/^dangerous: The connection .* accepts every certificate/, { DATABASE_URL: database('?sslmode=no-verify') }],
    [/^dangerous: The environment variable IRONCART_TRUSTED_PROXY is not/, { IRONCART_TRUSTED_PROXY: '10.0.0.0/8' }],
    [/^dangerous: Demo mode is on/, { IRONCART_DEMO: 'on' }],
  ])('%s', async (expected, changes) => {
    const report = await askDoctor({ ...liveConfiguration, ...changes }, '--offline');
    expect(faultsOf(report)).toContainEqual(expect.stringMatching(expected));
    expect([report.isReady, report.code]).toEqual([false, 1]);
  });
});

describe('doctor reports a configuration that prevents a start, in the words of the start:', () => {
  const notThere = join(folder, 'nowhere.pem');
  test.each<[expected: RegExp, Readonly<Record<string, string>>]>([
    [/setting port \(PORT\) is not valid/, { PORT: 'eighty' }],
    [
      /^invalid: Adyen needs the settings adyenHmacKey \(IRONCART_ADYEN_HMAC_KEY\) as well/,
      { IRONCART_ADYEN_HMAC_KEY: '' },
    ],
    [/^invalid: Adyen needs .* adyenLivePrefix \(IRONCART_ADYEN_LIVE_PREFIX\)/, { IRONCART_ADYEN_LIVE_PREFIX: '' }],
    [
      /IRONCART_ADYEN_LIVE_PREFIX\) is not valid: must be the prefix alone/,
      { IRONCART_ADYEN_LIVE_PREFIX: 'https://1797a841fbb37ca7-Halden-checkout-live.adyenpayments.com' },
    ],
    [/IRONCART_ADYEN_ENVIRONMENT\) is not valid: must be test or live/, { IRONCART_ADYEN_ENVIRONMENT: 'Live' }],
    [/^invalid: Mail needs the setting mailFrom \(IRONCART_MAIL_FROM\)/, { IRONCART_MAIL_FROM: '' }],
    [
      /^invalid: A captcha .* captchaUrl \(IRONCART_CAPTCHA_URL\) and captchaSecret \(IRONCART_CAPTCHA_SECRET\)/,
      { IRONCART_CAPTCHA_SECRET: '' },
    ],
    [
      /^invalid: Adyen needs the settings adyenApiKey \(IRONCART_ADYEN_API_KEY\), .* as well/,
      Object.fromEntries(
        ['API_KEY', 'MERCHANT_ACCOUNT', 'CLIENT_KEY', 'HMAC_KEY'].map((key) => [`IRONCART_ADYEN_${key}`, '']),
      ),
    ],
    [
      /^invalid: PayPal needs the settings paypalClientId \(IRONCART_PAYPAL_CLIENT_ID\), .* as well/,
      Object.fromEntries(['CLIENT_ID', 'CLIENT_SECRET', 'WEBHOOK_ID'].map((key) => [`IRONCART_PAYPAL_${key}`, ''])),
    ],
    [
      /mailFrom \(IRONCART_MAIL_FROM\) stands in quotation marks/,
      { IRONCART_MAIL_FROM: '"Halden <hello@halden.example>"' },
    ],
    [/^invalid: The demo cannot be on beside a live payment account/, { IRONCART_DEMO: 'on' }],
    [
      /^invalid: The brand file cannot be read\. There is no .*nowhere\.json: check the path/,
      { IRONCART_BRAND_FILE: join(folder, 'nowhere.json') },
    ],
    [/^invalid: The module of extensions .* cannot be loaded/, { IRONCART_EXTENSIONS: join(folder, 'nowhere.mjs') }],
    [
      /^invalid: DATABASE_URL names a certificate/,
      { DATABASE_URL: database(`?sslmode=verify-full&sslrootcert=${notThere}`) },
    ],
    [/^invalid: The data folder .* cannot be written to/, { IRONCART_DATA_DIR: join(folder, 'file') }],
  ])('%s', async (expected, changes) => {
    writeFileSync(join(folder, 'file'), '');
    const report = await askDoctor({ ...liveConfiguration, ...changes }, '--offline');
    expect(faultsOf(report)).toContainEqual(expect.stringMatching(expected));
    expect(report.code).toBe(1);
    expect(report.output).not.toMatch(/^\s+at .+:\d+:\d+/m);
  });
});

test('doctor prints no secret, in either form, of a complete or an invalid configuration', async () => {
  for (const changes of [{}, { DATABASE_URL: database('?sslmode=disable'), IRONCART_ADYEN_LIVE_PREFIX: '' }]) {
    for (const words of [[], ['--json']]) {
      const { output } = await runProgram(['doctor.mjs', '--offline', ...words], { ...liveConfiguration, ...changes });
      expect(Object.values(secrets).filter((secret) => output.includes(secret))).toEqual([]);
      expect(output).not.toMatch(rawMessages);
    }
  }
});
