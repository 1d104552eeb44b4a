import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { deadEnds, reachableStates } from '../../../checkout-machines/src/testing/reachable-states.ts';
import { cartTooltipMachine } from './cart-tooltip.machine.ts';
import { selectIsTooltipVisible } from './cart-tooltip.selectors.ts';

const open = () => {
  const clock = new SimulatedClock();
  const actor = createActor(cartTooltipMachine, { clock });
  let closings = 0;
  actor.on('tooltip.closed', () => {
    closings += 1;
  });
  actor.start();
  const send = (type: 'entered' | 'left' | 'dismissed') => actor.send({ type: `tooltip.${type}` });
  send('entered');
  return { clock, send, isVisible: () => selectIsTooltipVisible(actor.getSnapshot()), closings: () => closings };
};

describe('cart tooltip', () => {
  it('hides 100 ms after the pointer has left [S9-timing-07]', () => {
    const { clock, send, isVisible } = open();
    clock.increment(60_000);
    expect(isVisible()).toBe(true);
    send('left');
    clock.increment(99);
    expect(isVisible()).toBe(true);
    clock.increment(1);
    expect(isVisible()).toBe(false);
  });

  it('reports once that it is closed, 300 ms after it hid [S9-timing-08]', () => {
    const { clock, send, closings } = open();
    send('left');
    clock.increment(100);
    clock.increment(299);
    expect(closings()).toBe(0);
    clock.increment(1);
    expect(closings()).toBe(1);
    clock.increment(60_000);
    expect(closings()).toBe(1);
  });

  it('stays open if the pointer returns in time', () => {
    const { clock, send, isVisible, closings } = open();
    send('left');
    clock.increment(99);
    send('entered');
    clock.increment(60_000);
    expect([isVisible(), closings()]).toEqual([true, 0]);
    send('left');
    clock.increment(100);
    clock.increment(299);
    send('entered');
    clock.increment(60_000);
    expect([isVisible(), closings()]).toEqual([true, 0]);
  });

  it('hides immediately when dismissed', () => {
    const { clock, send, isVisible, closings } = open();
    send('dismissed');
    expect(isVisible()).toBe(false);
    clock.increment(300);
    expect(closings()).toBe(1);
  });

  it('can end on every path', () => {
    const states = reachableStates(cartTooltipMachine, undefined, [
      { type: 'tooltip.entered' },
      { type: 'tooltip.left' },
      { type: 'tooltip.dismissed' },
      { type: 'xstate.after.hideDelay.cartTooltip.leaving' },
      { type: 'xstate.after.closeDelay.cartTooltip.hidden' },
    ]);
    expect(states.size).toBe(Object.keys(cartTooltipMachine.states).length);
    expect(deadEnds(states, ({ value }) => value === 'closed')).toEqual([]);
  });
});
