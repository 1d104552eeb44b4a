import { expect, it } from 'vitest';
import { citedIn } from './citations.mjs';

const cited = (text: string): readonly string[] => [...citedIn(text)];

it('citation parser finds an id, and several in one pair of brackets', () => {
  expect(cited('keeps rates [S4-ship-07] [S8-err-order-01]')).toEqual(['S4-ship-07', 'S8-err-order-01']);
});

it('citation parser finds a topic', () => {
  expect(cited('Sends the search events (S7-calls-rfk).')).toEqual(['S7-calls-rfk']);
});

it('citation parser expands a range in every notation', () => {
  const all = ['S4-tax-07', 'S4-tax-08', 'S4-tax-09'];
  expect(cited('(S4-tax-07..09): where')).toEqual(all);
  expect(cited('(S4-tax-07 to 09).')).toEqual(all);
  expect(cited('(S4-tax-07 to -09),')).toEqual(all);
});

it('citation parser finds further numbers after a comma', () => {
  expect(cited('(S9-health-02, -04 to -06).')).toEqual([
    'S9-health-02',
    'S9-health-04',
    'S9-health-05',
    'S9-health-06',
  ]);
  expect(cited("it('S4-misc-07', 'How to measure')")).toEqual(['S4-misc-07']);
});
