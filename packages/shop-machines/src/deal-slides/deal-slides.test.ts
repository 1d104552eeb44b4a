import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { deadEnds, reachableStates } from '../../../checkout-machines/src/testing/reachable-states.ts';
import { dealSlidesMachine } from './deal-slides.machine.ts';
import { selectSlideIndex } from './deal-slides.selectors.ts';

const open = (count = 3, isMoving = true) => {
  const clock = new SimulatedClock();
  const actor = createActor(dealSlidesMachine, { clock, input: { count, isMoving } }).start();
  return { clock, send: actor.send, index: () => selectSlideIndex(actor.getSnapshot()) };
};

describe('deal slides', () => {
  it('rotate every 4 s in a cycle [S9-timing-05]', () => {
    const { clock, index } = open();
    clock.increment(3_999);
    expect(index()).toBe(0);
    clock.increment(1);
    expect(index()).toBe(1);
    clock.increment(4_000);
    expect(index()).toBe(2);
    clock.increment(4_000);
    expect(index()).toBe(0);
  });

  it('pause while the pointer or focus is on them, and then show the slide for its full time', () => {
    const { clock, send, index } = open();
    clock.increment(3_000);
    send({ type: 'slides.held' });
    clock.increment(60_000);
    expect(index()).toBe(0);
    send({ type: 'slides.released' });
    clock.increment(3_999);
    expect(index()).toBe(0);
    clock.increment(1);
    expect(index()).toBe(1);
  });

  it.each([
    [2, 2],
    [3, 0],
    [-1, 2],
    [-7, 2],
  ])('show the selected slide, %d, and rotate from there', (chosen, shown) => {
    const { clock, send, index } = open();
    clock.increment(3_000);
    send({ type: 'slide.chosen', index: chosen });
    expect(index()).toBe(shown);
    clock.increment(3_999);
    expect(index()).toBe(shown);
    clock.increment(1);
    expect(index()).toBe((shown + 1) % 3);
  });

  it('do not rotate with reduced motion, but can be changed manually', () => {
    const { clock, send, index } = open(3, false);
    clock.increment(60_000);
    expect(index()).toBe(0);
    send({ type: 'slide.chosen', index: 1 });
    expect(index()).toBe(1);
  });

  it.each([0, 1])('ignore the invalid slide number %d', (count) => {
    const { clock, send, index } = open(count);
    clock.increment(60_000);
    send({ type: 'slide.chosen', index: 5 });
    expect(index()).toBe(0);
  });

  it('stay within their number, and can rotate again from every state', () => {
    const states = reachableStates(
      dealSlidesMachine,
      { count: 3, isMoving: true },
      [
        { type: 'slides.held' },
        { type: 'slides.released' },
        { type: 'slide.chosen', index: 2 },
        { type: 'slide.chosen', index: -1 },
        { type: 'xstate.after.slideTime.dealSlides.rotating' },
      ],
      ({ value, context }) => [value, context.index],
    );
    expect(states.size).toBe(6);
    for (const { snapshot } of states.values()) expect([0, 1, 2]).toContain(selectSlideIndex(snapshot));
    expect(deadEnds(states, ({ value }) => value === 'rotating')).toEqual([]);
  });
});
