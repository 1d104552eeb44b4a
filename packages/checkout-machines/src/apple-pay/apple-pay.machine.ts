import type { Address } from '@ironcart/core/address';
import { type ApplePayContact, addressFromApplePay } from '@ironcart/core/apple-pay';
import { assertEvent, assign, emit, setup } from 'xstate';
import type { AddressSection, SheetEvent } from '../checkout/checkout.types.ts';
import type {
  ApplePayCommand,
  ApplePayContactError,
  ApplePayContext,
  ApplePayEmitted,
  ApplePayEvent,
  ApplePayOrder,
} from './apple-pay.types.ts';

/** Time limit for rates and tax, in milliseconds; the sheet itself gives up after 30 s. */
export const SETTLE_LIMIT_MS = 25_000;

/** @throws Error before the first snapshot of checkout: the machine uses its order only after that. */
const orderIn = ({ order }: ApplePayContext): ApplePayOrder => {
  if (order === undefined) throw new Error('The sheet has no order');
  return order;
};

/**
 * Converts a contact to an address. Billing requires a region in every country (READINGS A19), which wallets do not
 * have in countries without regions; there the city is used.
 */
const addressOf = (context: ApplePayContext, contact: ApplePayContact, section: AddressSection): Address => {
  const { known, regions } = orderIn(context);
  const address = addressFromApplePay(contact, { known, regions });
  return section === 'billing' ? { ...address, region: address.region || address.city } : address;
};

/** The chosen contact as the address for rates and tax. */
const chosenContact = (context: ApplePayContext, event: ApplePayEvent): SheetEvent => {
  assertEvent(event, 'applePay.contactSelected');
  const section = orderIn(context).terms.needsShipping ? 'shipping' : 'billing';
  return { type: 'sheet.contactChosen', section, address: addressOf(context, event.contact, section) };
};

/** The payment: the complete contacts and the token. Only the shipping contact has e-mail and telephone. */
const payment = (context: ApplePayContext, event: ApplePayEvent): SheetEvent => {
  assertEvent(event, 'applePay.authorised');
  const { shippingContact, billingContact, token } = event;
  const billed = billingContact && {
    ...billingContact,
    emailAddress: billingContact.emailAddress ?? shippingContact?.emailAddress,
    phoneNumber: billingContact.phoneNumber ?? shippingContact?.phoneNumber,
  };
  const isShipped = orderIn(context).terms.needsShipping;
  return {
    type: 'sheet.paid',
    token,
    shippingAddress: isShipped && shippingContact ? addressOf(context, shippingContact, 'shipping') : undefined,
    billingAddress: billed && addressOf(context, billed, 'billing'),
  };
};

const chosenMethod = (event: ApplePayEvent): SheetEvent => {
  assertEvent(event, 'applePay.methodSelected');
  return { type: 'sheet.methodChosen', shippingCode: event.shippingCode };
};

const tellsCheckout = (event: SheetEvent): ApplePayEmitted => ({ type: 'checkout', event });

const tellsSheet = (command: ApplePayCommand): ApplePayEmitted => ({ type: 'sheet', command });

const changedOrder = (event: ApplePayEvent): ApplePayOrder => {
  assertEvent(event, 'order.changed');
  return event.order;
};

const noAnswer: readonly ApplePayContactError[] = [
  { contact: 'shipping', message: 'Shipping rates could not be loaded. Please try again.' },
];

/**
 * Apple Pay's sheet in checkout (S4-applepay), on the web and in the app: handles events of the sheet, sends events to
 * checkout, and commands the sheet. Charges only the total that the sheet showed.
 */
export const applePayMachine = setup({
  types: {
    context: {} as ApplePayContext,
    events: {} as ApplePayEvent,
    emitted: {} as ApplePayEmitted,
  },
  delays: { settleLimit: SETTLE_LIMIT_MS },
  guards: {
    isOpen: ({ event }) => changedOrder(event).isOpen,
    isClosed: ({ event }) => !changedOrder(event).isOpen,
    isPlaced: ({ event }) => changedOrder(event).isPlaced,
    isAnswered: ({ event }) => changedOrder(event).isSettled || changedOrder(event).contactErrors.length > 0,
    isPlaceableAsShown: ({ context, event }) => {
      const { isPlaceable, details } = changedOrder(event);
      return isPlaceable && details.total.amount === context.shownTotal;
    },
    isPlaceable: ({ event }) => changedOrder(event).isPlaceable,
    hasFailed: ({ event }) => changedOrder(event).failure !== undefined,
  },
  actions: {
    hearOrder: assign({ order: ({ event }) => changedOrder(event) }),
    rememberTotal: assign({ shownTotal: ({ context }) => orderIn(context).details.total.amount }),
    openInCheckout: emit(tellsCheckout({ type: 'sheet.opened' })),
    applyContact: emit(({ context, event }) => tellsCheckout(chosenContact(context, event))),
    applyMethod: emit(({ event }) => tellsCheckout(chosenMethod(event))),
    applyPayment: emit(({ context, event }) => tellsCheckout(payment(context, event))),
    place: emit(tellsCheckout({ type: 'order.place' })),
    failByChange: emit(tellsCheckout({ type: 'sheet.failed', code: 'wrong_payment_amount' })),
    failByOrder: emit(({ context }) =>
      tellsCheckout({ type: 'sheet.failed', code: orderIn(context).failure ?? 'no_shipping_rates' }),
    ),
    failUnanswered: emit(tellsCheckout({ type: 'sheet.failed', code: 'no_response' })),
    cancel: emit(tellsCheckout({ type: 'sheet.cancelled' })),
    present: emit(({ context }) => {
      const { terms, details } = orderIn(context);
      return tellsSheet({ kind: 'present', request: { ...terms, ...details } });
    }),
    update: emit(({ context }) => {
      const { details, contactErrors } = orderIn(context);
      return tellsSheet({ kind: 'update', details, errors: contactErrors });
    }),
    updateWithoutAnswer: emit(({ context }) =>
      tellsSheet({ kind: 'update', details: orderIn(context).details, errors: noAnswer }),
    ),
    abort: emit(tellsSheet({ kind: 'abort' })),
    completeWithSuccess: emit(tellsSheet({ kind: 'complete', status: 'success' })),
    completeWithFailure: emit(tellsSheet({ kind: 'complete', status: 'failure' })),
  },
}).createMachine({
  id: 'applePay',
  context: { order: undefined, shownTotal: undefined },
  initial: 'idle',
  on: { 'order.changed': { actions: 'hearOrder' } },
  states: {
    idle: {
      on: { 'applePay.requested': 'opening' },
    },
    opening: {
      entry: 'openInCheckout',
      on: {
        'order.changed': [
          { guard: 'isOpen', target: 'choosing', actions: ['hearOrder', 'present'] },
          { target: 'idle', actions: 'hearOrder' },
        ],
      },
    },
    choosing: {
      entry: 'rememberTotal',
      on: {
        'order.changed': [
          { guard: 'isClosed', target: 'idle', actions: ['hearOrder', 'abort'] },
          { actions: 'hearOrder' },
        ],
        'applePay.contactSelected': { target: 'updating', actions: 'applyContact' },
        'applePay.methodSelected': { target: 'updating', actions: 'applyMethod' },
        'applePay.authorised': { target: 'authorised', actions: 'applyPayment' },
        'applePay.cancelled': { target: 'idle', actions: 'cancel' },
      },
    },
    updating: {
      after: { settleLimit: { target: 'choosing', actions: 'updateWithoutAnswer' } },
      on: {
        'actor.restored': { target: 'updating', reenter: true },
        'order.changed': [
          { guard: 'isClosed', target: 'idle', actions: ['hearOrder', 'abort'] },
          { guard: 'isAnswered', target: 'choosing', actions: ['hearOrder', 'update'] },
          { actions: 'hearOrder' },
        ],
        'applePay.cancelled': { target: 'idle', actions: 'cancel' },
      },
    },
    authorised: {
      after: { settleLimit: { target: 'placing', actions: 'failUnanswered' } },
      on: {
        'actor.restored': { target: 'authorised', reenter: true },
        'order.changed': [
          { guard: 'isClosed', target: 'idle', actions: ['hearOrder', 'completeWithFailure'] },
          { guard: 'isPlaceableAsShown', target: 'placing', actions: ['hearOrder', 'place'] },
          { guard: 'isPlaceable', target: 'placing', actions: ['hearOrder', 'failByChange'] },
          { guard: 'hasFailed', target: 'placing', actions: ['hearOrder', 'failByOrder'] },
          { actions: 'hearOrder' },
        ],
        'applePay.cancelled': { target: 'idle', actions: 'cancel' },
      },
    },
    placing: {
      on: {
        'order.changed': [
          { guard: 'isPlaced', target: 'idle', actions: ['hearOrder', 'completeWithSuccess'] },
          { guard: 'isClosed', target: 'idle', actions: ['hearOrder', 'completeWithFailure'] },
          { actions: 'hearOrder' },
        ],
      },
    },
  },
});
