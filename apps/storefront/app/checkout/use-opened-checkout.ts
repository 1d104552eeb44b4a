import { type CheckoutActor, createLateCheckout, type LateCheckout, selectStep } from '@ironcart/checkout-machines';
import { checkoutStepPath } from '@ironcart/core/checkout';
import { isPage } from '@ironcart/react-ui/checkout';
import { useEffect, useRef, useState } from 'react';
import { hearOtherTabs } from '../start/cart-channel.ts';
import type { CheckoutStart } from './checkout-start.ts';
import { pathOnThisSite, preparedCheckout, startCheckout, takePreparedCheckout } from './prepared-checkout.ts';
import { servedState } from './served-checkout.ts';

/** Delay before the cart is watched; the first check follows a minute later. */
const watchAfterMs = 5_000;

/**
 * Maximum time that a press of Continue waits for checkout's machines before its form is posted, as without scripts.
 */
const patienceMs = 8_000;

/** Posts the form of the step on screen to the store. */
const postStep = (site: CheckoutStart['site'], actor: CheckoutActor): void => {
  const step = selectStep(actor.getSnapshot());
  if (!isPage(step)) return;
  document.querySelector<HTMLFormElement>(`form[action="${site.basePath}${checkoutStepPath(step)}"]`)?.requestSubmit();
};

export interface OpenedCheckout {
  /** Undefined until checkout is open, where the server rendered no step. */
  readonly actor: CheckoutActor | undefined;
  /** Whether the machines failed to load: forms are posted to the store, which continues checkout on the server. */
  readonly isLeftToStore: boolean;
}

/**
 * Checkout's actor. It shows the step that the server rendered, and its machines load once the page is interactive,
 * with one retry; then the draft is read. It is notified of cart changes elsewhere.
 */
export const useOpenedCheckout = (start: CheckoutStart): OpenedCheckout => {
  const [isLeftToStore, setLeftToStore] = useState(false);
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();
  const [opened, setOpened] = useState<CheckoutActor>();
  const first = useRef(start);
  const pressed = useRef<number>(undefined);
  const [late] = useState((): LateCheckout | undefined => {
    const served = servedState(start);
    if (served === undefined) return undefined;
    const checkout = createLateCheckout(served, () => {
      pressed.current ??= window.setTimeout(() => setLeftToStore(true), patienceMs);
    });
    // Before the first effects, which compare its step with the page's.
    const prepared = preparedCheckout();
    if (prepared) checkout.arrive(prepared);
    return checkout;
  });
  const actor = late?.actor ?? opened;

  useEffect(() => {
    let running: CheckoutActor | undefined;
    let isGone = false;
    const end = () => {
      const { actor: told } = late ?? { actor: running };
      told?.send({ type: 'checkout.left', to: pathOnThisSite(first.current.site) });
      told?.stop();
    };
    const take = (started: CheckoutActor) => {
      running = started;
      setOpened(started);
    };
    const arrive = (started: CheckoutActor) => {
      if (isGone && late === undefined) {
        started.stop();
        return;
      }
      window.clearTimeout(pressed.current);
      // Even if the page is gone, so that the input is saved.
      late?.arrive(started);
      if (isGone) end();
      else take(started);
    };
    const fail = (cause: unknown) => {
      if (late === undefined) setFailure({ cause });
      else setLeftToStore(true);
    };
    const prepared = takePreparedCheckout();
    if (prepared) take(prepared);
    else void startCheckout(first.current).then(arrive, fail);
    return () => {
      isGone = true;
      if (running) end();
    };
  }, [late]);

  useEffect(() => {
    if (isLeftToStore && late && pressed.current !== undefined) postStep(first.current.site, late.actor);
  }, [isLeftToStore, late]);

  useEffect(() => {
    const tellHidden = () => actor?.send({ type: 'page.hidden' });
    document.addEventListener('visibilitychange', tellHidden);
    return () => document.removeEventListener('visibilitychange', tellHidden);
  }, [actor]);

  useEffect(() => {
    if (opened === undefined) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    const otherTabs = hearOtherTabs(first.current.site);
    const waiting = window.setTimeout(async () => {
      // Offline the import fails: the cart is checked again when the order is placed.
      const arrived = await import('./watch-cart.ts').catch(() => undefined);
      if (arrived && !isGone) stop = arrived.watchCart(opened, first.current, otherTabs);
    }, watchAfterMs);
    return () => {
      isGone = true;
      window.clearTimeout(waiting);
      otherTabs.close();
      stop?.();
    };
  }, [opened]);

  useEffect(() => {
    if (actor === undefined || start === first.current) return;
    first.current = start;
    actor.send({ type: 'cart.changed', ...start.contents });
  }, [actor, start]);

  // Shows the error page instead of checkout, with a retry.
  if (failure) throw failure.cause;
  return { actor, isLeftToStore };
};
