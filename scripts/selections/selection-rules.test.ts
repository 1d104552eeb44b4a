import { describe, expect, it } from 'vitest';
import { wholeSelections } from './selection-rules.mjs';

const found = (text: string, path = 'packages/react-ui/src/bindings/checkout/A.tsx') =>
  wholeSelections([path], () => text).map(({ line, what }: { line: number; what: string }) => [line, what]);

describe('selection check', () => {
  it('finds a view that selects the whole context or snapshot of an actor', () => {
    const context = 'selects the whole context';
    expect(found('\nconst { cart } = useSelector(actor, ({ context }) => context);')).toEqual([[2, context]]);
    expect(found('const all = useSelector(actor, ({ context }) => context, sameJson);')).toEqual([[1, context]]);
    expect(found('const all = ({ context }: CheckoutSnapshot) => context;')).toEqual([[1, context]]);
    expect(found('const all = ({ context }) => ({ ...context, step: 1 });')).toEqual([[1, context]]);
    expect(found('useSelector(actor, (snapshot) => snapshot.context)')).toEqual([[1, context]]);
    expect(found('const all = (snapshot: CheckoutSnapshot) => snapshot.context;')).toEqual([[1, context]]);
    expect(found('useSelector(actor, (snapshot) => snapshot)')).toEqual([[1, 'selects the whole snapshot']]);
    expect(found('useSyncExternalStore(subscribe, () => actor.getSnapshot())')).toEqual([
      [1, 'subscribes to the whole snapshot'],
    ]);
    expect(found("import { useActor } from '@xstate/react';")).toHaveLength(1);
  });

  it('accepts selected parts, event handlers that read it once, comments and tests', () => {
    expect(found('useSelector(actor, ({ context }) => context.cart)')).toEqual([]);
    expect(found('useSelector(actor, (snapshot) => snapshot.context.cart)')).toEqual([]);
    expect(found('useSelector(actor, ({ context }) => context[section])')).toEqual([]);
    expect(found('useSelector(actor, ({ context }) => contextual)')).toEqual([]);
    expect(found('const press = () => actor.getSnapshot().context.address;')).toEqual([]);
    expect(found('// ({ context }) => context\n/* (snapshot) => snapshot.context */')).toEqual([]);
    expect(found('({ context }) => context', 'apps/storefront/app/a.test.tsx')).toEqual([]);
    expect(found('({ context }) => context', 'packages/checkout-machines/src/a.ts')).toEqual([]);
  });
});
