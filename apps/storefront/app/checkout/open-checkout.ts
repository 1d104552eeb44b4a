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
import type { DataOf } from '../data/use-route-data.ts';
import type { loader } from '../routes/checkout/route.server.ts';
import { latePorts } from './late-ports.ts';

/** The server's start data of checkout. */
export type CheckoutStart = DataOf<typeof loader>;

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

/** Starts checkout in the browser while its API client is loading. */
export const openCheckout = async (start: CheckoutStart): Promise<CheckoutActor> => {
  const {
    contents,
    customer,
    countries,
    regions,
    site,
    now,
    setup,
    hasApplePay,
    hasApplePayOnWeb,
    device,
    flags,
    promotions,
  } = start;
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
  const actor = createActor(checkoutMachine, {
    input: {
      site,
      list: contents.list,
      products: contents.products,
      earned: contents.earned,
      customer,
      savedAddresses: customer?.addresses ?? [],
      ...(await readStored(local, { listId, storeId: site.storeId, orderId })),
      countries:
        countries.length > 0 ? countries : await (await import('./kept-places.ts')).keptPlaces(start).countries(),
      regions,
      config: { setup, asksEmailFirst: true },
      wallets: {
        device,
        flags,
        canDevicePay: device.kind === 'browser' && hasApplePayOnWeb && canBrowserPay(),
        hasApplePay: isSetUp,
      },
      ...(device.kind === 'app' ? { meta: { appVersion: device.version, appPlatform: device.platform } } : {}),
      ports: latePorts(connected, { ...local, promotions: promotions ? (await connected).promotions : undefined }),
    },
  });
  if (device.kind === 'app') void forwardDeviceReport(actor, { site, isSetUp, flags, device });
  return actor.start();
};
