import type { AddressIssue } from '@ironcart/core/address';
import type { OrderItem } from '@ironcart/core/order';
import type { ShippingRate } from '@ironcart/core/shipping';
import type { Actor, SnapshotFrom } from 'xstate';
import { checkoutError } from '../checkout-error.ts';
import type { PlacementFacts } from '../order-placement/order-placement.selectors.ts';
import type { PlacedOrder } from '../order-placement/order-placement.types.ts';
import type { CardToken } from '../payment-method/payment-method.types.ts';
import type { ShippingState } from '../shipping-rates/shipping-rates.types.ts';
import type { TaxState } from '../tax-quote/tax-quote.types.ts';
import {
  billingAddressIssues,
  billsShippingAddress,
  isVirtual,
  orderEmail,
  shippingAddressIssues,
} from './addresses.ts';
import { neededAgreements } from './agreements.ts';
import { blockedReason, furthestPage, hasStart, meansReason } from './blocked-reason.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import type { Agreements, CheckoutError, CheckoutPage, CheckoutStage } from './checkout.types.ts';
import { selectedRatesOf, shippingPackagesOf } from './shipping-choice.ts';
import { shippingRefusal } from './shipping-refusal.ts';
import { isPaidInFull, type KnownTotals, knownTotalsOf } from './totals.ts';

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

/** A running checkout. */
export type CheckoutActor = Actor<typeof checkoutMachine>;

const pageOf = (snapshot: CheckoutSnapshot): CheckoutPage | undefined => {
  if (snapshot.matches('sheet')) return snapshot.context.sheet?.page;
  if (snapshot.matches({ editing: 'start' })) return 'start';
  if (snapshot.matches({ editing: 'shipping' })) return 'shipping';
  if (snapshot.matches({ editing: 'payment' })) return 'payment';
  return snapshot.matches('editing') ? 'review' : undefined;
};

/** The current step or stage of checkout. */
export const selectStep = (snapshot: CheckoutSnapshot): CheckoutStage => {
  const page = pageOf(snapshot);
  if (page !== undefined) return page;
  if (snapshot.matches('success')) return 'success';
  const { placement } = snapshot.context;
  if (placement?.challenge !== undefined) return 'challenge';
  return placement?.redirect === undefined ? 'placing' : 'redirecting';
};

/**
 * Whether Continue was pressed and the next page opens automatically: when rates are loaded, or the card has a token.
 */
export const selectIsContinuing = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.matches({ editing: { shipping: 'continuing' } }) || snapshot.matches({ editing: { payment: 'continuing' } });

/**
 * Page to display for a requested one, for example by URL: that page, or the last one before it whose predecessors are
 * complete. Undefined while it depends on loading rates.
 */
export const selectPageFor = (snapshot: CheckoutSnapshot, wanted: CheckoutPage): CheckoutPage | undefined => {
  const { context } = snapshot;
  const current = pageOf(snapshot);
  const page = furthestPage(context, wanted, current) ?? current;
  const isLoading = context.shipping.state === 'loadable' || context.shipping.state === 'loading';
  return page !== wanted && isLoading ? undefined : page;
};

/** Whether there is a page for the guest's e-mail before the address. */
export const selectHasStart = ({ context }: CheckoutSnapshot): boolean => hasStart(context);

/** The e-mail address for messages about the order. */
export const selectEmail = ({ context }: CheckoutSnapshot): string => orderEmail(context);

/** Whether a wallet's sheet is open over the page. */
export const selectIsSheetOpen = ({ context }: CheckoutSnapshot): boolean => context.sheet !== undefined;

/** The known totals; undefined ones are not known yet. */
export const selectTotals = ({ context }: CheckoutSnapshot): KnownTotals => knownTotalsOf(context);

export const selectShippingState = ({ context }: CheckoutSnapshot): ShippingState => context.shipping.state;

/** Why the store does not ship this order to its address, as a message; retrying does not help. */
export const selectShippingRefusal = ({ context }: CheckoutSnapshot): string | undefined => shippingRefusal(context);

export const selectTaxState = ({ context }: CheckoutSnapshot): TaxState => context.tax.state;

/** A package with its shipping methods and the selected one. */
export interface PackageChoice {
  readonly packageNumber: number;
  readonly rates: readonly ShippingRate[];
  readonly selected: ShippingRate | undefined;
}

/** The packages of the current quote; none while rates are not current. */
export const selectPackages = ({ context }: CheckoutSnapshot): readonly PackageChoice[] => {
  const selected = selectedRatesOf(context);
  return shippingPackagesOf(context).map(({ packageNumber, rates }) => ({
    packageNumber,
    rates,
    selected: selected.find((rate) => rate.packageNumber === packageNumber),
  }));
};

/** Issues of the addresses by field, in form order. */
export const selectAddressIssues = ({
  context,
}: CheckoutSnapshot): { readonly shipping: readonly AddressIssue[]; readonly billing: readonly AddressIssue[] } => ({
  shipping: shippingAddressIssues(context),
  billing: billingAddressIssues(context),
});

export const selectIsVirtual = ({ context }: CheckoutSnapshot): boolean => isVirtual(context);

export const selectIsBillingSameAsShipping = ({ context }: CheckoutSnapshot): boolean => billsShippingAddress(context);

/** The card that will pay, once it has a token. */
export const selectCard = ({ context }: CheckoutSnapshot): CardToken | undefined => context.payment.card;

/** While set, the view posts `tokenize` with this id to the provider's frame. */
export const selectTokenRequestId = ({ context }: CheckoutSnapshot): string | undefined =>
  context.payment.tokenRequestId;

/** Agreements required before placing. */
export const selectNeededAgreements = ({ context }: CheckoutSnapshot): Agreements => neededAgreements(context);

/** Why the page's main button (Continue, or Place order) has no effect now, as a message; undefined if it works. */
export const selectBlockedReason = (snapshot: CheckoutSnapshot): string | undefined => {
  const page = pageOf(snapshot);
  if (page === undefined) return snapshot.matches('success') ? undefined : 'Your order is being placed.';
  if (snapshot.matches({ editing: 'recovering' }) || snapshot.matches({ editing: 'rechecking' })) {
    return 'Your order is being brought up to date.';
  }
  return blockedReason(snapshot.context, page);
};

/**
 * The missing input of the selected payment method, as a message; undefined if nothing is missing or gift cards pay the
 * order in full.
 */
export const selectMissingPayment = ({ context }: CheckoutSnapshot): string | undefined =>
  isPaidInFull(context) ? undefined : meansReason(context);

/** Whether Continue, or Place order on the review page, works now. */
export const selectCanContinue = (snapshot: CheckoutSnapshot): boolean =>
  pageOf(snapshot) !== undefined && selectBlockedReason(snapshot) === undefined;

/** The errors to show, those of the card form among them. */
export const selectErrors = ({ context }: CheckoutSnapshot): readonly CheckoutError[] =>
  context.payment.failure === undefined
    ? context.errors
    : [...context.errors, checkoutError(context.payment.failure.code, context.payment.failure.message)];

/** The lines that turned out to be out of stock while placing, for the out-of-stock dialog. */
export const selectOutOfStock = ({ context }: CheckoutSnapshot): readonly OrderItem[] => context.outOfStock;

/** Whether an order is being placed: from Place order to its final status, for at least 500 ms. */
export const selectIsPlacing = (snapshot: CheckoutSnapshot): boolean => snapshot.matches('placing');

/** The bank's challenge to show, if one is open. */
export const selectChallenge = ({ context }: CheckoutSnapshot): { readonly transactionId: string } | undefined =>
  context.placement?.challenge;

/** Redirect to the bank's page: the view navigates there and requests a way back to the order. */
export const selectRedirect = ({ context }: CheckoutSnapshot): PlacementFacts['redirect'] =>
  context.placement?.redirect;

/** The bank's device check: the view loads its page in a hidden frame and sends `challenge.fingerprinted`. */
export const selectFingerprint = ({ context }: CheckoutSnapshot): PlacementFacts['fingerprint'] =>
  context.placement?.fingerprint;

export const selectPlacedOrder = ({ context }: CheckoutSnapshot): PlacedOrder | undefined =>
  context.attempt.kind === 'placed' ? context.attempt.order : undefined;
