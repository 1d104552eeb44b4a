import { decideRegionPrompt, isRegionPromptPossible } from '@ironcart/core/visitor';
import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { pathOnOtherSite } from '../region-switch/path-on-other-site.ts';
import type { RegionPromptContext, RegionPromptEvent, RegionPromptInput } from './region-prompt.types.ts';

type Decision = Pick<RegionPromptContext, 'visitor' | 'offer'>;

const decide = async (context: RegionPromptContext, signal: AbortSignal): Promise<Decision> => {
  const { ports, pathname } = context;
  const { sites } = ports;
  if (!isRegionPromptPossible({ ...context, sites })) return { visitor: context.visitor, offer: undefined };
  const visitor = context.visitor ?? (await ports.visitor(signal));
  const { country, flags } = visitor;
  const prompt = decideRegionPrompt({ ...context, sites, flags, geoCountry: country });
  if (!prompt.ok) return { visitor, offer: undefined };
  const path = await pathOnOtherSite(prompt.value, () => ports.route(sites.pathWithin(pathname), signal));
  return { visitor, offer: { site: prompt.value, country, path } };
};

/** Offers the site of the shopper's likely country until they choose a site (S4-region, S6-regions). */
export const regionPromptMachine = setup({
  types: {
    context: {} as RegionPromptContext,
    events: {} as RegionPromptEvent,
    input: {} as RegionPromptInput,
  },
  actors: {
    decide: fromPromise<Decision, RegionPromptContext>(({ input, signal }) => decide(input, signal)),
  },
  guards: {
    isOffered: (_, { offer }: Decision) => offer !== undefined,
  },
  actions: {
    takeDecision: assign((_, decision: Decision) => decision),
    takePlace: assign(({ event }) => {
      assertEvent(event, 'place.changed');
      return { pathname: event.pathname, offer: undefined };
    }),
    settleHere: assign({
      preferredCountry: ({ context }) => context.ports.sites.byPath(context.pathname).defaultCountry,
    }),
    settleThere: assign({ preferredCountry: ({ context }) => context.offer?.country }),
    keepCountry: ({ context: { ports, preferredCountry } }) => {
      if (preferredCountry !== undefined) ports.keepCountry(preferredCountry);
    },
  },
}).createMachine({
  id: 'regionPrompt',
  context: ({ input }) => ({ ...input, visitor: undefined, offer: undefined }),
  initial: 'loading',
  on: { 'place.changed': { target: '.loading', actions: 'takePlace' } },
  states: {
    loading: {
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isOffered', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'takeDecision', params: ({ event }) => event.output },
          },
          { target: 'hidden', actions: { type: 'takeDecision', params: ({ event }) => event.output } },
        ],
        onError: 'hidden',
      },
    },
    hidden: {},
    shown: {
      on: {
        'stay.chosen': { target: 'hidden', actions: ['settleHere', 'keepCountry'] },
        'leave.chosen': { target: 'hidden', actions: ['settleThere', 'keepCountry'] },
      },
    },
  },
});
