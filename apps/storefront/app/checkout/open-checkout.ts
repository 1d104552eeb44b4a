import {
  type CheckoutActor,
  checkoutMachine,
  type DraftPorts,
  hasStoredDraft,
  hasStoredPending,
} from '@ironcart/checkout-machines';
import type { Address } from '@ironcart/core/address';
import type { DraftOrder, PendingOrder } from '@ironcart/core/checkout';
import type { StoreId } from '@ironcart/core/site';
import { browserPorts } from '@ironcart/react-ui/checkout';
import { createActor } from 'xstate';
import type { AppPayTerms } from '../adapters/apple-pay-bridge.ts';
import { canBrowserPay } from '../adapters/load-apple-pay.ts';
import { startInput } from './checkout-input.ts';
import type { CheckoutStart } from './checkout-start.ts';
import { latePorts } from './late-ports.ts';

interface Stored {
  readonly draft?: DraftOrder | undefined;
  readonly pending?: PendingOrder | undefined;
}

/** Reads the draft stored on the device; its code is loaded only if there is one. */
const readStored = async (
  local: DraftPorts,
  place: { readonly listId: string; readonly storeId: StoreId; readonly orderId: string | undefined },
): Promise<Stored> => {
  if (!hasStoredDraft(local) && !hasStoredPending(local)) return {};
  try {
    const { readDraft, readPending } = await import('./read-stored.ts');
    return { draft: readDraft(local, place.listId), pending: readPending(local, place) };
  } catch (error) {
    local.log?.('What was stored of checkout could not be read', { error });
    return {};
  }
};

/**
 * Forwards the app's report about its device to checkout (S4-applepay-03). If the code fails to load, Apple Pay is not
 * offered.
 */
const forwardDeviceReport = async (actor: CheckoutActor, terms: AppPayTerms): Promise<void> => {
  const bridge = await import('../adapters/apple-pay-bridge.ts').catch(() => undefined);
  const stop = bridge?.hearWhetherAppPays(terms, (canDevicePay) =>
    actor.send({ type: 'payment.deviceKnown', canDevicePay }),
  );
  if (stop) actor.subscribe({ complete: stop });
};

/**
 * Starts checkout in the browser while its API client is loading: with the shopper's session on the server if it is
 * newer than what is stored on the device.
 */
export const openCheckout = async (start: CheckoutStart): Promise<CheckoutActor> => {
  const { contents, customer, countries, site, now, hasApplePay, hasApplePayOnWeb, device, flags, promotions } = start;
  const isSetUp = { site: false, checkout: hasApplePay };
  const clockDifferenceMs = now - Date.now();
  const local = {
    ...browserPorts,
    now: () => Date.now() + clockDifferenceMs,
    log: (message: string, details: Readonly<Record<string, unknown>>) => console.warn(message, details),
    saveAddress: async (address: Address) => {
      const { saveAddressOn } = await import('./save-address.ts');
      await saveAddressOn(site, address);
    },
  };
  const listId = contents.list._id;
  const connected = import('./connect-checkout.ts').then(({ connectCheckout }) =>
    connectCheckout(start, { ...local, listId, isCustomer: customer !== undefined }),
  );
  const orderId = new URLSearchParams(window.location.search).get('order') ?? undefined;
  const ports = latePorts(connected, { ...local, promotions: promotions ? (await connected).promotions : undefined });
  const stored = await readStored(local, { listId, storeId: site.storeId, orderId });
  const canDevicePay = device.kind === 'browser' && hasApplePayOnWeb && canBrowserPay();
  const session = stored.pending ? undefined : start.session;
  if (session && session.savedAtMs > (stored.draft?.savedAtMs ?? 0)) {
    const { continueSession } = await import('./session-checkout.ts');
    const actor = continueSession({ ...start, session }, ports);
    if (canDevicePay) actor.send({ type: 'payment.deviceKnown', canDevicePay });
    return actor;
  }
  const input = startInput(start);
  const actor = createActor(checkoutMachine, {
    input: {
      ...input,
      ...stored,
      countries:
        countries.length > 0 ? countries : await (await import('./kept-places.ts')).keptPlaces(start).countries(),
      wallets: { ...input.wallets, canDevicePay },
      ports,
    },
  });
  if (device.kind === 'app') void forwardDeviceReport(actor, { site, isSetUp, flags, device });
  return actor.start();
};
