import { expect, it } from 'vitest';
import * as trace from './index.ts';

it('exports exactly these names: adding or removing one changes the public API', () => {
  expect(Object.keys(trace).toSorted()).toEqual([
    'applyDifference',
    'describeDivergence',
    'describeOutcome',
    'describeStep',
    'differenceOf',
    'exactDecimalText',
    'explain',
    'findDivergence',
    'formatTrace',
    'traceLabels',
    'whatIf',
  ]);
});
