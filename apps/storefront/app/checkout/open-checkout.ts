import { checkoutMachine } from '@ironcart/checkout-machines';
import { type Actor, createActor } from 'xstate';
import { createBrowserStorage } from '../adapters/browser-storage.ts';
import type { DataOf } from '../data/use-route-data.ts';
import type { loader } from '../routes/checkout/route.server.ts';
import { latePorts } from './late-ports.ts';

export type CheckoutActor = Actor<typeof checkoutMachine>;

/** What the server says checkout begins with. */
export type CheckoutStart = DataOf<typeof loader>;

/** Starts checkout in the browser; the client that it reaches the backend with is on its way meanwhile. */
export const openCheckout = ({ contents, customer, countries, regions, site, now }: CheckoutStart): CheckoutActor => {
  const clockDifferenceMs = now - Date.now();
  const local = {
    storage: createBrowserStorage(),
    now: () => Date.now() + clockDifferenceMs,
    log: (message: string, details: Readonly<Record<string, unknown>>) => console.warn(message, details),
  };
  const connected = import('./connect-checkout.ts').then(({ connectCheckout }) =>
    connectCheckout(site, { ...local, listId: contents.list._id }),
  );
  const actor = createActor(checkoutMachine, {
    input: {
      site,
      list: contents.list,
      products: contents.products,
      customer,
      savedAddresses: customer?.addresses ?? [],
      countries,
      regions,
      ports: latePorts(connected, local),
    },
  });
  return actor.start();
};
