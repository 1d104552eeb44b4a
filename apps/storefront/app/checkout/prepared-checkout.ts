import type { CheckoutActor } from '@ironcart/checkout-machines';
import { checkoutStepAt } from '@ironcart/core/checkout';
import type { CheckoutStart } from './checkout-start.ts';
import { loadModule } from './load-module.ts';

let prepared: CheckoutActor | undefined;

/** The path of the page within its site. */
export const pathOnThisSite = ({ basePath }: CheckoutStart['site']): string =>
  window.location.pathname.slice(basePath.length) || '/';

/** Whether a page works before checkout's machines are loaded, because it neither pays nor places an order. */
const canStartWithoutMachines = (path: string): boolean => {
  const step = checkoutStepAt(path);
  return step === 'start' || step === 'shipping';
};

/** Loads checkout's machines and starts them. */
export const startCheckout = async (start: CheckoutStart): Promise<CheckoutActor> => {
  const { openCheckout } = await loadModule(() => import('./open-checkout.ts'));
  return openCheckout(start);
};

/**
 * Starts checkout before a payment page is hydrated, if the server rendered its step. Earlier pages load the machines
 * once they are interactive. If this fails, checkout starts after hydration.
 */
export const prepareCheckout = async (start: CheckoutStart): Promise<void> => {
  const isFirstPage = document.documentElement.dataset.hydrated !== 'true';
  if (!isFirstPage || start.served === undefined || canStartWithoutMachines(pathOnThisSite(start.site))) return;
  prepared = await startCheckout(start).catch(() => undefined);
};

/** The checkout that was started before hydration. */
export const preparedCheckout = (): CheckoutActor | undefined => prepared;

/** Returns the checkout that was started before hydration once: its page ends it. */
export const takePreparedCheckout = (): CheckoutActor | undefined => {
  const taken = prepared;
  prepared = undefined;
  return taken;
};
