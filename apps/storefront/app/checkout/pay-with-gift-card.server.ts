import { selectStep } from '@ironcart/checkout-machines';
import { checkoutStepPath } from '@ironcart/core/checkout';
import { isPage } from '@ironcart/react-ui/checkout';
import { redirect } from 'react-router';
import { readCheckoutContents } from '../cart/read-cart.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import { readCheckoutPlaces } from './checkout-places.server.ts';
import { readServerSession, sendTo, snapshotOf } from './checkout-session.server.ts';
import { keepSessionMark } from './session-cookie.server.ts';

/**
 * Adds a gift card to the shopper's checkout session and redirects to its current step, with and without scripts.
 * @returns only if there is nothing to check out
 */
export const payWithGiftCard = async (context: RequestContext, code: string): Promise<'emptyCart'> => {
  const [contents, places] = await Promise.all([readCheckoutContents(context), readCheckoutPlaces(context)]);
  if (contents === undefined || contents.list.items.length === 0) return 'emptyCart';
  const listId = contents.list._id;
  const known = await readServerSession(context, { listId, places });
  const { setup } = context.checkout;
  const open = () => context.api.checkoutSessions.open({ listId, setup, asksEmailFirst: true });
  const session = known ?? { ...(await open()), savedAtMs: context.now };
  const after = await sendTo(context, session, [{ type: 'giftCard.added', code }]);
  keepSessionMark(context, after.id);
  const step = selectStep(snapshotOf(after, context, places));
  throw redirect(checkoutStepPath(isPage(step) ? step : 'start'), { status: 303 });
};
