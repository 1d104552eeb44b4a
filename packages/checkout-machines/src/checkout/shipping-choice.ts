import {
  hasRateForEachPackage,
  isHeavyDirect,
  packagesOf,
  type RateTerms,
  type ShippingPackage,
  type ShippingRate,
  selectRates,
  shippingModeOf,
} from '@ironcart/core/shipping';
import { isVirtual } from './addresses.ts';
import type { CheckoutContext } from './checkout.types.ts';
import { derivedFrom } from './derived-from.ts';
import { productsById } from './products-by-id.ts';

/** The inputs that determine which quoted rates apply to the order. */
export const rateTermsOf = /* @__PURE__ */ derivedFrom(
  ['site', 'shippingMode', 'cart'],
  ({ site, shippingMode, cart }): RateTerms => ({
    site,
    mode: shippingModeOf(site, shippingMode),
    hasHeavyDirect: cart.items.some(({ productId, children }) =>
      [productId, ...children.map((child) => child.productId)].some((id) => {
        const product = productsById(cart).get(id);
        return product !== undefined && isHeavyDirect(product);
      }),
    ),
  }),
);

/** The inputs that determine the packages of an order. */
const ratedParts = ['site', 'shippingMode', 'cart', 'shipping'] as const;

type RatedContext = Pick<CheckoutContext, (typeof ratedParts)[number]>;

/** The packages of the current quote; none while there is no current quote. */
export const shippingPackagesOf = (context: RatedContext): readonly ShippingPackage[] =>
  context.shipping.quoted === undefined ? [] : packagesOf(context.shipping.quoted.quote, rateTermsOf(context));

/** The selected rate of each package: the requested one, otherwise the default, otherwise the cheapest (S4-method). */
export const selectedRatesOf = /* @__PURE__ */ derivedFrom(
  [...ratedParts, 'requestedCodes'],
  (context): readonly ShippingRate[] =>
    context.shipping.quoted === undefined
      ? []
      : selectRates(
          context.shipping.quoted.quote,
          rateTermsOf(context),
          new Map(Object.entries(context.requestedCodes).map(([packageNumber, code]) => [Number(packageNumber), code])),
        ),
);

/** Whether each package has a rate; an order without shipping needs none. */
export const isShippingChosen = /* @__PURE__ */ derivedFrom(
  [...ratedParts, 'requestedCodes'],
  (context): boolean =>
    isVirtual(context) ||
    (context.shipping.quoted !== undefined &&
      hasRateForEachPackage(context.shipping.quoted.quote, rateTermsOf(context), selectedRatesOf(context))),
);
