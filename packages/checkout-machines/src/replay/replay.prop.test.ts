import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CheckoutSnapshot,
  selectAddressIssues,
  selectBlockedReason,
  selectCanContinue,
  selectErrors,
  selectIsPlacing,
  selectPackages,
  selectShippingState,
  selectStep,
  selectTaxState,
  selectTotals,
} from '../checkout/checkout.selectors.ts';
import type { CheckoutEvent } from '../checkout/checkout.types.ts';
import { settle } from '../settle.ts';
import { card, shopper } from '../testing/fixtures.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { openModelStore } from '../testing/model/model-store.ts';
import { openModelTab } from '../testing/model/model-tab.ts';
import { type CheckoutRecorder, createRecorder } from './recorder.ts';
import { replay } from './replay.ts';
import { createVirtualClock } from './virtual-clock.ts';

const address = { street: ['9 Canary Row', 'Flat Canary'], email: 'canary@example.com', telephone: '999 555 4242' };

/** Shoppers' events; every personal text contains the word canary. */
const shopperEvents: readonly CheckoutEvent[] = [
  { type: 'shippingAddress.changed', address: { ...shopper, ...address, firstname: 'Canary', city: 'Canary' } },
  { type: 'shippingAddress.changed', address: { postcode: '10001' } },
  { type: 'shippingAddress.changed', address: { postcode: 'CANARY' } },
  { type: 'shippingAddress.changed', address: { email: 'canary' } },
  { type: 'shippingAddress.changed', address: { lastname: '' } },
  { type: 'shippingAddress.changed', address: { vatNumber: 'CANARY1', company: 'Canary Ltd' } },
  { type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'air' },
  { type: 'billing.sameAsShipping', isSame: false },
  { type: 'billingAddress.changed', address: { ...shopper, ...address, region: 'Canary Islands' } },
  { type: 'comments.changed', comments: 'canary' },
  { type: 'payment.changed', isComplete: true },
  { type: 'payment.tokenReceived', card: { ...card, token: 'approved-canary', last4: '9876' } },
  { type: 'payment.tokenReceived', card: { ...card, token: 'challenge-canary' } },
  { type: 'payment.tokenReceived', card: { ...card, token: 'refused-canary' } },
  { type: 'step.continue' },
  { type: 'step.continue' },
  { type: 'step.back' },
  { type: 'order.place' },
  { type: 'order.place' },
  { type: 'challenge.closed' },
  { type: 'challenge.finished' },
];

/** A purchase, as indexes into `shopperEvents`. */
const buying = [0, -1, -1, -1, 14, 11, 14, 17, -1, -1, -1];

const openSession = () => {
  const clock = createVirtualClock();
  const store = openModelStore();
  const recorders: CheckoutRecorder[] = [];
  const none: ReadonlySet<string> = new Set();
  const tab = openModelTab({
    tab: 'A',
    listId: 'canary-list',
    store,
    storage: memoryStorage(),
    clock,
    slow: new Set(['rates', 'tax', 'place', 'order']),
    loses: new Set(['place']),
    fails: none,
    observe: (input) => {
      const recorder = createRecorder(input);
      recorders.push(recorder);
      return recorder;
    },
  });
  /** Number -1 is the next thing that happens by itself, below that another one of them. */
  const step = async (choice: number): Promise<void> => {
    const event = shopperEvents[choice];
    if (tab.snapshot().status !== 'active') return;
    if (event !== undefined) return tab.send(event);
    const outside = [...tab.network.actions().map(([, happen]) => happen), () => clock.fireNext()];
    outside[(-choice - 1) % outside.length]?.();
    if (choice % 3 === 0) store.provider.bankAnswers('txn-1', choice % 2 === 0);
    if (choice % 4 === 0) store.hearNotification();
    await settle();
  };
  const log = () => {
    const [recorder] = recorders;
    if (recorder === undefined) throw new Error('Nothing was recorded');
    return recorder.log();
  };
  return { tab, step, log };
};

const shown = (snapshot: CheckoutSnapshot) => ({
  value: snapshot.value,
  status: snapshot.status,
  step: selectStep(snapshot),
  totals: selectTotals(snapshot),
  shipping: selectShippingState(snapshot),
  tax: selectTaxState(snapshot),
  errors: selectErrors(snapshot).map(({ code, place }) => [code, place]),
  blocked: selectBlockedReason(snapshot),
  canContinue: selectCanContinue(snapshot),
  isPlacing: selectIsPlacing(snapshot),
  issues: selectAddressIssues(snapshot),
  chosen: selectPackages(snapshot).map(({ packageNumber, selected }) => [packageNumber, selected?.shippingCode]),
});

const session = fc
  .array(
    fc.oneof(
      { weight: 2, arbitrary: fc.constant(buying) },
      { weight: 6, arbitrary: fc.integer({ min: -6, max: shopperEvents.length - 1 }).map((choice) => [choice]) },
    ),
    { minLength: 3, maxLength: 25, size: 'max' },
  )
  .map((parts) => parts.flat());

describe('recorded checkout', () => {
  it('replays to the same state and screen, at its end and at every earlier moment', async () => {
    let placed = 0;
    await fc.assert(
      fc.asyncProperty(session, fc.nat(), async (choices, pick) => {
        const { tab, step, log } = openSession();
        const moments = [{ entries: 0, shown: shown(tab.snapshot()) }];
        for (const choice of choices) {
          await step(choice);
          moments.push({ entries: log().entries.length, shown: shown(tab.snapshot()) });
        }
        const text = JSON.stringify(log());
        expect(shown(await replay(JSON.parse(text)))).toEqual(moments.at(-1)?.shown);
        const moment = moments[pick % moments.length];
        expect(shown(await replay(JSON.parse(text), moment?.entries))).toEqual(moment?.shown);
        if (tab.snapshot().matches('success')) placed += 1;
      }),
      { numRuns: 40 },
    );
    expect(placed).toBeGreaterThan(5);
  });

  it('contains no data that identifies the shopper or the payment', async () => {
    await fc.assert(
      fc.asyncProperty(session, async (choices) => {
        const { step, log } = openSession();
        for (const choice of choices) await step(choice);
        expect(JSON.stringify(log())).not.toMatch(
          /[Cc]anary|CANARY|999 555 4242|"Ada|Lifter|6145550100|Barbell|43201|10001|1111|9876/,
        );
      }),
      { numRuns: 30 },
    );
  });
});
