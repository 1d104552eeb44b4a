import type { TaxRequest } from '@ironcart/api/client';
import { allowsSplit, rateFingerprint, sum, taxAddressOf } from '@ironcart/core';
import type { ShippingSituation } from '../shipping-rates/shipping-rates.types.ts';
import type { TaxSituation } from '../tax-quote/tax-quote.types.ts';
import { billingAddressOf, isVirtual, quoteIssues } from './addresses.ts';
import type { CheckoutContext } from './checkout.types.ts';
import { quoteItemsOf } from './quote-items.ts';
import { isShippingChosen, rateTermsOf, selectedRatesOf } from './shipping-choice.ts';

/** What the order means for shipping (S4-ship-06, S4-ship-07, S4-ship-12). */
export const shippingSituationOf = (context: CheckoutContext): ShippingSituation => {
  const { cart, shippingAddress, site } = context;
  if (cart.items.length === 0 || cart.pricedCart.issues.length > 0) return { kind: 'notReady' };
  if (isVirtual(context)) return { kind: 'virtual' };
  if (quoteIssues(context, 'shipping').length > 0) return { kind: 'notReady' };
  const terms = rateTermsOf(context);
  const { subtotal } = cart.pricedCart;
  return {
    kind: 'shippable',
    fingerprint: rateFingerprint({
      items: cart.items,
      totals: { subtotal },
      shippingMode: terms.mode,
      shippingAddress,
    }),
    request: {
      storeId: site.storeId,
      subtotal,
      shippingAddress,
      items: quoteItemsOf(cart.items, cart.products),
      allowSplit: allowsSplit(terms),
    },
  };
};

const nothingToShip = 'nothing to ship';

/** The fingerprint of what the order needs shipped now; undefined while that cannot be said. */
export const currentShippingFingerprint = (context: CheckoutContext): string | undefined => {
  const situation = shippingSituationOf(context);
  if (situation.kind === 'notReady') return undefined;
  return situation.kind === 'virtual' ? nothingToShip : situation.fingerprint;
};

/** The fingerprint of the order that the shipping on screen is for; undefined while none is valid and chosen. */
export const shownShippingFingerprint = (context: CheckoutContext): string | undefined => {
  if (context.shipping.state !== 'valid' || !isShippingChosen(context)) return undefined;
  return isVirtual(context) ? nothingToShip : context.shipping.quoted?.fingerprint;
};

/** Whether the shipping on screen is that of the order as it is now. */
export const isShippingCurrent = (context: CheckoutContext): boolean => {
  const shown = shownShippingFingerprint(context);
  return shown !== undefined && shown === currentShippingFingerprint(context);
};

/** Changes whenever something does that decides the tax. */
const fingerprintOf = ({
  shippingAddress: address,
  shippingAmount,
  hundoDiscount,
  items,
  vatNumber,
  eoriNumber,
}: TaxRequest): string =>
  JSON.stringify([
    [address.countryId, address.region, address.postcode, address.city],
    [vatNumber, eoriNumber],
    shippingAmount,
    hundoDiscount,
    items.map(({ sku, qty, rowTotal }) => [sku, qty, rowTotal]),
  ]);

/** What the order means for tax: it needs valid shipping and a valid address (S4-tax-05..09). */
export const taxSituationOf = (context: CheckoutContext): TaxSituation => {
  const { cart, site } = context;
  if (context.kind !== 'order') return { kind: 'exempt' };
  if (!isShippingCurrent(context)) return { kind: 'notReady' };
  if (isVirtual(context) && quoteIssues(context, 'billing').length > 0) return { kind: 'notReady' };
  const shipping = selectedRatesOf(context);
  const address = taxAddressOf(
    {
      items: cart.items,
      shipping,
      shippingAddress: isVirtual(context) ? undefined : context.shippingAddress,
      billingAddress: billingAddressOf(context),
    },
    site,
  );
  if (address === undefined) return { kind: 'notReady' };
  const request: TaxRequest = {
    storeId: site.storeId,
    shippingAddress: address,
    shippingAmount: sum(shipping.map(({ amount }) => amount)),
    hundoDiscount: cart.hundoDiscount,
    items: quoteItemsOf(cart.items, cart.products),
    vatNumber: context.shippingAddress.vatNumber,
    eoriNumber: context.shippingAddress.eoriNumber,
  };
  return { kind: 'taxable', fingerprint: fingerprintOf(request), request };
};

const noTax = 'no tax';

/** The fingerprint of what is to be taxed now; undefined while that cannot be said. */
export const currentTaxFingerprint = (context: CheckoutContext): string | undefined => {
  const situation = taxSituationOf(context);
  if (situation.kind === 'notReady') return undefined;
  return situation.kind === 'exempt' ? noTax : situation.fingerprint;
};

/** The fingerprint of the order that the tax on screen is for; undefined while none is valid. */
export const shownTaxFingerprint = (context: CheckoutContext): string | undefined => {
  if (context.tax.state !== 'valid') return undefined;
  return context.kind === 'order' ? context.tax.quoted?.fingerprint : noTax;
};

/** Whether the tax on screen is that of the order as it is now. */
export const isTaxCurrent = (context: CheckoutContext): boolean => {
  const shown = shownTaxFingerprint(context);
  return shown !== undefined && shown === currentTaxFingerprint(context);
};
