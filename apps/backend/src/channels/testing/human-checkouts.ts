import { createCheckoutClient } from '@ironcart/api/client';
import { sessionEventToWire } from '@ironcart/api/codec';
import { checkoutSessionCalls, type WireCheckoutSession } from '@ironcart/api/contract';
import { type CheckoutEvent, type CheckoutSnapshot, checkoutMachine, selectStep } from '@ironcart/checkout-machines';
import { actorAt, type HostFacts } from '@ironcart/checkout-machines/host';
import { createCheckoutPorts } from '@ironcart/checkout-machines/wire-api';
import { createActor } from 'xstate';
import type { Shopper } from '../../testing/shopper.ts';
import { testOrigin } from '../../testing/shopper.ts';

/** A checkout of a list by a person: each event resolves when checkout is idle. */
export interface HumanCheckout {
  send(...events: readonly CheckoutEvent[]): Promise<CheckoutSnapshot>;
}

interface Opened {
  readonly shopper: Shopper;
  readonly listId: string;
  readonly facts: HostFacts;
}

/** Polling interval of a page in milliseconds, and the number of equal results after which it is idle. */
const LOOK_MS = 5;
const LOOKS_ALIKE = 4;
const MOST_LOOKS = 4_000;

/** Skips debounces and visual delays; longer timers are waits for the shopper. */
const hasty = {
  setTimeout: (fire: (...parts: unknown[]) => void, delayMs: number) =>
    setTimeout(fire, delayMs > 1_500 ? delayMs : Math.min(delayMs, 1)),
  clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
};

/**
 * Checkout as on a page with scripts: the machines run on the shopper's side, and call the store's API.
 * @param appParams of the native app, if the page runs in it
 */
export const openInPage = async (
  { shopper, listId, facts }: Opened,
  appParams?: Readonly<Record<string, string>>,
): Promise<HumanCheckout> => {
  let underWay = 0;
  const client = createCheckoutClient({
    baseUrl: testOrigin,
    site: facts.site,
    appParams,
    fetch: async (request) => {
      underWay += 1;
      const body = request.method === 'GET' ? undefined : await request.text();
      const { pathname, search } = new URL(request.url);
      return shopper
        .request(pathname + search, {
          method: request.method,
          headers: request.headers,
          ...(body !== undefined && { body }),
        })
        .finally(() => {
          underWay -= 1;
        });
    },
  });
  const stored = new Map<string, string>();
  const ports = createCheckoutPorts(client, {
    listId,
    storage: {
      get: (key) => stored.get(key) ?? null,
      set: (key, text) => void stored.set(key, text),
      remove: (key) => void stored.delete(key),
    },
    now: () => Date.now(),
  });
  const contents = await ports.reloadCart();
  const actor = createActor(checkoutMachine, {
    clock: hasty as never,
    input: { ...contents, ...facts, customer: undefined, savedAddresses: [], ports },
  }).start();
  const rest = async (): Promise<void> => {
    let alike = 0;
    let before: unknown;
    for (let looks = 0; alike < LOOKS_ALIKE; looks += 1) {
      if (looks === MOST_LOOKS) throw new Error(`Checkout does not rest at ${selectStep(actor.getSnapshot())}`);
      await new Promise((next) => setTimeout(next, LOOK_MS));
      const now = actor.getSnapshot();
      alike = underWay === 0 && now === before ? alike + 1 : 0;
      before = now;
    }
  };
  return {
    send: async (...events) => {
      for (const event of events) {
        actor.send(event);
        await rest();
      }
      return actor.getSnapshot();
    },
  };
};

/** Checkout as on a page without scripts: it runs on the server. */
export const openOnServer = async ({ shopper, listId, facts }: Opened): Promise<HumanCheckout> => {
  const { openSession, sendEvents } = checkoutSessionCalls;
  let session: WireCheckoutSession = await shopper.call(openSession, { body: { listId } });
  return {
    send: async (...events) => {
      for (const event of events) {
        const body = { events: [sessionEventToWire(event as never)], knownVersion: session.version };
        session = await shopper.call(sendEvents, { params: { id: session._id }, body });
      }
      return actorAt(session.state, facts).getSnapshot();
    },
  };
};
