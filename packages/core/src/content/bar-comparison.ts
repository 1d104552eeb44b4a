import type { Comparison } from './comparison.ts';

type BarCriterion = 'knurl' | 'spin' | 'stiffness' | 'finish' | 'value';

/** The bar comparison table (S2-compare-01, S2-compare-02). */
export const barComparison: Comparison<BarCriterion> = {
  title: 'Our bars, compared',
  introduction: 'We lifted with each of them for a month and rated them from 1 to 5.',
  criteria: [
    { criterion: 'knurl', label: 'Knurl' },
    { criterion: 'spin', label: 'Spin' },
    { criterion: 'stiffness', label: 'Stiffness' },
    { criterion: 'finish', label: 'Finish' },
    { criterion: 'value', label: 'Value' },
  ],
  rows: [
    {
      rank: 1,
      name: 'Halden Club Bar 20 kg',
      path: '/halden-club-bar-20-kg',
      bestFor: 'One bar for everything, in a class or a garage.',
      ratings: { knurl: 4, spin: 4, stiffness: 4, finish: 4, value: 5 },
    },
    {
      rank: 2,
      name: 'Halden Meet Bar 20 kg',
      path: '/halden-meet-bar-20-kg',
      bestFor: 'Snatch and clean and jerk, up to a competition.',
      ratings: { knurl: 4, spin: 5, stiffness: 3, finish: 5, value: 3 },
    },
    {
      rank: 3,
      name: 'Halden Power Bar, stainless',
      path: '/halden-power-bar-stainless',
      bestFor: 'Squat, bench and deadlift with a bar that does not give.',
      ratings: { knurl: 5, spin: 3, stiffness: 5, finish: 5, value: 3 },
    },
    {
      rank: 4,
      name: 'Halden Workshop Bar 20 kg',
      path: '/halden-workshop-bar-20-kg',
      bestFor: 'A first good bar that may look used.',
      ratings: { knurl: 4, spin: 4, stiffness: 4, finish: 2, value: 5 },
    },
    {
      rank: 5,
      name: 'Halden Deadlift Bar',
      path: '/halden-deadlift-bar',
      bestFor: 'Pulling from the floor, and nothing else.',
      ratings: { knurl: 5, spin: 3, stiffness: 1, finish: 3, value: 3 },
    },
    {
      rank: 6,
      name: 'Northpin Training Bar 20 kg',
      path: '/northpin-training-bar-20-kg',
      bestFor: 'Schools and hotels that need ten of them.',
      ratings: { knurl: 2, spin: 2, stiffness: 4, finish: 3, value: 4 },
    },
  ],
};
