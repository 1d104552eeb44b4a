import type { PaymentMethod, SpecifiedMethodType } from '@ironcart/core/payment';

interface SandboxMethod extends PaymentMethod {
  readonly type: SpecifiedMethodType;
  /** The countries in which it is offered; undefined for all. */
  readonly countries?: readonly string[];
  readonly currencies?: readonly string[];
}

/** The payment methods that the sandbox simulates, in display order. */
const sandboxMethods: readonly SandboxMethod[] = [
  { type: 'scheme', name: 'Credit or debit card', brands: ['visa', 'mc', 'amex'] },
  { type: 'applepay', name: 'Apple Pay' },
  { type: 'paypal', name: 'PayPal' },
  { type: 'ideal', name: 'iDEAL', countries: ['NL'], currencies: ['EUR'] },
  { type: 'eps', name: 'eps', countries: ['AT'], currencies: ['EUR'] },
  { type: 'ebanking_fi', name: 'Finnish online banking', countries: ['FI'], currencies: ['EUR'] },
  { type: 'mobilepay', name: 'MobilePay', countries: ['DK', 'FI'], currencies: ['EUR'] },
  { type: 'trustly', name: 'Trustly', countries: ['DE', 'DK', 'ES', 'FI', 'SE', 'GB'] },
  { type: 'klarna', name: 'Klarna', countries: ['AT', 'DE', 'DK', 'FI', 'GB', 'NL', 'SE', 'US'] },
  { type: 'paysafecard', name: 'paysafecard', countries: ['AT', 'DE', 'ES', 'FR', 'IE', 'IT', 'NL', 'PT'] },
];

/** The payment methods of a country and currency. */
export const methodsIn = (countryId: string, currency: string): readonly PaymentMethod[] =>
  sandboxMethods
    .filter(({ countries }) => countries === undefined || countries.includes(countryId))
    .filter(({ currencies }) => currencies === undefined || currencies.includes(currency))
    .map(({ type, name, brands }) => ({ type, name, ...(brands ? { brands } : {}) }));

/** The display name of a payment method; its type if unknown. */
export const methodNameOf = (type: string): string =>
  sandboxMethods.find((method) => method.type === type)?.name ?? type;
