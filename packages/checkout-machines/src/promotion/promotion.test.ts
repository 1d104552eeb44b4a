import type { FiveForFiveStatus } from '@ironcart/pricing';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { deferredPort } from '../testing/deferred-calls.ts';
import { promotionMachine } from './promotion.machine.ts';

const open = () => {
  const promotionStatus = deferredPort<string, FiveForFiveStatus>();
  const actor = createActor(promotionMachine, { input: { ports: { promotionStatus } } }).start();
  const know = (email: string) => actor.send({ type: 'email.known', email });
  return { promotionStatus, know, offer: () => actor.getSnapshot().context.offer };
};

describe('five-for-five offer', () => {
  it('is requested once per e-mail', async () => {
    const world = open();
    world.know('ada@example.com');
    world.know('ada@example.com');
    expect(world.promotionStatus.calls.map(({ request }) => request)).toEqual(['ada@example.com']);
    await world.promotionStatus.last().answer({ isEnabled: true, remaining: 1 });
    expect(world.offer()).toEqual({ isOfferable: true, remaining: 1, reason: undefined });
    world.know('ada@example.com');
    expect(world.promotionStatus.calls).toHaveLength(1);
  });

  it('of another e-mail is not shown, even if its response arrives late', async () => {
    const world = open();
    world.know('ada@example.com');
    const [ada] = world.promotionStatus.calls;
    world.know('eve@example.com');
    await ada?.answer({ isEnabled: true, remaining: 2 });
    expect(world.offer()).toBeUndefined();
    await world.promotionStatus.last().answer({ isEnabled: false });
    expect(world.offer()).toMatchObject({ isOfferable: false });
  });

  it('is not shown if it cannot be requested', async () => {
    const world = open();
    world.know('ada@example.com');
    await world.promotionStatus.last().fail('no_response');
    expect(world.offer()).toBeUndefined();
  });
});
