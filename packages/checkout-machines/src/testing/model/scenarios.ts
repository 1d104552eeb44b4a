import type { Scenario } from '../explorer/explorable.ts';
import { modelScenario } from './model-world.ts';
import { sessionScenarios } from './session-scenarios.ts';

const oneTab = { A: 'list-1' };
const twoTabs = { A: 'list-1', B: 'list-1' };
const twoShoppers = { A: 'list-1', B: 'list-2' };
const placing = ['place', 'order'];

/** The bank's part of the secure flow. */
const bank = {
  'the bank approves': 1,
  'the bank declines': 1,
  'the store hears the notification': 2,
  'the notification comes twice': 1,
  'the store gives up waiting': 1,
} as const;

/** Faults around a checkout, one scenario for each kind (FAULTS 1-12, 17-26, 31). */
export const scenarios: readonly Scenario[] = [
  modelScenario({
    name: 'double click and lost answers',
    tabs: oneTab,
    moves: { places: 3 },
    slow: placing,
    loses: placing,
    fails: ['place'],
  }),
  modelScenario({ name: 'two tabs', tabs: twoTabs, moves: { places: 2 }, slow: placing, loses: ['place'] }),
  modelScenario({
    name: "the bank's challenge",
    tabs: oneTab,
    cards: ['challenge-1', 'approved-2'],
    moves: {
      places: 2,
      'gives a card': 1,
      continues: 1,
      'closes the challenge': 1,
      "hears of the bank's answer": 1,
    },
    outside: bank,
    slow: placing,
  }),
  modelScenario({
    name: 'a reload in the middle of the challenge',
    tabs: oneTab,
    cards: ['challenge-1', 'challenge-2', 'approved-3'],
    moves: { places: 2, 'reloads the page': 1, 'gives a card': 1, continues: 2 },
    outside: bank,
    slow: placing,
  }),
  modelScenario({
    name: 'two tabs, one of them at the bank',
    tabs: twoTabs,
    cards: ['challenge-1', 'approved-2'],
    moves: { places: 1, 'closes the challenge': 1 },
    outside: bank,
    slow: placing,
    loses: ['place'],
  }),
  modelScenario({
    name: 'the cart changes in another tab',
    tabs: twoTabs,
    moves: { places: 2, 'takes two pieces': 1 },
    outside: { 'the price rises': 1 },
    slow: [...placing, 'reloadCart'],
  }),
  modelScenario({
    name: 'rates and tax change while placing',
    tabs: oneTab,
    moves: { places: 3 },
    outside: { 'shipping rises': 1, 'the tax rises': 1 },
    slow: ['place', 'rates', 'tax'],
    fails: ['rates', 'tax'],
  }),
  modelScenario({
    name: 'answers out of order',
    tabs: oneTab,
    moves: { 'ships to 10001': 2, 'ships to 43201': 2, places: 1 },
    slow: ['place', 'rates', 'tax'],
    fails: ['rates'],
  }),
  modelScenario({
    name: 'the session expires',
    tabs: oneTab,
    moves: { places: 2 },
    outside: { "A's session expires": 4 },
    slow: placing,
    loses: ['place'],
  }),
  modelScenario({
    name: 'offline and online again',
    tabs: oneTab,
    moves: { places: 3, 'goes offline': 2, 'goes online': 2 },
    slow: placing,
    loses: ['place'],
  }),
  modelScenario({
    name: 'the last piece, two shoppers',
    tabs: twoShoppers,
    moves: { places: 2 },
    slow: [...placing, 'reloadCart'],
    store: { stock: 1 },
  }),
  modelScenario({
    name: 'one gift card, two shoppers',
    tabs: twoShoppers,
    moves: { 'adds the gift card': 1, places: 2 },
    slow: [...placing, 'giftCard'],
    loses: ['giftCard'],
    store: { giftCards: { 'GIFT-1': 15_000 } },
  }),
  modelScenario({
    name: 'a card that is refused, then one that has expired',
    tabs: oneTab,
    cards: ['refused-1', 'expired-2', 'approved-3'],
    moves: { places: 4, 'gives a card': 2, continues: 2 },
    slow: placing,
    loses: ['place'],
  }),
  modelScenario({
    name: "the bank's own page, and back",
    tabs: oneTab,
    cards: ['approved-1', 'approved-2'],
    moves: {
      'chooses the bank': 1,
      places: 2,
      'closes the challenge': 1,
      'reloads the page': 2,
      'gives a card': 1,
      continues: 2,
    },
    outside: bank,
    slow: placing,
  }),
  modelScenario({
    name: "PayPal's approval, and another total",
    tabs: oneTab,
    moves: { 'opens PayPal': 2, 'approves in PayPal': 2, 'cancels PayPal': 1, 'takes two pieces': 1, places: 3 },
    outside: { 'the price rises': 1 },
    slow: [...placing, 'reloadCart'],
    loses: ['place'],
  }),
  modelScenario({
    name: "Apple Pay's sheet",
    tabs: oneTab,
    cards: ['approved-1', 'refused-2', 'approved-3'],
    moves: { 'opens Apple Pay': 2, 'pays in the sheet': 2, 'closes the sheet': 1, places: 1, 'gives a card': 1 },
    outside: { 'the price rises': 1 },
    slow: [...placing, 'reloadCart'],
    loses: ['place'],
  }),
  modelScenario({
    name: 'asked too often',
    tabs: twoTabs,
    moves: { places: 2 },
    slow: placing,
    loses: ['place'],
    throttles: placing,
  }),
  ...sessionScenarios,
];

/** @throws Error for an unknown name */
export const scenarioNamed = (name: string, among: readonly Scenario[] = scenarios): Scenario => {
  const scenario = among.find((each) => each.name === name);
  if (scenario === undefined) throw new Error(`There is no scenario '${name}'`);
  return scenario;
};
