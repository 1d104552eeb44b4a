import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { captchaSettingsOf } from './captcha-settings.ts';
import { checkoutSettingsOf } from './checkout-settings.ts';
import { readConfiguration } from './configuration.ts';

const settingsOf = (environment: Readonly<Record<string, string>>) =>
  captchaSettingsOf(readConfiguration(mkdtempSync(join(tmpdir(), 'captcha-')), environment));

it('captcha is not required unless it is configured', () => {
  expect(settingsOf({})).toBeUndefined();
  expect(settingsOf({ IRONCART_CAPTCHA: 'sandbox' })).toBe('sandbox');
});

it('captcha settings name the verifying service and any missing setting', () => {
  const url = 'https://captcha.example/siteverify';
  const environment = { IRONCART_CAPTCHA: 'siteverify', IRONCART_CAPTCHA_URL: url };
  expect(settingsOf({ ...environment, IRONCART_CAPTCHA_SECRET: 'hush' })).toEqual({ url, secret: 'hush' });
  expect(() => settingsOf(environment)).toThrow(/captchaSecret/);
  expect(() => settingsOf({ ...environment, IRONCART_CAPTCHA_URL: 'http://captcha.example' })).toThrow(/captchaUrl/);
});

const pageOf = (environment: Readonly<Record<string, string>>) =>
  checkoutSettingsOf(readConfiguration(mkdtempSync(join(tmpdir(), 'captcha-')), environment));

it('captcha settings name the script source for pages and permit its frames', () => {
  expect(pageOf({}).captcha).toBeUndefined();
  expect(pageOf({ IRONCART_CAPTCHA: 'sandbox' })).toMatchObject({ captcha: { kind: 'sandbox' }, paymentOrigins: [] });
  const environment = {
    IRONCART_CAPTCHA: 'siteverify',
    IRONCART_CAPTCHA_SCRIPT_URL: 'https://captcha.example/enterprise.js',
    IRONCART_CAPTCHA_SITE_KEY: 'key-1',
  };
  expect(pageOf(environment)).toMatchObject({
    captcha: { kind: 'script', scriptUrl: 'https://captcha.example/enterprise.js', siteKey: 'key-1' },
    paymentOrigins: ['https://captcha.example'],
  });
  expect(() => pageOf({ IRONCART_CAPTCHA: 'siteverify' })).toThrow(/captchaScriptUrl/);
});
