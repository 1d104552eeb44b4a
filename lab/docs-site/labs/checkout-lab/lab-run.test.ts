import { selectErrors, selectStep, selectTotals } from '@ironcart/checkout-machines';
import { replay } from '@ironcart/checkout-machines/replay';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runSteps, type Step } from './lab-run.ts';
import { type MoveName, moveNames } from './moves.ts';
import { statesOf } from './states-of.ts';

const moved = (...moves: readonly MoveName[]): readonly Step[] => moves.map((move) => ({ do: 'move', move }));

const toReview = moved('fillAddress', 'continue', 'fillCard', 'continue', 'receiveToken');

const endOf = async (...steps: readonly Step[]) => {
  const { actor } = await runSteps(steps);
  const snapshot = actor.getSnapshot();
  return { step: selectStep(snapshot), errors: selectErrors(snapshot).map(({ code }) => code), snapshot };
};

describe('checkout lab', () => {
  it('places an order', async () => {
    const { step, snapshot } = await endOf(...toReview, ...moved('place'));
    expect(step).toBe('success');
    expect(selectTotals(snapshot).grandTotalIncludingTax).toBe(34_500 + 1_500 + 2_415);
  });

  it.each<[string, Step, string, readonly string[]]>([
    ['a declined payment', { do: 'set', part: 'payment', to: 'declined' }, 'payment', ['payment_error']],
    ['another price', { do: 'set', part: 'catalogue', to: 'dearer' }, 'review', ['wrong_product_price']],
    ['no stock', { do: 'set', part: 'catalogue', to: 'soldOut' }, 'review', ['inventory_error']],
    ['a lost network', { do: 'set', part: 'network', to: 'down' }, 'review', ['browser_offline']],
    ['a lost response', { do: 'set', part: 'network', to: 'losesAnswers' }, 'review', ['no_response']],
  ])('recovers from %s', async (_, set, step, errors) => {
    expect(await endOf(...toReview, set, ...moved('place'))).toMatchObject({ step, errors });
  });

  it('finds an order whose response was lost, and places it once', async () => {
    const { step } = await endOf(
      ...toReview,
      { do: 'set', part: 'network', to: 'losesAnswers' },
      ...moved('place'),
      { do: 'set', part: 'network', to: 'up' },
      ...moved('place'),
    );
    expect(step).toBe('success');
  });

  it.each<[MoveName, string, readonly string[]]>([
    ['bankApproves', 'success', []],
    ['bankRefuses', 'payment', ['three_ds']],
    ['closeBank', 'payment', ['three_ds']],
    ['bankFails', 'payment', ['three_ds']],
  ])('simulates a bank challenge: %s', async (move, step, errors) => {
    const asked = [...toReview, { do: 'set', part: 'payment', to: 'challenge' } as const, ...moved('place')];
    expect(await endOf(...asked)).toMatchObject({ step: 'challenge' });
    expect(await endOf(...asked, ...moved(move))).toMatchObject({ step, errors });
  });

  it('times out the bank after ten minutes, and finds an unreported approval by query', async () => {
    const asked = [...toReview, { do: 'set', part: 'payment', to: 'challenge' } as const, ...moved('place')];
    expect(await endOf(...asked, { do: 'wait', ms: 600_000 })).toMatchObject({ step: 'payment', errors: ['three_ds'] });
    const approved = [...asked, ...moved('bankApprovesUnheard'), { do: 'wait', ms: 2_000 } as const];
    expect(await endOf(...approved)).toMatchObject({ step: 'success' });
  });

  it('pays with gift cards alone', async () => {
    const steps = moved('fillAddress', 'continue', 'addLargeGiftCard', 'continue', 'place');
    expect(await endOf(...steps)).toMatchObject({ step: 'success' });
  });

  it('delays calls until the reader answers them', async () => {
    const held = await runSteps([{ do: 'hold', isOn: true }, ...moved('fillAddress'), { do: 'wait', ms: 500 }]);
    const call = held.held.find(({ port }) => port === 'rates');
    expect(statesOf(held.actor.getSnapshot())).toContainEqual({ machine: 'shippingRates', state: 'loading' });
    const failed = await runSteps([
      ...held.done.map(({ step }) => step),
      { do: 'call', id: call?.id ?? 0, outcome: 'fail' },
    ]);
    expect(failed.done.at(-1)?.changes).toContainEqual({ machine: 'shippingRates', state: 'error' });
  });

  it('writes a log that replays to the same states for any input of the reader', async () => {
    const step = fc.oneof(
      fc.constantFrom(...moveNames).map((move): Step => ({ do: 'move', move })),
      fc.constantFrom<Step>(
        { do: 'set', part: 'payment', to: 'challenge' },
        { do: 'set', part: 'network', to: 'losesAnswers' },
        { do: 'set', part: 'network', to: 'up' },
        { do: 'set', part: 'catalogue', to: 'dearer' },
        { do: 'wait', ms: 2_000 },
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.boolean(), async (steps, isReady) => {
        const run = await runSteps(isReady ? [...toReview, ...steps] : steps);
        const replayed = await replay(JSON.parse(JSON.stringify(run.log())));
        expect(replayed.value).toEqual(run.actor.getSnapshot().value);
      }),
      { numRuns: 40 },
    );
  });
});
