import { dealSlidesMachine, selectSlideIndex } from '@ironcart/shop-machines';
import { createActor } from 'xstate';

/** Automatically rotating slides. */
export interface RunningSlides {
  readonly choose: (index: number) => void;
  readonly hold: () => void;
  readonly release: () => void;
  readonly stop: () => void;
}

/** Rotates the slides every 4 s (S9-timing-05), or not at all with reduced motion. */
export const runDealSlides = (count: number, onIndex: (index: number) => void): RunningSlides => {
  const isMoving = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const actor = createActor(dealSlidesMachine, { input: { count, isMoving } });
  actor.subscribe((snapshot) => onIndex(selectSlideIndex(snapshot)));
  actor.start();
  return {
    choose: (index) => actor.send({ type: 'slide.chosen', index }),
    hold: () => actor.send({ type: 'slides.held' }),
    release: () => actor.send({ type: 'slides.released' }),
    stop: () => actor.stop(),
  };
};
