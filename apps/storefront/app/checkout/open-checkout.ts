import { createClient } from '@ironcart/api/client';
import { checkoutMachine } from '@ironcart/checkout-machines';
import { createCheckoutPorts } from '@ironcart/checkout-machines/wire-api';
import { type Actor, createActor } from 'xstate';
import { createBrowserStorage } from '../adapters/browser-storage.ts';
import type { DataOf } from '../data/use-route-data.ts';
import type { loader } from '../routes/checkout/route.server.ts';

export type CheckoutActor = Actor<typeof checkoutMachine>;

/** What the server says checkout begins with. */
export type CheckoutStart = DataOf<typeof loader>;

/** Starts checkout in the browser: the machine, and the client that it reaches the backend with. */
export const openCheckout = ({ contents, customer, countries, regions, site, now }: CheckoutStart): CheckoutActor => {
  const clockDifferenceMs = now - Date.now();
  const client = createClient({ baseUrl: window.location.origin, site });
  const ports = createCheckoutPorts(client, {
    listId: contents.list._id,
    storage: createBrowserStorage(),
    now: () => Date.now() + clockDifferenceMs,
    log: (message, details) => console.warn(message, details),
  });
  const actor = createActor(checkoutMachine, {
    input: {
      site,
      list: contents.list,
      products: contents.products,
      customer,
      savedAddresses: customer?.addresses ?? [],
      countries,
      regions,
      ports,
    },
  });
  return actor.start();
};
