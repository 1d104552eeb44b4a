import type { TaxRequest } from '@ironcart/api/client';
import type { Address } from '@ironcart/core/address';
import { sum } from '@ironcart/core/money';
import { rateFingerprint, taxAddressOf } from '@ironcart/core/order';
import { allowsSplit } from '@ironcart/core/shipping';
import type { ShippingSituation } from '../shipping-rates/shipping-rates.types.ts';
import { taxFingerprint } from '../tax-quote/tax-fingerprint.ts';
import type { TaxSituation } from '../tax-quote/tax-quote.types.ts';
import { billingAddressOf, billingQuoteIssues, isVirtual, shippingQuoteIssues } from './addresses.ts';
import type { CheckoutContext } from './checkout.types.ts';
import { derivedFrom } from './derived-from.ts';
import { quoteItemsOf } from './products-by-id.ts';
import { isShippingChosen, rateTermsOf, selectedRatesOf } from './shipping-choice.ts';

/** The inputs that determine whether rates are requested, and for which order. */
const shippedParts = ['cart', 'site', 'shippingMode', 'shippingAddress', 'countries', 'regions', 'sheet'] as const;
type ShippedOrder = Pick<CheckoutContext, (typeof shippedParts)[number]>;

/** The order's shipping situation (S4-ship-06, S4-ship-07, S4-ship-12). */
export const shippingSituationOf = /* @__PURE__ */ derivedFrom(shippedParts, (context): ShippingSituation => {
  const { cart, shippingAddress, site } = context;
  if (cart.items.length === 0 || cart.pricedCart.issues.length > 0) return { kind: 'notReady' };
  if (isVirtual(context)) return { kind: 'exempt' };
  if (shippingQuoteIssues(context).length > 0) return { kind: 'notReady' };
  const terms = rateTermsOf(context);
  const { subtotal } = cart.pricedCart;
  return {
    kind: 'quotable',
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
      items: quoteItemsOf(context),
      allowSplit: allowsSplit(terms),
    },
  };
});

const nothingToShip = 'nothing to ship';

/** The inputs that determine whether the displayed rates are those of the order. */
const ratedParts = [...shippedParts, 'shipping', 'requestedCodes'] as const;
type RatedOrder = Pick<CheckoutContext, (typeof ratedParts)[number]>;

/** Fingerprint of the current shipping situation; undefined while it is unknown. */
export const currentShippingFingerprint = (context: ShippedOrder): string | undefined => {
  const situation = shippingSituationOf(context);
  if (situation.kind === 'notReady') return undefined;
  return situation.kind === 'exempt' ? nothingToShip : situation.fingerprint;
};

/** The fingerprint of the order that the displayed shipping belongs to; undefined while none is valid and selected. */
export const shownShippingFingerprint = (context: RatedOrder): string | undefined => {
  if (context.shipping.state !== 'valid' || !isShippingChosen(context)) return undefined;
  return isVirtual(context) ? nothingToShip : context.shipping.quoted?.fingerprint;
};

/** Whether the displayed shipping is that of the current order. */
export const isShippingCurrent = (context: RatedOrder): boolean => {
  const shown = shownShippingFingerprint(context);
  return shown !== undefined && shown === currentShippingFingerprint(context);
};

/**
 * The inputs that determine whether tax is requested, and for which order; the billing address matters only without
 * shipping.
 */
const taxedParts = [...ratedParts, 'kind'] as const;
type TaxedOrder = Pick<CheckoutContext, (typeof taxedParts)[number] | 'billingAddress' | 'isBillingSameAsShipping'>;

const taxableAt = (
  context: Pick<TaxedOrder, (typeof ratedParts)[number]>,
  billingAddress: Address | undefined,
): TaxSituation => {
  const { cart, site } = context;
  const shipping = selectedRatesOf(context);
  const { shippingAddress } = context;
  const address = taxAddressOf({ items: cart.items, shipping, shippingAddress, billingAddress }, site);
  if (address === undefined) return { kind: 'notReady' };
  const request: TaxRequest = {
    storeId: site.storeId,
    shippingAddress: address,
    shippingAmount: sum(shipping.map(({ amount }) => amount)),
    hundoDiscount: cart.pricedCart.discount,
    items: quoteItemsOf(context),
    vatNumber: shippingAddress.vatNumber,
    eoriNumber: shippingAddress.eoriNumber,
  };
  return { kind: 'quotable', fingerprint: taxFingerprint(request), request };
};

const shippedTaxOf = /* @__PURE__ */ derivedFrom(
  taxedParts,
  (context): TaxSituation => (isShippingCurrent(context) ? taxableAt(context, undefined) : { kind: 'notReady' }),
);

const virtualTaxOf = /* @__PURE__ */ derivedFrom(
  [...taxedParts, 'billingAddress', 'isBillingSameAsShipping'],
  (context): TaxSituation =>
    isShippingCurrent(context) && billingQuoteIssues(context).length === 0
      ? taxableAt(context, billingAddressOf(context))
      : { kind: 'notReady' },
);

const exempt: TaxSituation = { kind: 'exempt' };

/** The order's tax situation: requires valid shipping and a valid address (S4-tax-05..09). */
export const taxSituationOf = (context: TaxedOrder): TaxSituation => {
  if (context.kind !== 'order') return exempt;
  return isVirtual(context) ? virtualTaxOf(context) : shippedTaxOf(context);
};

const noTax = 'no tax';

/** Fingerprint of the current tax situation; undefined while it is unknown. */
export const currentTaxFingerprint = (context: TaxedOrder): string | undefined => {
  const situation = taxSituationOf(context);
  if (situation.kind === 'notReady') return undefined;
  return situation.kind === 'exempt' ? noTax : situation.fingerprint;
};

/** The fingerprint of the order that the displayed tax belongs to; undefined while none is valid. */
export const shownTaxFingerprint = (context: Pick<CheckoutContext, 'kind' | 'tax'>): string | undefined => {
  if (context.tax.state !== 'valid') return undefined;
  return context.kind === 'order' ? context.tax.quoted?.fingerprint : noTax;
};

/** Whether the displayed tax is that of the current order. */
export const isTaxCurrent = (context: TaxedOrder & Pick<CheckoutContext, 'tax'>): boolean => {
  const shown = shownTaxFingerprint(context);
  return shown !== undefined && shown === currentTaxFingerprint(context);
};
