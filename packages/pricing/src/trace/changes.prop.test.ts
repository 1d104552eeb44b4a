import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, changesOf } from './changes.ts';

interface Entry {
  readonly key: string;
  readonly value: number;
}

const entries = () =>
  fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c'), value: fc.integer({ min: 0, max: 2 }) }));
const between = (before: readonly Entry[], after: readonly Entry[]) =>
  changesOf(
    before,
    after,
    ({ key }) => key,
    (was, is) => (was.value === is.value ? undefined : is.value),
  );

describe('changesOf', () => {
  it('transforms one list into the other, for any additions, removals, changes and moves', () => {
    fc.assert(
      fc.property(entries(), entries(), (before, after) => {
        const made = applyChanges(before, between(before, after), ({ key }, value) => ({ key, value }));
        expect(made).toEqual(after);
      }),
    );
  });

  it('keeps every entry of an unchanged list', () => {
    fc.assert(
      fc.property(entries(), (same) => {
        expect(between(same, same)).toEqual(same.map((_, at) => ({ kind: 'kept', at })));
      }),
    );
  });

  it('names each removed entry once', () => {
    const [a, b] = [
      { key: 'a', value: 1 },
      { key: 'b', value: 1 },
    ];
    expect(between([a, b, a], [a])).toEqual([
      { kind: 'kept', at: 0 },
      { kind: 'removed', at: 1 },
      { kind: 'removed', at: 2 },
    ]);
  });
});
