import { describe, expect, it } from 'vitest';
import { assign, createActor, SimulatedClock, setup } from 'xstate';
import { hasArrived, late } from './late.ts';
import { settle } from './settle.ts';

/** Counts what it hears, from what it starts with; a tick counts too. */
const counter = setup({
  types: {
    context: {} as { readonly count: number },
    events: {} as { readonly type: 'heard'; readonly by: number },
    input: {} as { readonly from: number },
  },
}).createMachine({
  id: 'counter',
  context: ({ input }) => ({ count: input.from }),
  initial: 'counting',
  states: {
    counting: {
      after: { 1000: { actions: assign({ count: ({ context }) => context.count + 100 }) } },
      on: { heard: { actions: assign({ count: ({ context, event }) => context.count + event.by }) } },
    },
  },
});

const open = (options: Parameters<typeof late>[1] = {}) => {
  const loads: { arrive: () => Promise<void>; fail: () => Promise<void> }[] = [];
  const load = () =>
    new Promise<typeof counter>((resolve, reject) => {
      loads.push({
        arrive: () => {
          resolve(counter);
          return settle();
        },
        fail: () => {
          reject(new Error('offline'));
          return settle();
        },
      });
    });
  const clock = new SimulatedClock();
  const actor = createActor(late(load, options), { input: { from: 1 }, clock });
  actor.subscribe({ error: () => undefined });
  actor.start();
  const hear = (by: number) => actor.send({ type: 'heard', by });
  return { actor, clock, loads, hear, last: () => loads.at(-1), snapshot: () => actor.getSnapshot() };
};

describe('a machine that comes late', () => {
  it('is asked for once when it is started, and has nothing to show until it is there', () => {
    const world = open();
    world.hear(1);
    expect(world.loads).toHaveLength(1);
    expect(hasArrived(world.snapshot())).toBe(false);
  });

  it('begins with its input, and takes the events that waited in their order', async () => {
    const world = open();
    world.hear(10);
    world.hear(20);
    await world.last()?.arrive();
    expect(hasArrived(world.snapshot())).toBe(true);
    expect(world.snapshot().context.count).toBe(31);
    world.hear(5);
    expect(world.snapshot().context.count).toBe(36);
  });

  it('keeps its own time from then on', async () => {
    const world = open();
    await world.last()?.arrive();
    world.clock.increment(1000);
    expect(world.snapshot().context.count).toBe(101);
  });

  it('is asked for again with the next event where it could not be loaded', async () => {
    const world = open();
    world.hear(10);
    await world.last()?.fail();
    expect(world.loads).toHaveLength(1);
    world.hear(20);
    expect(world.loads).toHaveLength(2);
    await world.last()?.arrive();
    expect(world.snapshot().context.count).toBe(31);
  });

  it('ends in an error where its parent waits for it', async () => {
    const world = open({ failsWhenLost: true });
    await world.last()?.fail();
    expect(world.snapshot()).toMatchObject({ status: 'error', error: new Error('offline') });
  });
});
