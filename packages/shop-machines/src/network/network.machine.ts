import { setup } from 'xstate';

export interface NetworkInput {
  readonly isOnline: boolean;
}

export type NetworkEvent = { readonly type: 'network.lost' } | { readonly type: 'network.restored' };

/** Whether the browser is online, as reported by its events (S4-session-06). */
export const networkMachine = setup({
  types: { context: {} as NetworkInput, events: {} as NetworkEvent, input: {} as NetworkInput },
  guards: { startsOnline: ({ context }) => context.isOnline },
}).createMachine({
  id: 'network',
  context: ({ input }) => input,
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'startsOnline', target: 'online' }, { target: 'offline' }] },
    online: { on: { 'network.lost': 'offline' } },
    offline: { on: { 'network.restored': 'online' } },
  },
});
