import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { PaymentAccounts } from '@ironcart/backend';
import { settingName } from '../setting-variables.ts';
import { type Fault, faultIf } from './finding.ts';

const docs = 'docs/payment-providers.md';

/** Shorter keys and secrets are placeholders: those of Adyen and PayPal have 64 characters and more. */
const leastSecret = 32;

/** The number of hexadecimal digits of a webhook's HMAC key. */
const hmacDigits = 64;

const soonMs = 30 * 24 * 60 * 60_000;

const tooShort = (setting: string): Fault => ({
  level: 'dangerous',
  message: `The setting ${settingName(setting)} has fewer than ${leastSecret} characters, as no real key of the provider has.`,
  fix: 'Copy the whole key from your account with the provider.',
  docs,
});

const adyenFaults = (adyen: NonNullable<PaymentAccounts['adyen']>): readonly Fault[] => [
  ...faultIf(adyen.apiKey.length < leastSecret, tooShort('adyenApiKey')),
  ...faultIf(adyen.hmacKey.length !== hmacDigits, {
    level: 'dangerous',
    message: `The setting ${settingName('adyenHmacKey')} does not have ${hmacDigits} hexadecimal digits: notifications are refused, or can be forged.`,
    fix: "Copy the HMAC key of Adyen's standard webhook.",
    docs: `${docs}#adyen`,
  }),
  ...faultIf(!adyen.clientKey.startsWith(`${adyen.environment}_`), {
    level: 'dangerous',
    message: `The client key is not one of Adyen's ${adyen.environment} environment: the card form does not open.`,
    fix: `Use a key that begins with ${adyen.environment}_, or change IRONCART_ADYEN_ENVIRONMENT.`,
    docs: `${docs}#adyen`,
  }),
];

const applePayFaults = (
  { certificate, key }: NonNullable<PaymentAccounts['applePay']>,
  nowMs: number,
): readonly Fault[] => {
  const renewed = 'Create a merchant identity certificate with Apple, and set it with its own key.';
  try {
    const parsed = new X509Certificate(certificate);
    const endsInMs = Date.parse(parsed.validTo) - nowMs;
    return [
      ...faultIf(endsInMs <= soonMs, {
        level: endsInMs <= 0 ? 'dangerous' : 'advice',
        message: `The Apple Pay certificate ${endsInMs <= 0 ? 'has ended' : 'ends'} on ${parsed.validTo}.`,
        fix: renewed,
        docs: `${docs}#apple-pay`,
      }),
      ...faultIf(!parsed.checkPrivateKey(createPrivateKey(key)), {
        level: 'dangerous',
        message: 'The Apple Pay certificate and its key do not belong together.',
        fix: renewed,
        docs: `${docs}#apple-pay`,
      }),
    ];
  } catch {
    const message = 'The Apple Pay certificate or its key is no PEM file.';
    return [{ level: 'dangerous', message, fix: renewed, docs: `${docs}#apple-pay` }];
  }
};

/** An account that takes no real money. */
const testFault = (name: string, setting: string, isBesideLive: boolean): Fault => ({
  level: 'dangerous',
  message: `The ${name} account is a test account${isBesideLive ? ' beside a live one' : ''}: it approves test cards, and no money arrives.`,
  fix: `Set ${setting}=live with the keys of the live account.`,
  docs,
});

/** Faults of the payment accounts of a store that takes money. */
export const paymentFaults = (
  { adyen, paypal, applePay }: PaymentAccounts,
  { hasApplePay, hasOwnMethods, nowMs }: { hasApplePay: boolean; hasOwnMethods: boolean; nowMs: number },
): readonly Fault[] => {
  const isAdyenLive = adyen?.environment === 'live';
  const isPayPalLive = paypal?.environment === 'live';
  return [
    ...faultIf(!adyen && !paypal && !hasOwnMethods, {
      level: 'missing',
      message: 'No payment account is configured: only gift cards pay for orders, or a sandbox in a demo.',
      fix: 'Set the account of Adyen or PayPal, or add a payment method of your own.',
      docs,
    }),
    ...faultIf(adyen !== undefined && !isAdyenLive, testFault('Adyen', 'IRONCART_ADYEN_ENVIRONMENT', isPayPalLive)),
    ...faultIf(paypal !== undefined && !isPayPalLive, testFault('PayPal', 'IRONCART_PAYPAL_ENVIRONMENT', isAdyenLive)),
    ...faultIf(adyen?.standIn !== undefined || paypal?.standIn !== undefined, {
      level: 'dangerous',
      message: 'A stand-in replaces a payment provider: orders are approved without money.',
      fix: 'Leave IRONCART_ADYEN_STAND_IN and IRONCART_PAYPAL_STAND_IN out.',
      docs: `${docs}#without-the-network`,
    }),
    ...(adyen ? adyenFaults(adyen) : []),
    ...faultIf(paypal !== undefined && paypal.clientSecret.length < leastSecret, tooShort('paypalClientSecret')),
    ...(applePay ? applePayFaults(applePay, nowMs) : []),
    ...faultIf(hasApplePay && !adyen && !hasOwnMethods, {
      level: 'dangerous',
      message: 'Apple Pay is offered, and no account accepts its payments.',
      fix: 'Configure Adyen, or set IRONCART_APPLE_PAY=off.',
      docs: `${docs}#apple-pay`,
    }),
  ];
};
