import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSites } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

const folder = (file?: string) => {
  const root = mkdtempSync(join(tmpdir(), 'configuration-'));
  if (file !== undefined) writeFileSync(join(root, 'ironcart.config.json'), file);
  return root;
};

describe('configuration', () => {
  it('has a default for every setting', () => {
    const root = folder();
    const { sites, ...settings } = readConfiguration(root, {});
    expect(sites.all).toEqual(defaultSites.all);
    expect(settings).toEqual({
      picturesDir: join(root, '.ironcart', 'pictures'),
      picturesFromPrivate: 'off',
      agents: 'on',
      agentLoopback: 'off',
      hstsSubdomains: 'off',
      port: 3000,
      host: 'localhost',
      dataDir: join(root, '.ironcart'),
      threeDsTimeoutMs: 600_000,
      limitsFactor: 1,
      environment: 'production',
      checkoutSetup: 'payment',
      offline: 'on',
      applePay: 'off',
      captcha: 'off',
      adyenEnvironment: 'test',
      paypalEnvironment: 'sandbox',
      metricsHost: '127.0.0.1',
      drainMs: 0,
      sharedCacheSeconds: 0,
      shutdownMs: 10_000,
      logLevel: 'warn',
    });
  });

  it('prefers the environment to the file, and the file to the default', () => {
    const root = folder('{ "port": 4000, "threeDsTimeoutMs": 5000 }');
    expect(readConfiguration(root, { PORT: '5000', DATABASE_URL: '' })).toMatchObject({
      port: 5000,
      threeDsTimeoutMs: 5000,
    });
  });

  it('suggests the setting nearest to a misspelt key in the file', () => {
    expect(() => readConfiguration(folder('{ "prot": 4000 }'), {})).toThrow(
      'ironcart.config.json has a key prot, which is no setting: did you mean port? docs/configuration.md lists the keys.',
    );
  });

  it.each([
    'postgres://shop:p%23%2F%3F%40word@db.example:5432/shop',
    'postgresql://shop@[::1]/shop?sslmode=require',
    'postgresql:///shop?host=/var/run/postgresql',
    'postgres://shop:word@/shop?host=/var/run/postgresql&user=a@b',
  ])('accepts the URL of a database: %s', (databaseUrl) => {
    expect(readConfiguration(folder(), { DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
  });

  it.each(['pass#word', 'pass/word', 'pass?word', '12#word', '12/word', '12?word'])(
    'asks to percent-encode the password %s without printing it',
    (password) => {
      const read = () =>
        readConfiguration(folder(), { DATABASE_URL: `postgres://shop:${password}@db.example:5432/shop` });
      expect(read).toThrow(/^The setting databaseUrl \(DATABASE_URL\) is not valid: .* percent-encode/);
      expect(read).not.toThrow(/[#/?]word|db\.example/);
    },
  );

  it.each([
    ['IRONCART_PUBLIC_URL', 'ftp://shop.example', 'must begin with http:// or https://'],
    ['IRONCART_PUBLIC_URL', 'shop.example', 'must begin with http:// or https://'],
    ['IRONCART_PUBLIC_URL', 'https://shop.example/store', 'without a path'],
    ['IRONCART_PUBLIC_URL', 'https://shop.example?from=docs', 'without a path, query or fragment'],
    ['IRONCART_PUBLIC_URL', 'https://shop.example/#top', 'without a path, query or fragment'],
    ['IRONCART_PUBLIC_URL', 'https://me:pa@ss@shop.example', 'must not contain a user or a password'],
    ['IRONCART_PUBLIC_URL', 'https://me@shop.example', 'must not contain a user or a password'],
    ['IRONCART_SITE_URLS', 'GBR=https://shop.example/gb', 'without a path'],
    ['IRONCART_SITE_URLS', 'GBR=https://me:pa@ss@shop.example', 'must not contain a user or a password'],
    ['IRONCART_AGENT_PLATFORMS', 'https://me:pa@ss@agent.example', 'must not contain a user or a password'],
    ['IRONCART_PAYPAL_STAND_IN', 'http://me:pa@ss@127.0.0.1:4000', 'must not contain a user or a password'],
    ['IRONCART_PAYPAL_STAND_IN', 'mail.example', 'must be an http address of this machine'],
    ['IRONCART_TRACKING_PAGES', 'DHL=https://me:pa@ss@dhl.example/{number}', 'must not contain a user or a password'],
    ['SEARCH_ENGINE_URL', 'groonga://me:pa@ss@search.example', 'without a path, user or password'],
    ['IRONCART_PUSH_GATEWAY_URL', 'https://me:pa@ss@mail.example', 'must not contain a user or a password'],
    ['IRONCART_CAPTCHA_URL', 'https://me:pa@ss@captcha.example', 'must not contain a user or a password'],
    ['IRONCART_CAPTCHA_SCRIPT_URL', 'https://me:pa@ss@captcha.example', 'must not contain a user or a password'],
    ['IRONCART_SMTP_URL', 'smtps://shop:pa#ss@mail.example', 'percent-encoded'],
    ['IRONCART_SMTP_URL', 'http://shop:pa@ss@mail.example', 'percent-encoded'],
    ['IRONCART_PUSH_GATEWAY_URL', 'gorush:8088', 'must begin with http:// or https://'],
    ['IRONCART_CAPTCHA_URL', 'http://captcha.example', 'must begin with https://'],
  ])('explains the expected form of the URL %s=%s without printing it', (name, value, message) => {
    const read = () => readConfiguration(folder(), { [name]: value });
    expect(read).toThrow(message);
    expect(read).not.toThrow(/pa[#@]ss|mail\.example|Received/);
  });

  it('accepts the public URL with or without a trailing slash', () => {
    for (const publicUrl of ['https://shop.example', 'https://shop.example/']) {
      expect(readConfiguration(folder(), { IRONCART_PUBLIC_URL: publicUrl }).publicUrl).toBe('https://shop.example');
    }
  });

  it('reads the domains of sites from the environment as from the file', () => {
    const siteUrls = { GBR: 'https://shop.example.co.uk', EUR: 'https://shop.example.eu' };
    const environment = { IRONCART_SITE_URLS: 'GBR=https://shop.example.co.uk EUR=https://shop.example.eu' };
    expect(readConfiguration(folder(), environment).siteUrls).toEqual(siteUrls);
    expect(readConfiguration(folder(JSON.stringify({ siteUrls })), {}).siteUrls).toEqual(siteUrls);
  });

  it('reads the time zones of sites from the environment as from the file', () => {
    const timeZones = { USA: 'America/Chicago', EUR: '+01:00' };
    const environment = { IRONCART_TIME_ZONES: 'USA=America/Chicago EUR=+01:00' };
    expect(readConfiguration(folder(), environment).timeZones).toEqual(timeZones);
    expect(readConfiguration(folder(JSON.stringify({ timeZones })), {}).timeZones).toEqual(timeZones);
  });

  it('reads the days to return goods from the environment as from the file, and applies them to the sites', () => {
    const environment = { IRONCART_RETURN_DAYS: 'USA=60 EUR=0' };
    for (const read of [
      readConfiguration(folder(), environment),
      readConfiguration(folder(JSON.stringify({ returnDays: { USA: 60, EUR: 0 } })), {}),
    ]) {
      expect(['USA', 'EUR', 'GBR'].map((code) => read.sites.byCode(code).returnDays)).toEqual([60, 0, 30]);
    }
  });

  it.each([
    [
      { IRONCART_RETURN_DAYS: 'USA=soon' },
      undefined,
      /returnDays\.USA \(IRONCART_RETURN_DAYS\) is not valid: must be a number of days/,
    ],
    [
      { IRONCART_TIME_ZONES: 'USA=Chicago' },
      undefined,
      /timeZones\.USA \(IRONCART_TIME_ZONES\) is not valid: must be a time zone such as America\/Chicago/,
    ],
    [{ IRONCART_SITE_URLS: 'UK=https://shop.example' }, undefined, /siteUrls/],
    [{ PORT: 'eighty' }, undefined, /setting port \(PORT\) is not valid: must be a whole number/],
    [{ PORT: '70000' }, undefined, /setting port \(PORT\)/],
    [
      { DATABASE_POOLER_URL: 'postgres://localhost/shop' },
      undefined,
      /databasePoolerUrl \(DATABASE_POOLER_URL\) needs databaseUrl/,
    ],
    [
      { DATABASE_READ_URLS: 'postgres://localhost/shop' },
      undefined,
      /databaseReadUrls \(DATABASE_READ_URLS\) needs databaseUrl/,
    ],
    [
      { DATABASE_URL: 'postgres://one/shop', DATABASE_READ_URLS: 'postgres://two/shop postgres://two/shop' },
      undefined,
      /databaseReadUrls \(DATABASE_READ_URLS\) is not valid: must name each replica once/,
    ],
    [{ SEARCH_ENGINE_URL: 'http://search.example:10041' }, undefined, /searchEngineUrl.*groonga:\/\//],
    [{ SEARCH_ENGINE_URL: 'groonga://search.example/shop' }, undefined, /SEARCH_ENGINE_URL.*without a path/],
    [{ DATABASE_URL: 'mysql://localhost' }, undefined, /databaseUrl \(DATABASE_URL\).*postgres:\/\//],
    [{ IRONCART_SMTP_URL: 'http://mail.example' }, undefined, /smtpUrl \(IRONCART_SMTP_URL\).*smtp:\/\//],
    [{}, '{ "prot": 1 }', /prot/],
    [{}, '{ broken', /ironcart\.config\.json must hold one JSON object/],
    [{}, '[]', /ironcart\.config\.json must hold one JSON object/],
  ])('names the invalid setting: %j %j', (environment, file, message) => {
    expect(() => readConfiguration(folder(file), environment)).toThrow(message);
  });

  it('accepts trusted proxies only as a number or as address ranges', () => {
    const read = (IRONCART_TRUSTED_PROXIES: string) =>
      readConfiguration('/nowhere', { IRONCART_TRUSTED_PROXIES }).trustedProxies;
    expect(read('2')).toEqual({ hops: 2 });
    expect(read('10.0.0.0/8, fd00::/8')).toEqual({ ranges: ['10.0.0.0/8', 'fd00::/8'] });
    expect(readConfiguration('/nowhere', {}).trustedProxies).toBeUndefined();
    for (const wrong of ['0', '10', 'yes', '10.0.0.1', '10.0.0.0/8 proxy', '*']) {
      expect(() => read(wrong)).toThrow('IRONCART_TRUSTED_PROXIES');
    }
  });
});
