import { describe, expect, it } from 'vitest';
import { checkoutMachine } from '../../checkout/checkout.machine.ts';
import { orderPlacementMachine } from '../../order-placement/order-placement.machine.ts';
import { threeDsMachine } from '../../three-ds/three-ds.machine.ts';
import { type ModelScenarioOptions, modelScenario } from '../model/model-world.ts';
import { explore } from './explore.ts';

const budget = { maxSchedules: 2_000, seed: 1 };

/** Explores a world that something is missing in, and answers the shortest way in which that shows. */
const counterexampleIn = async (options: Omit<ModelScenarioOptions, 'name'>) => {
  const { violation } = await explore(modelScenario({ name: 'broken', ...options }), budget);
  return violation;
};

const placing = ['place', 'order'];

describe('explorer detects', () => {
  it('a store that places a list twice: two tabs, two orders [S4-order-01]', async () => {
    const violation = await counterexampleIn({
      tabs: { A: 'list-1', B: 'list-1' },
      moves: { places: 1 },
      slow: placing,
      loses: ['place'],
      store: { forgets: 'oneOrderPerList' },
    });
    expect(violation).toEqual({
      scenario: 'broken',
      schedule: ['A places', 'the store hears A.place#1', 'B places', 'the store hears B.place#1'],
      wrong: ['I1 list-1 is placed more than once'],
    });
  });

  it('a store that does not check its stock', async () => {
    const violation = await counterexampleIn({
      tabs: { A: 'list-1', B: 'list-2' },
      moves: { places: 1 },
      slow: placing,
      store: { stock: 1, forgets: 'stockCheck' },
    });
    expect(violation?.schedule).toHaveLength(4);
    expect(violation?.wrong).toEqual(['I3 the stock is -1']);
  });

  it('a store that does not check the balance of a gift card', async () => {
    const violation = await counterexampleIn({
      tabs: { A: 'list-1', B: 'list-2' },
      moves: { 'adds the gift card': 1, places: 1 },
      slow: placing,
      store: { giftCards: { 'GIFT-1': 15_000 }, forgets: 'giftCardBalance' },
    });
    expect(violation?.schedule).toHaveLength(6);
    expect(violation?.wrong).toEqual(['I4 the balance of a gift card is -9600']);
  });

  it('a store that keeps the payment of an abandoned order', async () => {
    const violation = await counterexampleIn({
      tabs: { A: 'list-1' },
      cards: ['challenge-1'],
      moves: { places: 1 },
      outside: { 'the store gives up waiting': 1, 'the bank approves': 1 },
      slow: placing,
      store: { forgets: 'voidOfLateCapture' },
    });
    expect([...(violation?.schedule ?? [])].toSorted()).toEqual([
      'A places',
      'the bank approves',
      'the store gives up waiting',
      'the store hears A.place#1',
    ]);
    expect(violation?.wrong).toContain('I5 txn-1 captured 12300 for no placed order');
  });

  it('a store that accepts another card without voiding the first attempt', async () => {
    const violation = await counterexampleIn({
      tabs: { A: 'list-1' },
      cards: ['challenge-1', 'approved-2'],
      moves: { places: 2, 'closes the challenge': 1, 'gives a card': 1, continues: 1 },
      outside: { 'the bank approves': 1 },
      slow: ['place'],
      store: { forgets: 'endOfFirstAttempt' },
    });
    expect(violation?.schedule).toContain('A closes the challenge');
    expect(violation?.wrong).toContain('I1 list-1 is placed more than once');
  });

  it('a machine that waits for the bank without a limit [S4-threeds-01]', async () => {
    const machine = checkoutMachine.provide({
      actors: {
        orderPlacement: orderPlacementMachine.provide({
          actors: { threeDs: threeDsMachine.provide({ delays: { timeLimit: 1e12, pollInterval: 1e11 } }) },
        }),
      },
    });
    const violation = await counterexampleIn({
      tabs: { A: 'list-1' },
      cards: ['challenge-1'],
      moves: { places: 1 },
      slow: ['place'],
      machine,
    });
    expect(violation?.wrong).toEqual(['spinner A waits for ever']);
  });

  it('a machine that ends placing immediately [S9-timing-01]', async () => {
    const machine = checkoutMachine.provide({
      actors: { orderPlacement: orderPlacementMachine.provide({ delays: { placingMinimum: 20 } }) },
    });
    const violation = await counterexampleIn({ tabs: { A: 'list-1' }, moves: { places: 1 }, slow: placing, machine });
    expect(violation?.wrong).toEqual(['timing A showed placing for 20 ms']);
  });
});
