import type { Address } from '@ironcart/core/address';
import { cardChoice } from '../payment-method/payment-choice.ts';
import { firstPaymentFacts } from '../payment-method/payment-method.selectors.ts';
import { DEFAULT_POLL_MS, DEFAULT_THREE_DS_TIMEOUT_MS } from '../three-ds/three-ds-limits.ts';
import { firstAddress } from './addresses.ts';
import type { CheckoutContext, CheckoutInput } from './checkout.types.ts';
import { normalAddressIn } from './normal-addresses.ts';
import { priceContents } from './price-contents.ts';

const savedDefault = (
  addresses: readonly Address[],
  flag: 'isDefaultShipping' | 'isDefaultBilling',
  blank: Address,
): Address => {
  const saved = addresses.find((address) => address[flag] === true);
  return saved === undefined ? blank : { ...blank, ...saved, email: saved.email || blank.email };
};

/**
 * Initial context of checkout: the draft of this list, otherwise the customer's defaults, otherwise empty.
 * @throws TypeError if the input is missing, which untyped JavaScript allows
 */
export const initialContext = (input: CheckoutInput): CheckoutContext => {
  if (input?.ports === undefined) {
    const fields = 'site, list, products, customer, savedAddresses, countries, ports';
    throw new TypeError(`Checkout has no input: createActor(checkoutMachine, { input: { ${fields} } })`);
  }
  const { site, customer, savedAddresses, ports, draft } = input;
  const blank = firstAddress(site, customer);
  const places = { countries: input.countries, regions: input.regions ?? [] };
  return {
    kind: input.kind ?? 'order',
    site,
    customer,
    ...places,
    config: {
      threeDsTimeoutMs: DEFAULT_THREE_DS_TIMEOUT_MS,
      pollMs: DEFAULT_POLL_MS,
      setup: 'payment',
      asksEmailFirst: false,
      ...input.config,
    },
    wallets: {
      hasApplePay: { site: false, checkout: false },
      flags: {},
      device: { kind: 'browser' },
      canDevicePay: false,
      ...input.wallets,
    },
    meta: input.meta ?? {},
    ports,
    cart: priceContents(input, input),
    missedDeals: [],
    savedAddresses,
    keeps: { shipping: false, billing: false },
    // Drafts and address books may be older than the normal form.
    shippingAddress: normalAddressIn(
      places,
      draft?.shippingAddress ?? savedDefault(savedAddresses, 'isDefaultShipping', blank),
    ),
    billingAddress: normalAddressIn(
      places,
      draft?.billingAddress ?? savedDefault(savedAddresses, 'isDefaultBilling', blank),
    ),
    isBillingSameAsShipping: draft?.isBillingSameAsShipping ?? true,
    shippingMode: draft?.shippingMode ?? 'fastest',
    requestedCodes: draft?.requestedShippingCodes ?? {},
    comments: draft?.comments ?? '',
    agreements: { subscription: false, trial: false },
    shipping: { state: 'notReady', quoted: undefined, failure: undefined },
    tax: { state: 'notReady', quoted: undefined, failure: undefined },
    told: { shipping: undefined, tax: undefined },
    payment: firstPaymentFacts(input.paymentChoice ?? cardChoice, site.defaultCountry),
    giftCards: { cards: [], pending: draft?.giftCardCodes ?? [], issue: undefined },
    promotion: undefined,
    sheet: undefined,
    placement: undefined,
    attempt: input.pending === undefined ? { kind: 'none' } : { kind: 'resumed', pending: input.pending },
    errors: [],
    outOfStock: [],
  };
};
