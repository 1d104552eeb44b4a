import { checkoutMachine, type DraftPorts, hasStoredDraft } from '@ironcart/checkout-machines';
import type { DraftOrder } from '@ironcart/core';
import { type Actor, createActor } from 'xstate';
import { createBrowserStorage } from '../adapters/browser-storage.ts';
import type { DataOf } from '../data/use-route-data.ts';
import type { loader } from '../routes/checkout/route.server.ts';
import { latePorts } from './late-ports.ts';

export type CheckoutActor = Actor<typeof checkoutMachine>;

/** What the server says checkout begins with. */
export type CheckoutStart = DataOf<typeof loader>;

/** The draft of an earlier visit; the code that reads drafts is loaded by those who have one. */
const readStoredDraft = async (local: DraftPorts, listId: string): Promise<DraftOrder | undefined> => {
  if (!hasStoredDraft(local)) return undefined;
  try {
    const { readDraft } = await import('./read-draft.ts');
    return readDraft(local, listId);
  } catch (error) {
    local.log?.('The draft order could not be restored', { error });
    return undefined;
  }
};

/** Starts checkout in the browser; the client that it reaches the backend with is on its way meanwhile. */
export const openCheckout = async ({
  contents,
  customer,
  countries,
  regions,
  site,
  now,
}: CheckoutStart): Promise<CheckoutActor> => {
  const clockDifferenceMs = now - Date.now();
  const local = {
    storage: createBrowserStorage(),
    now: () => Date.now() + clockDifferenceMs,
    log: (message: string, details: Readonly<Record<string, unknown>>) => console.warn(message, details),
  };
  const connected = import('./connect-checkout.ts').then(({ connectCheckout }) =>
    connectCheckout(site, { ...local, listId: contents.list._id }),
  );
  const draft = await readStoredDraft(local, contents.list._id);
  const actor = createActor(checkoutMachine, {
    input: {
      site,
      list: contents.list,
      products: contents.products,
      customer,
      savedAddresses: customer?.addresses ?? [],
      draft,
      countries,
      regions,
      ports: latePorts(connected, local),
    },
  });
  return actor.start();
};
