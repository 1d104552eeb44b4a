import { type CheckoutEvent, type CheckoutSnapshot, selectTokenRequestId } from '@ironcart/checkout-machines';
import type { FakeStore } from './fake-store.ts';

/** An action of the lab's reader. */
export interface Move {
  readonly group: 'Address' | 'Pages' | 'Card' | 'Gift cards' | 'The bank' | 'Elsewhere';
  readonly label: string;
  /** The event for the machine; undefined if it is not notified of the move. */
  event?(snapshot: CheckoutSnapshot, store: FakeStore): CheckoutEvent;
  /** The change in the store before the event. */
  inStore?(store: FakeStore): void;
}

const columbus = {
  firstname: 'Ada',
  lastname: 'Lifter',
  email: 'ada@example.com',
  telephone: '6145550100',
  street: ['1 Barbell Way'],
  city: 'Columbus',
  postcode: '43201',
  region: 'OH',
  countryId: 'US',
};

const card = { token: 'token-of-the-card-form', brand: 'visa', last4: '1111', expMonth: 12, expYear: 2030 };

const simple = (group: Move['group'], label: string, event: CheckoutEvent): Move => ({
  group,
  label,
  event: () => event,
});

const bankAnswers = (label: string, status: 'published' | 'payment_error', isHeard: boolean): Move => ({
  group: 'The bank',
  label,
  inStore: (store) => store.hearBank(status),
  ...(isHeard && { event: () => ({ type: 'challenge.finished' }) }),
});

/** Every move by its name in a link. */
export const moves = {
  fillAddress: simple('Address', 'Fill in the address', { type: 'shippingAddress.changed', address: columbus }),
  clearPostcode: simple('Address', 'Clear the postal code', {
    type: 'shippingAddress.changed',
    address: { postcode: '' },
  }),
  moveHouse: simple('Address', 'Ship to Portland', {
    type: 'shippingAddress.changed',
    address: { city: 'Portland', postcode: '97201', region: 'OR' },
  }),
  chooseAir: simple('Address', 'Choose air freight', {
    type: 'shippingRate.chosen',
    packageNumber: 1,
    shippingCode: 'air',
  }),
  reloadRates: simple('Address', 'Ask for rates again', { type: 'rates.reload' }),

  continue: simple('Pages', 'Continue', { type: 'step.continue' }),
  back: simple('Pages', 'Back', { type: 'step.back' }),
  goToReview: simple('Pages', 'Go to the review', { type: 'step.goTo', step: 'review' }),
  place: simple('Pages', 'Place the order', { type: 'order.place' }),
  reloadOrder: simple('Pages', 'Ask what became of the order', { type: 'order.reload' }),
  dismiss: simple('Pages', 'Dismiss the errors', { type: 'errors.dismissed' }),

  fillCard: simple('Card', 'Fill in the card form', { type: 'payment.changed', isComplete: true }),
  receiveToken: {
    group: 'Card',
    label: 'The card form gives a token',
    event: (snapshot) => ({ type: 'payment.tokenReceived', card, requestId: selectTokenRequestId(snapshot) }),
  },
  refuseCard: {
    group: 'Card',
    label: 'The card form refuses',
    event: (snapshot) => ({
      type: 'payment.failed',
      message: 'The number has a digit too few.',
      requestId: selectTokenRequestId(snapshot),
    }),
  },
  chooseIdeal: simple('Card', 'Choose iDEAL instead', {
    type: 'payment.chosen',
    choice: { kind: 'redirect', type: 'ideal' },
  }),
  chooseCard: simple('Card', 'Choose a card again', {
    type: 'payment.chosen',
    choice: { kind: 'card', storesCard: false },
  }),

  addGiftCard: simple('Gift cards', 'Add GIFT-50 ($50)', { type: 'giftCard.added', code: 'GIFT-50' }),
  addLargeGiftCard: simple('Gift cards', 'Add GIFT-900 ($900)', { type: 'giftCard.added', code: 'GIFT-900' }),
  addUnknownGiftCard: simple('Gift cards', 'Add an unknown code', { type: 'giftCard.added', code: 'GIFT-0' }),
  removeGiftCard: simple('Gift cards', 'Remove GIFT-50', { type: 'giftCard.removed', code: 'GIFT-50' }),

  bankApproves: bankAnswers('The bank approves', 'published', true),
  bankRefuses: bankAnswers('The bank refuses', 'payment_error', true),
  bankApprovesUnheard: bankAnswers('The bank approves, its page says nothing', 'published', false),
  closeBank: simple('The bank', 'The shopper closes its page', { type: 'challenge.closed' }),
  bankFails: simple('The bank', 'Its page does not load', { type: 'challenge.failed' }),

  takeTwo: {
    group: 'Elsewhere',
    label: 'Two bars, in another tab',
    inStore: (store) => store.setPieces(2),
    event: (_, store) => ({ type: 'cart.changed', ...store.cart() }),
  },
  hidePage: simple('Elsewhere', 'The page is hidden', { type: 'page.hidden' }),
} as const satisfies Record<string, Move>;

export type MoveName = keyof typeof moves;

export const moveNames = Object.keys(moves) as readonly MoveName[];

export const moveNamed = (name: MoveName): Move => moves[name];
