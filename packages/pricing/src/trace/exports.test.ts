import { expect, it } from 'vitest';
import * as trace from './index.ts';

it('exports these names and no others: one more or one less is a decision about the public face', () => {
  expect(Object.keys(trace).toSorted()).toEqual([
    'applyDifference',
    'describeDivergence',
    'describeOutcome',
    'describeStep',
    'differenceOf',
    'diverge',
    'exactDecimalText',
    'explain',
    'formatTrace',
    'traceLabels',
    'whatIf',
  ]);
});
