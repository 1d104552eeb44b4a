import { type CheckoutActor, checkoutMachine } from '@ironcart/checkout-machines';
import { createCheckoutPorts } from '@ironcart/checkout-machines/wire-api';
import { browserPorts, Checkout, sandboxPayment } from '@ironcart/react-ui/checkout';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { cartId, client, site } from './store.ts';

/** Starts checkout with the current cart. */
const openCheckout = async (): Promise<CheckoutActor> => {
  const ports = createCheckoutPorts(client, { listId: await cartId(), ...browserPorts });
  const [contents, countries, regions] = await Promise.all([
    ports.reloadCart(),
    client.site.countries(),
    client.site.regions('US'),
  ]);
  const config = { asksEmailFirst: true };
  const input = { site, ...contents, countries, regions, customer: undefined, savedAddresses: [], config, ports };
  return createActor(checkoutMachine, { input }).start();
};

/** The complete checkout. `sandboxPayment` is for demos: replace it with the parts of your payment provider. */
const CheckoutPage = ({ onPlaced }: { readonly onPlaced: (orderId: string) => void }) => {
  const [actor, setActor] = useState<CheckoutActor>();
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    let opened: CheckoutActor | undefined;
    let isGone = false;
    openCheckout()
      .then((started) => {
        opened = started;
        if (isGone) started.stop();
        else setActor(started);
      })
      .catch(setFailure);
    return () => {
      isGone = true;
      opened?.stop();
    };
  }, []);

  if (failure !== undefined) return <p role="alert">Checkout could not be opened. Please load the page again.</p>;
  if (actor === undefined) return <p>Opening checkout ...</p>;
  return <Checkout actor={actor} payment={sandboxPayment} onPlaced={({ orderId }) => onPlaced(orderId)} />;
};

export default CheckoutPage;
