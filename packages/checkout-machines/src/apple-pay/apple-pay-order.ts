import { type Money, subtract, sum, zero } from '@ironcart/core/money';
import type { ShippingRate } from '@ironcart/core/shipping';
import { amountToPay } from '@ironcart/pricing';
import { billingQuoteIssues, isVirtual, shippingQuoteIssues } from '../checkout/addresses.ts';
import { blockedReason } from '../checkout/blocked-reason.ts';
import { type CheckoutSnapshot, type PackageChoice, selectPackages } from '../checkout/checkout.selectors.ts';
import type { AddressSection, CheckoutContext } from '../checkout/checkout.types.ts';
import { knownAmountToPay, knownTotalsOf, totalsOf } from '../checkout/totals.ts';
import { checkoutError } from '../checkout-error.ts';
import type {
  ApplePayContactError,
  ApplePayDetails,
  ApplePayLineItem,
  ApplePayOrder,
  ApplePayShippingOption,
} from './apple-pay.types.ts';

const rateOf = ({ rates }: PackageChoice, code: string): ShippingRate | undefined =>
  rates.find(({ shippingCode }) => shippingCode === code);

/** The option that ships every package with one code; undefined if a package does not have it. */
const optionOf = (packages: readonly PackageChoice[], code: string): ApplePayShippingOption | undefined => {
  const rates = packages.flatMap((each) => rateOf(each, code) ?? []);
  const [first] = rates;
  if (first === undefined || rates.length < packages.length) return undefined;
  return {
    id: code,
    label: first.label,
    detail: first.carrier,
    amount: sum(rates.map(({ amount }) => amount)),
    isSelected: packages.every(({ selected }) => selected?.shippingCode === code),
  };
};

/**
 * The shipping options of the whole order, the selected one first. The sheet has one choice for all packages, so only
 * codes that every package has are offered.
 */
const optionsOf = (packages: readonly PackageChoice[]): readonly ApplePayShippingOption[] => {
  const codes = packages[0]?.rates.map(({ shippingCode }) => shippingCode) ?? [];
  return codes
    .flatMap((code) => optionOf(packages, code) ?? [])
    .toSorted((left, right) => Number(right.isSelected) - Number(left.isSelected));
};

const negative = (amount: Money): Money => subtract(zero, amount);

const lineItemsOf = (context: CheckoutContext): readonly ApplePayLineItem[] => {
  const { subtotal, discount, shipping, tariff, tax, giftcards } = knownTotalsOf(context);
  const lines: readonly (readonly [label: string, amount: Money | undefined])[] = [
    ['Subtotal', subtotal],
    ['Discount', discount && negative(discount)],
    ['Shipping', isVirtual(context) ? undefined : shipping],
    ['Tariff', tariff || undefined],
    ['Tax', tax],
    ['Gift cards', giftcards && negative(giftcards)],
  ];
  return lines.flatMap(([label, amount]) =>
    amount === undefined || (amount === 0 && label !== 'Shipping') ? [] : [{ label, amount }],
  );
};

const detailsOf = (snapshot: CheckoutSnapshot, storeName: string): ApplePayDetails => {
  const { context } = snapshot;
  const known = knownAmountToPay(context);
  return {
    total: { label: storeName, amount: known ?? amountToPay(totalsOf(context)) },
    isTotalPending: known === undefined,
    lineItems: lineItemsOf(context),
    shippingOptions: optionsOf(selectPackages(snapshot)),
  };
};

/** Why rates or tax are unavailable, as a checkout error's code. */
const failureOf = ({ cart, shipping, tax }: CheckoutContext): string | undefined => {
  if (cart.pricedCart.issues.length > 0) return 'wrong_product_price';
  if (shipping.state === 'error') return shipping.failure ?? 'no_shipping_rates';
  return tax.state === 'error' ? 'tax_error' : undefined;
};

const contactOf = (context: CheckoutContext): AddressSection => (isVirtual(context) ? 'billing' : 'shipping');

/** The errors of the contact for the sheet: fields that rates need, or a place to which the store does not ship. */
const contactErrorsOf = (context: CheckoutContext): readonly ApplePayContactError[] => {
  const contact = contactOf(context);
  const issuesOf = contact === 'shipping' ? shippingQuoteIssues : billingQuoteIssues;
  const issues = issuesOf(context).map(({ message }) => ({ contact, message }));
  const failure = failureOf(context);
  return issues.length > 0 || failure === undefined ? issues : [{ contact, message: checkoutError(failure).message }];
};

/** Derives the order for the sheet's machine from checkout's snapshot. */
export const applePayOrderOf = (snapshot: CheckoutSnapshot, storeName: string): ApplePayOrder => {
  const { context } = snapshot;
  return {
    terms: {
      countryCode: context.site.defaultCountry,
      currencyCode: context.site.currency,
      needsShipping: !isVirtual(context),
    },
    details: detailsOf(snapshot, storeName),
    known: context[contactOf(context) === 'shipping' ? 'shippingAddress' : 'billingAddress'],
    regions: context.regions,
    contactErrors: contactErrorsOf(context),
    isOpen: context.sheet !== undefined,
    isPlaced: snapshot.matches('success'),
    isSettled: knownAmountToPay(context) !== undefined,
    isPlaceable: blockedReason(context, 'review') === undefined,
    failure: failureOf(context),
  };
};
