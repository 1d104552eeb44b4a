import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { deadEnds, reachableStates } from '../../../checkout-machines/src/testing/reachable-states.ts';
import { listMessageMachine } from './list-message.machine.ts';
import { selectListMessage } from './list-message.selectors.ts';

const open = () => {
  const clock = new SimulatedClock();
  const actor = createActor(listMessageMachine, { clock }).start();
  return {
    clock,
    tell: (text: string) => actor.send({ type: 'message.told', text }),
    dismiss: () => actor.send({ type: 'message.dismissed' }),
    shown: () => selectListMessage(actor.getSnapshot()),
  };
};

describe('message about a list', () => {
  it('is shown for 6000 ms [S9-timing-04]', () => {
    const { clock, tell, shown } = open();
    tell('Only 3 left');
    clock.increment(5_999);
    expect(shown()).toBe('Only 3 left');
    clock.increment(1);
    expect(shown()).toBeUndefined();
  });

  it('is replaced by a later one, with its full time [S9-timing-04]', () => {
    const { clock, tell, shown } = open();
    tell('first');
    clock.increment(5_000);
    tell('second');
    clock.increment(5_999);
    expect(shown()).toBe('second');
    clock.increment(1);
    expect(shown()).toBeUndefined();
  });

  it('disappears permanently when dismissed', () => {
    const { clock, tell, dismiss, shown } = open();
    tell('Only 3 left');
    dismiss();
    expect(shown()).toBeUndefined();
    clock.increment(10_000);
    dismiss();
    expect(shown()).toBeUndefined();
  });

  it('exists exactly while it is shown, on every path', () => {
    const states = reachableStates(
      listMessageMachine,
      undefined,
      [
        { type: 'message.told', text: 'one' },
        { type: 'message.told', text: 'two' },
        { type: 'message.dismissed' },
        { type: 'xstate.after.displayTime.listMessage.shown' },
      ],
      ({ value, context }) => [value, context.text],
    );
    expect(states.size).toBe(3);
    expect(deadEnds(states, ({ value }) => value === 'hidden')).toEqual([]);
    for (const { snapshot } of states.values()) {
      expect(selectListMessage(snapshot) !== undefined).toBe(snapshot.value === 'shown');
    }
  });
});
