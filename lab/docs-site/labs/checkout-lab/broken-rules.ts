import { checkoutMachine, orderPlacementMachine, threeDsMachine } from '@ironcart/checkout-machines';
import {
  type Exploration,
  explore,
  type ModelScenarioOptions,
  modelScenario,
} from '@ironcart/checkout-machines/testing';

type Broken = Omit<ModelScenarioOptions, 'name'>;

const twoTabs = { A: 'list-1', B: 'list-1' } as const;
const twoShoppers = { A: 'list-1', B: 'list-2' } as const;
const oneTab = { A: 'list-1' } as const;
const placing = ['place', 'order'];

const impatient = { tabs: oneTab, moves: { places: 1 }, slow: placing } as const;

const withTimers = (orderPlacement: typeof orderPlacementMachine) =>
  checkoutMachine.provide({ actors: { orderPlacement } });

/** The rules that can be broken: a guarantee of the store, or a limit of the machine. */
export const brokenRules = {
  none: ['No rule is broken', { tabs: twoTabs, moves: { places: 2 }, slow: placing, loses: ['place'] }],
  oneOrderPerList: [
    'The store places one cart twice',
    { tabs: twoTabs, moves: { places: 1 }, slow: placing, loses: ['place'], store: { forgets: 'oneOrderPerList' } },
  ],
  stockCheck: [
    'The store does not check its stock',
    { tabs: twoShoppers, moves: { places: 1 }, slow: placing, store: { stock: 1, forgets: 'stockCheck' } },
  ],
  giftCardBalance: [
    "The store does not check a gift card's balance",
    {
      tabs: twoShoppers,
      moves: { 'adds the gift card': 1, places: 1 },
      slow: placing,
      store: { giftCards: { 'GIFT-1': 15_000 }, forgets: 'giftCardBalance' },
    },
  ],
  placingMinimum: [
    'Placing ends at once instead of showing for 500 ms',
    { ...impatient, machine: withTimers(orderPlacementMachine.provide({ delays: { placingMinimum: 20 } })) },
  ],
  timeLimit: [
    'The machine waits for the bank without a limit',
    {
      ...impatient,
      cards: ['challenge-1'],
      machine: withTimers(
        orderPlacementMachine.provide({
          actors: { threeDs: threeDsMachine.provide({ delays: { timeLimit: 1e12, pollInterval: 1e11 } }) },
        }),
      ),
    },
  ],
} as const satisfies Readonly<Record<string, readonly [words: string, options: Broken]>>;

export type RuleName = keyof typeof brokenRules;

/**
 * Explores sequences of events in a world where a rule is broken; stops at the first violation, which is among the
 * shortest.
 */
export const exploreWithout = (rule: RuleName): Promise<Exploration> => {
  const [name, options]: readonly [string, Broken] = brokenRules[rule];
  return explore(modelScenario({ name, ...options }), { maxSchedules: 300, seed: 1 });
};
