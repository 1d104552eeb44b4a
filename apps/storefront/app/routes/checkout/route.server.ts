import { readCheckoutFacts } from '../../checkout/checkout-facts.server.ts';
import { serveCheckout } from '../../checkout/served-checkout.server.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';
import { stepAction } from './step-action.server.ts';

const head: PageHead = { title: 'Checkout', isPrivate: true };

/** The start data of checkout, with its state as the page's step shows it. */
export const loader = async ({ context }: RouteArgs) => {
  const facts = await readCheckoutFacts(context);
  return { head, ...facts, served: serveCheckout(facts, context.sites.pathWithin(context.url.pathname)) };
};

/** Sets a guest's e-mail address; if no step is shown, performs the pending action of the checkout session. */
export const action = stepAction('start');
