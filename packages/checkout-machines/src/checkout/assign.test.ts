import { describe, expect, it } from 'vitest';
import { createActor, setup, assign as xstateAssign } from 'xstate';
import { assign } from './assign.ts';

interface Context {
  readonly count: number;
  readonly note: string | undefined;
  readonly kept: { readonly name: string };
}

const initial: Context = { count: 1, note: 'begun', kept: { name: 'as it was' } };

/** An actor whose assignments are made by one `assign` or the other; it has a child that the system knows. */
const startCounting = (makeAssign: typeof xstateAssign) => {
  const words = setup({
    types: { context: {} as Context, events: {} as { readonly type: 'count' | 'reset'; readonly by: number } },
    actors: { child: setup({}).createMachine({}) },
    actions: {
      countByEvent: makeAssign(({ context, event }) => ({ count: context.count + event.by })),
      countByParams: makeAssign(({ context }, { by }: { readonly by: number }) => ({ count: context.count + by })),
      countChildren: makeAssign(({ context, self, system }) => ({
        count: context.count + Object.keys(self.getSnapshot().children).length + (system.get('child') ? 500 : 0),
      })),
      noteParams: makeAssign({
        note: ({ context }, { note }: { readonly note: string }) => `${note} ${context.count}`,
      }),
      noteEvent: makeAssign({ note: ({ context, event }) => `${context.note}, ${event.type} ${event.by}` }),
      setCount: makeAssign({ count: 7 }),
      forgetNote: makeAssign({ note: undefined }),
      changeNothing: makeAssign({}),
    },
  });
  const machine = words.createMachine({
    context: initial,
    invoke: { src: 'child', systemId: 'child', id: 'child' },
    on: {
      count: {
        actions: [
          'countByEvent',
          { type: 'countByParams', params: ({ context }) => ({ by: context.count * 10 }) },
          { type: 'noteParams', params: { note: 'noted' } },
          'noteEvent',
          'countChildren',
        ],
      },
      reset: { actions: ['setCount', 'forgetNote', 'changeNothing'] },
    },
  });
  return createActor(machine).start();
};

/** The contexts before and after assignments from functions, parameters, the event and the system, and from values. */
const contextsBy = (makeAssign: typeof xstateAssign): readonly Context[] => {
  const actor = startCounting(makeAssign);
  const contextAfter = (type: 'count' | 'reset'): Context => {
    actor.send({ type, by: 4 });
    return actor.getSnapshot().context;
  };
  return [actor.getSnapshot().context, contextAfter('count'), contextAfter('reset')];
};

describe('assign', () => {
  it('makes the contexts that XState’s own makes', () => {
    const contexts = contextsBy(assign);
    expect(contexts).toStrictEqual(contextsBy(xstateAssign));
    expect(contexts).toStrictEqual([
      initial,
      { ...initial, count: 5 + 50 + 1 + 500, note: 'noted 55, count 4' },
      { ...initial, count: 7, note: undefined },
    ]);
  });

  it('keeps what it does not assign, the actors among it, and leaves the context before it alone', () => {
    const actor = startCounting(assign);
    const before = actor.getSnapshot();
    actor.send({ type: 'count', by: 4 });
    const after = actor.getSnapshot();
    expect(after.context.kept).toBe(before.context.kept);
    expect(after.children.child).toBe(before.children.child);
    expect(after.value).toBe(before.value);
    expect(before.context).toStrictEqual(initial);
    expect(after.context).not.toBe(before.context);
  });

  it('answers a snapshot that restores and stays whole', () => {
    const actor = startCounting(assign);
    actor.send({ type: 'count', by: 4 });
    const snapshot = actor.getSnapshot();
    expect(snapshot.can({ type: 'reset', by: 0 })).toBe(true);
    expect(snapshot.toJSON()).toMatchObject({ status: 'active', context: { count: 556 } });
  });

  it('cannot spawn', () => {
    let spawner: unknown = 'not asked';
    const machine = setup({ types: { context: {} as Context } }).createMachine({
      context: initial,
      entry: assign(({ spawn }) => {
        spawner = spawn;
        return {};
      }),
    });
    createActor(machine).start();
    expect(spawner).toBeUndefined();
  });
});
