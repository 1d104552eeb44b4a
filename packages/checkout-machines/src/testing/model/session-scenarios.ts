import type { Scenario } from '../explorer/explorable.ts';
import { sessionScenario } from './session-world.ts';

const two = ['A', 'B'];

/** What happens around a session on the server that several channels share. */
export const sessionScenarios: readonly Scenario[] = [
  sessionScenario({
    name: 'two channels place at once',
    channels: two,
    moves: { places: 2, looks: 1 },
    loses: ['place', 'write'],
  }),
  sessionScenario({
    name: 'one channel changes what the other buys',
    channels: two,
    moves: { places: 1, 'writes a comment': 2 },
    loses: ['read', 'write'],
  }),
  sessionScenario({
    name: 'a process ends while another waits at the bank',
    channels: two,
    cards: ['challenge-1', 'approved-2'],
    moves: {
      places: 1,
      'gives a card': 1,
      continues: 1,
      looks: 1,
      "hears of the bank's answer": 1,
      'closes the challenge': 1,
    },
    outside: { 'the bank approves': 1, 'the bank declines': 1, 'the store hears the notification': 1 },
    loses: ['place', 'write', 'order'],
  }),
  sessionScenario({
    name: 'the price rises between two channels',
    channels: two,
    moves: { places: 2, looks: 1 },
    outside: { 'the price rises': 1 },
    loses: ['place'],
  }),
];
