import type { CheckoutActor } from '@ironcart/checkout-machines';
import type { CheckoutStart } from './checkout-start.ts';
import { loadModule } from './load-module.ts';

let prepared: CheckoutActor | undefined;

/** The path of the page within its site. */
export const pathOnThisSite = ({ basePath }: CheckoutStart['site']): string =>
  window.location.pathname.slice(basePath.length) || '/';

/**
 * Starts checkout before the first page is hydrated, if the server rendered its step: the form stays in its place, with
 * everything that was typed into it. Checkout starts after hydration if this fails.
 */
export const prepareCheckout = async (start: CheckoutStart): Promise<void> => {
  if (document.documentElement.dataset.hydrated === 'true') return;
  const opened = await loadModule(() => import('./open-checkout.ts'))
    .then(({ openServedCheckout }) => openServedCheckout(start, pathOnThisSite(start.site)))
    .catch(() => undefined);
  prepared = opened;
};

/** The checkout that was started before hydration. */
export const preparedCheckout = (): CheckoutActor | undefined => prepared;

/** Returns the checkout that was started before hydration once: its page ends it. */
export const takePreparedCheckout = (): CheckoutActor | undefined => {
  const taken = prepared;
  prepared = undefined;
  return taken;
};
