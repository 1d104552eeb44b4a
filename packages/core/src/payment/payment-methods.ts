import { type ApplePayFacts, type ApplePayObstacle, applePayObstacle } from '../apple-pay/apple-pay-availability.ts';
import { requireObject, requireText } from '../require-argument.ts';
import type { Site } from '../site/site.ts';
import { type PayPalObstacle, payPalObstacle } from './pay-pal-availability.ts';

/**
 * How a shopper pays with a method: a card entered in the provider's fields, a redirect to another page and back, or an
 * approval on the checkout page (wallet).
 */
export type PaymentKind = 'card' | 'redirect' | 'wallet';

/** The facts that determine which of the listed methods are offered. */
export interface PaymentSituation extends Omit<ApplePayFacts, 'isSetUp' | 'site'> {
  readonly site: Pick<Site, 'needsApplePayFlag'>;
  readonly isSetUp: { readonly applePay: ApplePayFacts['isSetUp']; readonly payPal: boolean };
}

/** The reason why a listed method is not offered to a shopper. */
export type PaymentObstacle = ApplePayObstacle | PayPalObstacle;

interface AnyEntry {
  /** The name on order pages and in mails. */
  readonly name: string;
  /**
   * Payment type of the order (READINGS A16). 'adyen' for methods of the card provider, whose `adyenType` is the
   * method; otherwise the method's own type.
   */
  readonly paymentType: string;
  /** Returns the reason why a listed method is not offered; undefined if it is. */
  readonly obstacle: (situation: PaymentSituation) => PaymentObstacle | undefined;
}

/** The complete definition of a payment method; the compiler requires every property of a new entry. */
export type PaymentMethodEntry =
  | (AnyEntry & { readonly kind: 'card' | 'redirect' })
  | (AnyEntry & {
      readonly kind: 'wallet';
      /** Instructions that are shown until the shopper has approved the payment. */
      readonly request: string;
      /** Describes the charge when the order is placed. */
      readonly charge: string;
    });

const nothing = (): undefined => undefined;
const obstacleOfApplePay = (situation: PaymentSituation): PaymentObstacle | undefined =>
  applePayObstacle({ ...situation, isSetUp: situation.isSetUp.applePay });
const obstacleOfPayPal = (situation: PaymentSituation): PaymentObstacle | undefined =>
  payPalObstacle({ ...situation, isSetUp: situation.isSetUp.payPal });

const redirect = (name: string): PaymentMethodEntry => ({
  kind: 'redirect',
  name,
  paymentType: 'adyen',
  obstacle: nothing,
});

/** The type of card payments, as payment methods and an order's `adyenType` name it. */
export const cardType = 'scheme';

/** The type of a payment method of the specification. */
export type SpecifiedMethodType =
  | typeof cardType
  | 'applepay'
  | 'paypal'
  | 'ebanking_fi'
  | 'eps'
  | 'ideal'
  | 'klarna'
  | 'klarna_account'
  | 'klarna_paynow'
  | 'mobilepay'
  | 'paysafecard'
  | 'trustly';

const chargedOnPlacing = 'The amount that you approved is charged when the order is placed.';

/** The payment methods of the specification by their type on the wire (S9-payment). */
export const specifiedMethods: Readonly<Record<SpecifiedMethodType, PaymentMethodEntry>> = {
  [cardType]: { kind: 'card', name: 'Card', paymentType: 'adyen', obstacle: nothing },
  applepay: {
    kind: 'wallet',
    name: 'Apple Pay',
    paymentType: 'adyen',
    obstacle: obstacleOfApplePay,
    request: 'Please pay with Apple Pay.',
    charge: 'Your card is charged when the order is placed.',
  },
  paypal: {
    kind: 'wallet',
    name: 'PayPal',
    paymentType: 'paypal',
    obstacle: obstacleOfPayPal,
    request: 'Please approve the payment with PayPal.',
    charge: chargedOnPlacing,
  },
  ebanking_fi: redirect('Finnish bank'),
  eps: redirect('eps'),
  ideal: redirect('iDEAL'),
  klarna: redirect('Klarna'),
  klarna_account: redirect('Klarna, in instalments'),
  klarna_paynow: redirect('Klarna, paid now'),
  mobilepay: redirect('MobilePay'),
  paysafecard: redirect('paysafecard'),
  trustly: redirect('Trustly'),
};

/**
 * The entry of a type; any type that begins with 'klarna' is a variant of klarna. Undefined: not one of the
 * specification's.
 */
export const methodEntryOf = (type: string): PaymentMethodEntry | undefined => {
  requireText(type, 'type');
  if (Object.hasOwn(specifiedMethods, type)) return specifiedMethods[type as SpecifiedMethodType];
  return type.startsWith('klarna') ? specifiedMethods.klarna : undefined;
};

/** The definition of one of the store's own payment methods. */
export type OwnMethodFacts =
  | {
      readonly kind: 'redirect';
      /** Like `paymentType` of an entry: 'adyen', or the method's type. */
      readonly paymentType: string;
    }
  | {
      readonly kind: 'wallet';
      readonly paymentType: string;
      /** The path of the module that renders the wallet's button in the browser. */
      readonly script: string;
    };

/** A payment method, as the payment service lists it for a country. */
export interface PaymentMethod {
  /** 'scheme' for cards, otherwise another of the specification's types or one of the store's own. */
  readonly type: string;
  readonly name: string;
  readonly brands?: readonly string[] | undefined;
  /** The definition of one of the store's own methods; `specifiedMethods` has the others. */
  readonly own?: OwnMethodFacts | undefined;
}

/** How a listed method is used; undefined for an unknown one, which is not offered. */
export const kindOfMethod = (method: Pick<PaymentMethod, 'type' | 'own'>): PaymentKind | undefined => {
  requireObject(method, 'method');
  const { type, own } = method;
  return own?.kind ?? methodEntryOf(type)?.kind;
};

/** Texts of a wallet: the instructions to approve the payment, and what is charged afterwards. */
export const walletTexts = (
  method: Pick<PaymentMethod, 'type' | 'name'>,
): { readonly request: string; readonly charge: string } => {
  requireObject(method, 'method');
  const { type, name } = method;
  const entry = methodEntryOf(type);
  return entry?.kind === 'wallet'
    ? entry
    : { request: `Please approve the payment with ${name}.`, charge: chargedOnPlacing };
};
