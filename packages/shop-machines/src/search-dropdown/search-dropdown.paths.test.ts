import { describe, expect, it } from 'vitest';
import { deadEnds, reachableStates } from '../../../checkout-machines/src/testing/reachable-states.ts';
import { expectRestorable } from '../../../checkout-machines/src/testing/restorable.ts';
import { createSearchDropdownMachine } from './search-dropdown.machine.ts';
import { selectPreviewedProducts } from './search-dropdown.selectors.ts';

const preview = { products: ['bar'], suggestions: { keyphrases: ['barbell'], categories: [] }, articles: [] };
const machine = createSearchDropdownMachine<string>();

const states = reachableStates(
  machine,
  { ports: { preview: () => Promise.reject(new Error('nothing runs')) }, query: '', isMobile: true },
  [
    { type: 'box.focused' },
    { type: 'focus.lost' },
    { type: 'layout.changed', isMobile: false },
    { type: 'query.changed', query: 'bar' },
    { type: 'query.submitted', query: 'bar' },
    { type: 'phrase.entered', phrase: 'barbell' },
    { type: 'phrase.left' },
    { type: 'xstate.after.firstDelay.searchDropdown.results.mounting' },
    { type: 'xstate.after.reloadDelay.searchDropdown.results.waiting' },
    { type: 'xstate.done.actor.load', output: { initial: preview, shown: { query: 'bar', preview } } },
    { type: 'xstate.error.actor.load', error: { code: 'no_response' } },
  ],
  ({ value, context: { query, substitute, shown, isMobile } }) => [value, query, substitute, shown?.query, isMobile],
);
const all = [...states.values()].map(({ snapshot }) => snapshot);

describe('every path through the search dropdown machine', () => {
  it('reaches each of its states', () => {
    const { popup, results } = machine.states;
    const reached = new Set(all.flatMap(({ value }) => [value.popup, value.results]));
    const known = [...Object.keys(popup?.states ?? {}), ...Object.keys(results?.states ?? {})];
    expect([...reached].toSorted()).toEqual(known.toSorted());
  });

  it('can be closed and become idle', () => {
    expect(
      deadEnds(states, ({ value }) => value.popup === 'closed' && ['settled', 'failed'].includes(value.results)),
    ).toEqual([]);
  });

  it('has eight placeholders in the grid until the first result [S4-search-09]', () => {
    for (const snapshot of all) {
      const { kind } = selectPreviewedProducts(snapshot);
      const hasFailed = snapshot.value.results === 'failed';
      expect(kind).toBe(hasFailed ? 'unreachable' : snapshot.context.shown ? 'found' : 'placeholders');
    }
  });

  it('has no phrase instead of the query while it is closed', () => {
    for (const { value, context } of all) if (value.popup === 'closed') expect(context.substitute).toBeUndefined();
  });

  it('continues in every state from a persisted snapshot', () => {
    expectRestorable(states);
  });
});
