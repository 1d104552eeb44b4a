import { assertEvent, assign, setup } from 'xstate';
import type { ActorRestored } from '../actor-restored.ts';

/** How long each slide is shown, in milliseconds (S9-timing-05). */
export const DEAL_SLIDE_MS = 4_000;

export interface DealSlidesInput {
  /** The number of slides. */
  readonly count: number;
  /** False for shoppers who prefer reduced motion: slides then change only by hand. */
  readonly isMoving: boolean;
}

export interface DealSlidesContext extends DealSlidesInput {
  /** From 0. */
  readonly index: number;
}

export type DealSlidesEvent =
  | ActorRestored
  /** The pointer or the focus is on the slides, which pauses them. */
  | { readonly type: 'slides.held' }
  | { readonly type: 'slides.released' }
  | { readonly type: 'slide.chosen'; readonly index: number };

/** Maps any integer to a slide's index, modulo the number of slides. */
const slideAt = (index: number, count: number): number => (count === 0 ? 0 : ((index % count) + count) % count);

/** The rotating slides of the deals. A slide that the shopper selected is shown for its full time. */
export const dealSlidesMachine = setup({
  types: { context: {} as DealSlidesContext, events: {} as DealSlidesEvent, input: {} as DealSlidesInput },
  delays: { slideTime: DEAL_SLIDE_MS },
  guards: { canRotate: ({ context: { count, isMoving } }) => isMoving && count > 1 },
  actions: {
    goToNext: assign({ index: ({ context }) => slideAt(context.index + 1, context.count) }),
    goToChosen: assign(({ context, event }) => {
      assertEvent(event, 'slide.chosen');
      return { index: slideAt(event.index, context.count) };
    }),
  },
}).createMachine({
  id: 'dealSlides',
  context: ({ input }) => ({ ...input, index: 0 }),
  initial: 'rotating',
  states: {
    rotating: {
      after: { slideTime: { guard: 'canRotate', target: 'rotating', reenter: true, actions: 'goToNext' } },
      on: {
        'slides.held': 'held',
        'actor.restored': { target: 'rotating', reenter: true },
        'slide.chosen': { target: 'rotating', reenter: true, actions: 'goToChosen' },
      },
    },
    held: { on: { 'slides.released': 'rotating', 'slide.chosen': { actions: 'goToChosen' } } },
  },
});
