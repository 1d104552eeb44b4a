import { type CheckoutSnapshot, selectIsVirtual } from '@ironcart/checkout-machines';
import { addSubscriptions } from '../../../services/newsletter/newsletter.transactor.ts';
import type { AgentCart } from '../cart/agent-carts.ts';
import type { UcpContext } from '../ucp-context.ts';
import { statusOf } from './checkout-messages.ts';

/**
 * Subscribes a buyer who consents to marketing to the site's newsletter after the order. Addresses without a paid order
 * are never subscribed, because someone else may have entered them.
 */
export const subscribeBuyer = async (
  { db, now }: UcpContext,
  { consent, ref: { site } }: AgentCart,
  snapshot: CheckoutSnapshot,
): Promise<void> => {
  const list = site.newsletters.find(({ name }) => name === 'newsletter');
  if (consent?.marketing !== true || list === undefined || statusOf(snapshot).status !== 'completed') return;
  const { shippingAddress, billingAddress } = snapshot.context;
  const { email } = selectIsVirtual(snapshot) ? billingAddress : shippingAddress;
  await addSubscriptions(db, { email: email.toLowerCase(), listIds: [list.listId], at: now() });
};
