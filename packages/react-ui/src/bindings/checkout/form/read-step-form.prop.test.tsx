import { type CheckoutEvent, type CheckoutPage, type CheckoutSnapshot, selectStep } from '@ironcart/checkout-machines';
import { checkoutScreens } from '@ironcart/checkout-machines/testing';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleCheckout } from '../../../testing/sample-checkout.ts';
import { standingCheckout } from '../../../testing/standing-checkout.tsx';
import { CheckoutProvider } from '../checkout-context.ts';
import { PaymentStep } from '../payment/PaymentStep.tsx';
import { ReviewStep } from '../review/ReviewStep.tsx';
import { ShippingStep } from '../shipping/ShippingStep.tsx';
import { StartStep } from '../start/StartStep.tsx';
import { isPage } from '../steps.ts';
import { readStepForm } from './read-step-form.ts';

const payment = {
  CardForm: () => <p>Card form</p>,
  Challenge: () => <p>Challenge</p>,
  loadWallet: () => Promise.reject(new Error('No wallets')),
};

const views = {
  start: <StartStep />,
  shipping: <ShippingStep />,
  payment: <PaymentStep payment={payment} />,
  review: <ReviewStep />,
};

/** A step as the server sends it, in a document. */
const sent = (step: CheckoutPage, snapshot: CheckoutSnapshot): HTMLFormElement => {
  document.body.innerHTML = renderToString(
    <CheckoutProvider value={standingCheckout(snapshot).actor}>{views[step]}</CheckoutProvider>,
  );
  const form = document.querySelector('form');
  if (form === null) throw new Error(`The step ${step} has no form`);
  return form;
};

type Context = CheckoutSnapshot['context'];

const start = sampleCheckout({ config: { asksEmailFirst: true } }).actor.getSnapshot();

const pages = [
  ...checkoutScreens().screens.flatMap(({ stage, snapshot }) => (isPage(stage) ? [{ stage, snapshot }] : [])),
  { stage: 'start' as const, snapshot: start },
];

afterEach(() => document.body.replaceChildren());

const home = (context: Context, id: string) => ({
  ...context.shippingAddress,
  _id: id,
  firstname: 'Ines',
  street: ['77 Mill Street', 'Back entrance'],
  countryId: 'US',
});

const anyText = fc.oneof(fc.constantFrom('', 'Zoë', '1\n2', ' a '), fc.string({ maxLength: 20 }));

/** Variations of a screen: a customer with an address book, other addresses, choices and comments. */
const variation = fc.record({
  isCustomer: fc.boolean(),
  hasSaved: fc.boolean(),
  usesSaved: fc.boolean(),
  isSame: fc.boolean(),
  keeps: fc.record({ shipping: fc.boolean(), billing: fc.boolean() }),
  mode: fc.constantFrom('fastest' as const, 'fewestPackages' as const),
  storesCard: fc.boolean(),
  comments: anyText.filter((text) => !text.includes('\r')),
  street: fc.array(fc.constantFrom('77 Mill Street', 'Unit 4'), { maxLength: 2 }),
  agreements: fc.record({ subscription: fc.boolean(), trial: fc.boolean() }),
});

const varied = (snapshot: CheckoutSnapshot, with_: typeof variation extends fc.Arbitrary<infer V> ? V : never) => {
  const { context } = snapshot;
  const saved = with_.isCustomer && with_.hasSaved ? [home(context, 'a'), home(context, 'b')] : [];
  const shippingAddress = with_.usesSaved && saved[1] ? saved[1] : { ...context.shippingAddress, street: with_.street };
  const choice = context.payment.choice;
  const over: Partial<Context> = {
    customer: with_.isCustomer
      ? ({ email: 'ines@example.com', loggedIn: true, firstname: 'Ines', lastname: 'M' } as never)
      : undefined,
    savedAddresses: saved,
    shippingAddress,
    billingAddress: { ...context.billingAddress, ...shippingAddress },
    isBillingSameAsShipping: with_.isSame,
    keeps: with_.keeps,
    shippingMode: with_.mode,
    comments: with_.comments,
    agreements: with_.agreements,
    payment: {
      ...context.payment,
      choice: choice.kind === 'card' ? { ...choice, storesCard: with_.isCustomer && with_.storesCard } : choice,
    },
  };
  return { ...snapshot, context: { ...context, ...over } } as CheckoutSnapshot;
};

const isPressable = (step: CheckoutPage) => (step === 'review' ? 'order.place' : 'step.continue');

describe('posted checkout form of a step', { timeout: 60_000 }, () => {
  it('changes nothing if posted unchanged, in every state of checkout', () => {
    expect(new Set(pages.map(({ stage }) => stage))).toEqual(new Set(['start', 'shipping', 'payment', 'review']));
    for (const { stage, snapshot } of pages) {
      expect(readStepForm(stage, new FormData(sent(stage, snapshot)), snapshot)).toEqual({
        changes: [],
        command: { type: isPressable(stage) },
        isOutdated: false,
      });
    }
  });

  it('changes nothing if posted unchanged, for any shopper and any previous input', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pages), variation, ({ stage, snapshot }, with_) => {
        const shown = varied(snapshot, with_);
        const step = selectStep(shown);
        if (!isPage(step)) return;
        expect(readStepForm(step, new FormData(sent(step, shown)), shown).changes, stage).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  const known: readonly CheckoutEvent['type'][] = [
    'step.goTo',
    'email.changed',
    'shippingAddress.changed',
    'billingAddress.changed',
    'address.picked',
    'address.keep',
    'shippingMode.chosen',
    'shippingRate.chosen',
    'payment.chosen',
    'giftCard.added',
    'giftCard.removed',
    'billing.sameAsShipping',
    'comments.changed',
    'agreements.changed',
    'rates.reload',
    'tax.reload',
    'methods.reload',
    'payment.cleared',
    'step.continue',
    'order.place',
  ];

  it('never throws for any bytes, and produces only events that a shopper can cause', () => {
    const names = fc.constantFrom(
      ...['email', 'firstname', 'street', 'countryId', 'region', 'shipping-saved-address', 'shippingMode'],
      ...['shippingCode-1', 'paymentMethod', 'storesCard', 'giftCard', 'billingSameAsShipping', 'billing-city'],
      ...['billing-saved-address', 'comments', 'trialAgreement', 'press', '__proto__', 'constructor', '_id'],
    );
    const values = fc.oneof(
      anyText,
      fc.constantFrom('on', 'a', 'b', 'US', 'ground', 'card', 'giftCard.removed:', 'giftCard.added', 'order.place'),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constant(new File([], 'x')),
    );
    const entries = fc.array(fc.tuple(fc.oneof(names, fc.string()), values), { maxLength: 12 });
    fc.assert(
      fc.property(
        fc.constantFrom(...pages),
        fc.constantFrom('start', 'shipping', 'payment', 'review'),
        entries,
        variation,
        ({ snapshot }, step, posted, with_) => {
          const { changes, command } = readStepForm(step, posted, varied(snapshot, with_));
          for (const { type } of command ? [...changes, command] : changes) expect(known).toContain(type);
          for (const change of changes) {
            if ('address' in change) expect(change.address).not.toHaveProperty('isDefaultShipping');
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('places no order that the page has not shown', () => {
    const reviewed = pages.find(({ stage }) => stage === 'review');
    if (reviewed === undefined) throw new Error('No review step');
    const { snapshot } = reviewed;
    const form = new FormData(sent('review', snapshot));
    const items = snapshot.context.cart.items.map((item) => ({ ...item, qty: item.qty + 1 }));
    const other = { ...snapshot, context: { ...snapshot.context, cart: { ...snapshot.context.cart, items } } };
    expect(readStepForm('review', form, other as CheckoutSnapshot)).toEqual({
      changes: [],
      command: undefined,
      isOutdated: true,
    });
  });

  it('keeps a multi-line comment unchanged, although browsers post other line breaks', () => {
    const review = pages.find(({ stage }) => stage === 'review');
    if (review === undefined) throw new Error('No review step');
    const context = { ...review.snapshot.context, comments: 'Mind the dog.\nRing twice.' };
    const shown = { ...review.snapshot, context } as CheckoutSnapshot;
    expect(readStepForm('review', [['comments', 'Mind the dog.\r\nRing twice.']], shown).changes).toEqual([]);
  });

  it('applies the entered values', () => {
    const shipping = pages.find(({ stage }) => stage === 'shipping');
    if (shipping === undefined) throw new Error('No shipping step');
    const form = sent('shipping', shipping.snapshot);
    const field = form.elements.namedItem('firstname');
    if (field instanceof HTMLInputElement) field.value = 'Zoë';
    const { changes } = readStepForm('shipping', new FormData(form), shipping.snapshot);
    expect(changes).toEqual([{ type: 'shippingAddress.changed', address: { firstname: 'Zoë' } }]);
  });

  it('shows the result of a gift card before it continues, and retries a rejected card only with its own button', () => {
    const paying = pages.find(({ stage }) => stage === 'payment');
    if (paying === undefined) throw new Error('No payment step');
    const { snapshot } = paying;
    const same: readonly (readonly [string, string])[] = [['billingSameAsShipping', 'on']];
    const typed = readStepForm('payment', [...same, ['giftCard', ' IRON-1 ']], snapshot);
    expect(typed).toMatchObject({ changes: [{ type: 'giftCard.added', code: 'IRON-1' }], command: undefined });
    const issue = { code: 'unknown', giftCardCode: 'IRON-1', message: 'We do not know this gift card.' } as const;
    const giftCards = { ...snapshot.context.giftCards, issue };
    const refused = { ...snapshot, context: { ...snapshot.context, giftCards } } as CheckoutSnapshot;
    expect(readStepForm('payment', new FormData(sent('payment', refused)), refused)).toMatchObject({
      changes: [],
      command: { type: 'step.continue' },
    });
    expect(
      readStepForm('payment', [...same, ['giftCard', 'IRON-1'], ['press', 'giftCard.added']], refused).changes,
    ).toEqual([{ type: 'giftCard.added', code: 'IRON-1' }]);
  });

  it('shows the fields of a billing address before requiring them', () => {
    const paying = pages.find(({ stage }) => stage === 'payment');
    if (paying === undefined) throw new Error('No payment step');
    expect(readStepForm('payment', [], paying.snapshot)).toMatchObject({
      changes: [{ type: 'billing.sameAsShipping', isSame: false }],
      command: undefined,
    });
  });
});
