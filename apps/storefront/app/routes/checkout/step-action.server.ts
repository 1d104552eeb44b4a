import {
  type CheckoutEvent,
  type CheckoutPage,
  type CheckoutSnapshot,
  selectFingerprint,
  selectPackages,
  selectPlacedOrder,
  selectStep,
} from '@ironcart/checkout-machines';
import { checkoutStepPath } from '@ironcart/core/checkout';
import { pathOnSite } from '@ironcart/core/routing';
import { bankPageWithoutScripts, isPage, paymentPageOf, readStepForm } from '@ironcart/react-ui/checkout';
import { redirect } from 'react-router';
import { readCheckoutContents } from '../../cart/read-cart.ts';
import { readCheckoutPlaces } from '../../checkout/checkout-places.server.ts';
import { readServerSession, sendTo, snapshotOf } from '../../checkout/checkout-session.server.ts';
import { placedPath } from '../../checkout/placed-path.ts';
import { sendTyped } from '../../checkout/send-typed.server.ts';
import { keepSessionMark } from '../../checkout/session-cookie.server.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteAction } from '../route-args.ts';

const seeOther = 303;

/** The available shipping methods of every package; empty before a page showed them. */
const offeredIn = (snapshot: CheckoutSnapshot | undefined): string =>
  JSON.stringify(snapshot ? selectPackages(snapshot).map(({ rates }) => rates) : []);

/** Whether the input led to a choice of shipping methods that the posted page did not show. */
const hasNewChoice = (step: CheckoutPage, shown: CheckoutSnapshot | undefined, after: CheckoutSnapshot): boolean =>
  step === 'shipping' &&
  selectPackages(after).some(({ rates }) => rates.length > 1) &&
  offeredIn(shown) !== offeredIn(after);

interface Press {
  readonly step: CheckoutPage;
  readonly command: CheckoutEvent | undefined;
  /** Whether a new choice has to be shown first. */
  readonly isNew: boolean;
  /** Whether the order differs from the one that the page showed. */
  readonly isOutdated: boolean;
}

/**
 * The destination after a press: the placed order, the bank, the provider's page for a card or an approval, or
 * checkout's step.
 */
const targetOf = (
  snapshot: CheckoutSnapshot,
  { site, siteOrigin }: Pick<RequestContext, 'site' | 'siteOrigin'>,
  { step, command, isNew, isOutdated }: Press,
): string => {
  const placed = selectPlacedOrder(snapshot);
  if (placed !== undefined) return placedPath(placed.orderId);
  const bank = bankPageWithoutScripts(snapshot);
  // A relative URL would be within the site.
  if (bank !== undefined) return siteOrigin + bank;
  const stage = selectStep(snapshot);
  if (!isPage(stage)) return checkoutStepPath('review');
  const path = checkoutStepPath(stage);
  if (stage !== step) return path;
  if (isOutdated) return `${path}?changed`;
  if (isNew) return `${path}#shipping-methods`;
  if (command?.type !== 'step.continue') return path;
  const providerPage = step === 'payment' ? paymentPageOf(snapshot, pathOnSite(path, site)) : undefined;
  return providerPage === undefined ? `${path}?tried` : siteOrigin + providerPage;
};

/**
 * The action of a step's form, for a page without scripts: sends the input to the checkout session and redirects to its
 * current step. A new choice of shipping methods is shown before the next step.
 */
export const stepAction =
  (step: CheckoutPage): RouteAction =>
  async ({ request, context }) => {
    const [contents, places, form] = await Promise.all([
      readCheckoutContents(context),
      readCheckoutPlaces(context),
      request.formData(),
    ]);
    if (contents === undefined || contents.list.items.length === 0) throw redirect('/cart', seeOther);
    const listId = contents.list._id;
    const known = await readServerSession(context, { listId, places });
    const { setup } = context.checkout;
    const open = () => context.api.checkoutSessions.open({ listId, setup, asksEmailFirst: true });
    const session = known ?? { ...(await open()), savedAtMs: context.now };
    const before = snapshotOf(session, context, places);
    const { changes, command, isOutdated } = readStepForm(step, form.entries(), before);
    const { session: changed, hadCardNumber } = await sendTyped(context, session, changes);
    if (hadCardNumber) {
      keepSessionMark(context, session.id);
      throw redirect(`${checkoutStepPath(step)}?card-number`, seeOther);
    }
    const isNew = hasNewChoice(step, known && before, snapshotOf(changed, context, places));
    const pressed = command !== undefined && !isNew ? await sendTo(context, changed, [command]) : changed;
    // The bank's device check needs scripts: without them, the bank asks the shopper instead.
    const isDeviceAsked = selectFingerprint(snapshotOf(pressed, context, places)) !== undefined;
    const after = isDeviceAsked ? await sendTo(context, pressed, [{ type: 'challenge.fingerprinted' }]) : pressed;
    keepSessionMark(context, session.id);
    const press = { step, command, isNew, isOutdated: isOutdated || (step === 'review' && after.wasChanged === true) };
    throw redirect(targetOf(snapshotOf(after, context, places), context, press), seeOther);
  };
