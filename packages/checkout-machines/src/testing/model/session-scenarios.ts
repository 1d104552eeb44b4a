import type { Scenario } from '../explorer/explorable.ts';
import { type SessionScenarioOptions, sessionScenario } from './session-world.ts';

const two = ['A', 'B'];

const described: readonly SessionScenarioOptions[] = [
  {
    name: 'two channels place at once',
    channels: two,
    moves: { places: 2, looks: 1 },
    loses: ['place', 'write'],
  },
  {
    name: 'one channel changes what the other buys',
    channels: two,
    moves: { places: 1, 'writes a comment': 2 },
    loses: ['read', 'write'],
  },
  {
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
  },
  {
    name: 'the price rises between two channels',
    channels: two,
    moves: { places: 2, looks: 1 },
    outside: { 'the price rises': 1 },
    loses: ['place'],
  },
  {
    name: 'another channel goes on at every step',
    channels: two,
    begins: 'with nothing entered',
    moves: {
      'enters an address': 1,
      'chooses air': 1,
      continues: 2,
      'gives a card': 1,
      'goes back': 1,
      'writes a comment': 1,
      places: 1,
      looks: 2,
    },
    loses: ['write', 'place'],
  },
];

/** Creates the scenarios with a shared session store. Default: in memory. */
export const sessionScenariosIn = (openSessions?: SessionScenarioOptions['openSessions']): readonly Scenario[] =>
  described.map((options) => sessionScenario({ ...options, openSessions }));

/** Scenarios of a server session that several channels share. */
export const sessionScenarios = sessionScenariosIn();
