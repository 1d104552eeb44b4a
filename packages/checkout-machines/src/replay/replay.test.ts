import { describe, expect, it } from 'vitest';
import challenge from '../../example-log.json' with { type: 'json' };
import { selectStep } from '../checkout/checkout.selectors.ts';
import { readCheckoutLog } from './read-log.ts';
import { replay, replayToActor } from './replay.ts';
import { ReplayError } from './replay-error.ts';

const failureOf = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof ReplayError ? { code: error.code, entry: error.entry } : error;
};
const log = readCheckoutLog(challenge);
const withEntries = (...entries: readonly object[]) => ({ ...log, entries });

describe('replay of a checkout log', () => {
  it('restores any moment, here of a declined payment', async () => {
    const steps = new Set<string>();
    for (let until = 0; until <= log.entries.length; until += 1) steps.add(selectStep(await replay(challenge, until)));
    expect([...steps]).toEqual(['shipping', 'payment', 'review', 'placing', 'challenge']);
    const end = await replay(challenge);
    expect(selectStep(end)).toBe('payment');
    expect(end.context.errors.map(({ code }) => code)).toEqual(['three_ds']);
  });

  it('replays a call that failed: here the payment methods cannot be loaded', async () => {
    const failure = { kind: 'failure', ms: 0, port: 'paymentMethods', call: 1, code: 'no_response', message: 'down' };
    const { context } = await replay(withEntries(failure));
    expect(context.payment.methodsFailure?.code).toBe('payment_methods_unavailable');
  });

  it('continues the checkout from any moment', async () => {
    const actor = await replayToActor(challenge, 0);
    expect(actor.getSnapshot().status).toBe('active');
    actor.send({ type: 'comments.changed', comments: 'Still here' });
    expect(actor.getSnapshot().context.comments).toBe('Still here');
    actor.stop();
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'log'],
    ['a log of another version', { ...log, version: 1 }],
    ['a log without products', { ...log, input: { ...log.input, products: undefined } }],
    ['an entry of an unknown kind', withEntries({ kind: 'magic', ms: 0 })],
    ['an entry before the start', withEntries({ kind: 'timer', ms: -1, name: 'x' })],
    ['an event without a type', withEntries({ kind: 'event', ms: 0, event: {} })],
    [
      'more entries than the maximum',
      withEntries(...Array.from({ length: 10_001 }, () => ({ kind: 'timer', ms: 0, name: '' }))),
    ],
  ])('rejects %s', async (_, hostile) => {
    expect(await failureOf(replay(hostile))).toEqual({ code: 'not_a_log', entry: undefined });
  });

  it.each([
    ['a response to a call that was not made', { kind: 'answer', ms: 0, port: 'place', call: 1, value: {} }],
    [
      'a failure of a call that was not made',
      { kind: 'failure', ms: 0, port: 'place', call: 1, code: 'x', message: '' },
    ],
    ['a timer that is not set', { kind: 'timer', ms: 0, name: 'xstate.after.never' }],
  ])('detects %s', async (_, entry) => {
    expect(await failureOf(replay(withEntries(entry)))).toEqual({ code: 'diverged', entry: 0 });
  });

  it('detects a timer that fires in a different order', async () => {
    const typed = { kind: 'event', ms: 0, event: { type: 'comments.changed', comments: 'Ring twice' } };
    const other = { kind: 'timer', ms: 500, name: 'xstate.after.never' };
    expect(await failureOf(replay(withEntries(typed, other)))).toEqual({ code: 'diverged', entry: 1 });
  });

  it('reports an input or event that breaks checkout', async () => {
    const broken = { ...log, input: { ...log.input, products: [{ productId: 1, sku: 'SKU-1', type: 'simple' }] } };
    expect(await failureOf(replay(broken))).toMatchObject({ code: 'checkout_failed' });
    await expect(replay(broken)).rejects.toMatchObject({ cause: expect.any(TypeError) });
    const event = { type: 'cart.changed', list: null };
    expect(await failureOf(replay(withEntries({ kind: 'event', ms: 0, event })))).toEqual({
      code: 'checkout_failed',
      entry: 0,
    });
  });

  it('accepts no prototype from a log', async () => {
    const event = JSON.parse('{"type":"comments.changed","comments":"","__proto__":{"polluted":true}}');
    await replay(withEntries({ kind: 'event', ms: 0, event }));
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
