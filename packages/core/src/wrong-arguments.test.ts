import { expect, it } from 'vitest';
import * as core from './browser.ts';
import * as testing from './testing/index.ts';
import { rawErrorsOf, refusalsOf } from './testing/wrong-arguments.ts';

/** The other arguments while one is wrong: values that pass some of the guards. */
const entry = { listItemId: 'x', productId: 1, qty: '1', children: [], metadata: {}, values: [], code: 'x', name: 'x' };
const others: readonly unknown[] = ['x', [], {}, new Map(), [null], [{}], entry, [entry]];

type Call = (...given: readonly unknown[]) => unknown;

const functions = Object.fromEntries(
  Object.entries({ ...core, ...testing }).filter(
    (entry): entry is [string, Call] =>
      typeof entry[1] === 'function' && entry[1].length > 0 && !entry[0].startsWith('require'),
  ),
);

/** A call of each function with one value in all places, and in one that the function does not declare. */
const callsWith = (value: unknown): Readonly<Record<string, readonly unknown[]>> =>
  Object.fromEntries(Object.entries(functions).map(([name, { length }]) => [name, Array(length + 1).fill(value)]));

it('public functions reject a wrong argument by name', () => {
  expect(others.flatMap((value) => rawErrorsOf(functions, callsWith(value)))).toEqual([]);
});

it('public functions state the expected type of each argument', () => {
  const said = others
    .flatMap((value) => refusalsOf(functions, callsWith(value)))
    .flatMap((refusal) => (/ must be .*, got/.test(refusal) ? [refusal.replace(/, got .*/, '')] : []));
  expect([...new Set(said)].toSorted().join('\n')).toMatchSnapshot();
});
