import { money } from '@ironcart/core/money';
import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { countryCode, entityNumber, id, line, listOf, moment, requiredText, text, wholeNumber } from './primitives.ts';

/** Maximum number of events per request: more than the fields of all forms together. */
const MAX_EVENTS = 50;

/** Fields of an address as entered; checkout reports what is missing or invalid. */
const typedAddress = v.partial(
  v.object({
    firstname: line(100),
    lastname: line(100),
    telephone: line(40),
    email: line(320),
    street: listOf(line(200), 4),
    city: line(100),
    postcode: line(20),
    region: line(100),
    regionId: v.optional(entityNumber),
    countryId: countryCode,
    company: line(200),
    apartment: line(100),
    vatId: line(40),
    eoriNumber: line(40),
  }),
);

/** A positive amount in minor units, as checkout's own events have it. */
const minorUnits = v.pipe(wholeNumber(1, 100_000_000), v.transform(money));

const section = v.picklist(['shipping', 'billing']);

const event = <const Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  v.object({ type: v.literal(type), ...entries });

const cardToken = v.object({
  token: requiredText(20_000),
  brand: line(40),
  last4: line(4),
  expMonth: wholeNumber(1, 12),
  expYear: wholeNumber(2000, 2999),
});

const paymentChoice = v.variant('kind', [
  v.object({ kind: v.literal('card'), storesCard: v.boolean() }),
  v.object({ kind: v.literal('stored'), id }),
  v.object({ kind: v.literal('redirect'), type: requiredText(40) }),
  v.object({ kind: v.literal('wallet'), type: requiredText(40) }),
]);

/**
 * A shopper's action in checkout, as far as it needs no script: a subset of the checkout machine's events. Never
 * contains prices, rates or totals.
 */
export const wireSessionEvent = v.variant('type', [
  event('email.changed', { email: line(320) }),
  event('shippingAddress.changed', { address: typedAddress }),
  event('billingAddress.changed', { address: typedAddress }),
  event('billing.sameAsShipping', { isSame: v.boolean() }),
  event('address.picked', { section, id }),
  event('address.keep', { section, isKept: v.boolean() }),
  event('shippingMode.chosen', { mode: v.picklist(['fastest', 'fewestPackages']) }),
  event('shippingRate.chosen', { packageNumber: wholeNumber(1, 1_000), shippingCode: requiredText(100) }),
  event('comments.changed', { comments: text(5_000) }),
  event('agreements.changed', {
    agreements: v.partial(v.object({ subscription: v.boolean(), trial: v.boolean() })),
  }),
  event('giftCard.added', { code: text(100) }),
  event('giftCard.removed', { code: text(100) }),
  event('giftCard.dropped', {}),
  event('payment.chosen', { choice: paymentChoice }),
  event('payment.tokenReceived', { card: cardToken }),
  event('payment.walletApproved', { token: requiredText(20_000), authorizedAmount: v.optional(minorUnits) }),
  event('payment.walletCancelled', {}),
  event('payment.cleared', {}),
  event('methods.reload', {}),
  event('rates.reload', {}),
  event('tax.reload', {}),
  event('errors.dismissed', {}),
  event('step.continue', {}),
  event('step.back', {}),
  event('step.goTo', { step: v.picklist(['start', 'shipping', 'payment', 'review']) }),
  event('order.place', {}),
  event('order.reload', {}),
  event('challenge.fingerprinted', {}),
  event('challenge.finished', {}),
  event('challenge.closed', {}),
]);
export type WireSessionEvent = v.InferOutput<typeof wireSessionEvent>;

/** A checkout that runs on the server. */
export const wireCheckoutSession = v.object({
  _id: id,
  version: wholeNumber(1, 2_147_483_647),
  /** ISO 8601, UTC. */
  expiresAt: moment,
  /** The state of checkout's machines, for `actorAt` of `@ironcart/checkout-machines/host`; without payment tokens. */
  state: v.looseObject({ snapshot: v.unknown() }),
  /** Whether another channel changed it since the version that the caller knew. */
  wasChanged: v.boolean(),
  /** Whether a new release could not continue the session: inputs are kept, everything else is requested again. */
  wasReopened: v.boolean(),
});
export type WireCheckoutSession = v.InferOutput<typeof wireCheckoutSession>;

const sessionId = v.object({ id });

/** svc_checkout: checkouts that run on the server, for pages without script and for other channels. */
export const checkoutSessionCalls = {
  /** Opens the checkout of one of the shopper's lists, or returns the open one. */
  openSession: defineCall({
    name: 'checkoutSession.openSession',
    method: 'POST',
    path: '/svc_checkout/sessions',
    isRepeatable: true,
    body: v.object({
      listId: id,
      /** The variant of checkout, and whether guests are asked for their e-mail address first. */
      setup: v.optional(v.picklist(['classic', 'payment'])),
      asksEmailFirst: v.optional(v.boolean()),
    }),
    answer: wireCheckoutSession,
    errors: { list_empty: 409, session_busy: 409 },
  }),
  getSession: defineCall({
    name: 'checkoutSession.getSession',
    method: 'GET',
    path: '/svc_checkout/sessions/:id',
    params: sessionId,
    answer: wireCheckoutSession,
    errors: { session_busy: 409 },
  }),
  /**
   * Sends events, and responds when checkout is idle: when quotes have arrived, and an order is placed, refused or
   * pending at the bank. Without events it continues pending work, for example polling the bank. If `knownVersion` is
   * given, an order is placed only if it is still the session's version: the shopper buys what was displayed.
   */
  sendEvents: defineCall({
    name: 'checkoutSession.sendEvents',
    method: 'POST',
    path: '/svc_checkout/sessions/:id/events',
    params: sessionId,
    body: v.object({
      events: listOf(wireSessionEvent, MAX_EVENTS),
      knownVersion: v.optional(wholeNumber(1, 2_147_483_647)),
    }),
    answer: wireCheckoutSession,
    errors: { session_busy: 409 },
  }),
  /** Deletes the session and everything entered in it. */
  closeSession: defineCall({
    name: 'checkoutSession.closeSession',
    method: 'DELETE',
    path: '/svc_checkout/sessions/:id',
    params: sessionId,
    answer: v.object({ _id: id }),
  }),
} as const;
