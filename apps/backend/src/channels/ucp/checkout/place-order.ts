import type { WireSessionEvent } from '@ironcart/api/contract';
import { selectIsPaidInFull, selectIsVirtual, selectStep } from '@ironcart/checkout-machines';
import { isRefusal, type Refusal } from '../../../http/refusal.ts';
import type { AgentCart } from '../cart/agent-carts.ts';
import type { MandateFault } from '../mandate/mandate-fault.ts';
import { messageOf } from '../messages/error-messages.ts';
import type { Message } from '../messages/message.ts';
import type { UcpContext } from '../ucp-context.ts';
import type { AgentCheckout, HostedCheckout } from './agent-checkout.ts';
import { totalOf } from './checkout-document.ts';
import { billingEvents, instrumentOf } from './checkout-events.ts';
import { billingMessages, blockersOf, statusOf } from './checkout-messages.ts';
import type { Instrument } from './checkout-request.ts';
import { giftCardEvents, giftCardMessages, withoutGiftCards } from './gift-card-instruments.ts';
import { takesCards } from './payment-handlers.ts';

interface Placed {
  readonly checkout: AgentCheckout;
  readonly messages: readonly Message[];
}

/** The expiry year of cards without a stated one; the provider knows the real one. */
const anyYear = 2099;

const cardEvent = ({ credential, display }: Instrument): WireSessionEvent | undefined =>
  credential?.token === undefined || credential.token === ''
    ? undefined
    : {
        type: 'payment.tokenReceived',
        card: {
          token: credential.token,
          brand: display?.brand ?? '',
          last4: display?.last_digits ?? '',
          expMonth: display?.expiry_month ?? 12,
          expYear: display?.expiry_year ?? anyYear,
        },
      };

const isPlaced = ({ snapshot }: AgentCheckout): boolean => {
  const { status } = statusOf(snapshot);
  return status === 'completed' || status === 'complete_in_progress';
};

/** Cancels a pending challenge of the bank: a person has to pay in the store, by the checkout's link. */
const withoutChallenge = async (hosted: HostedCheckout, checkout: AgentCheckout): Promise<AgentCheckout | Refusal> => {
  const step = selectStep(checkout.snapshot);
  return step === 'challenge' || step === 'redirecting'
    ? hosted.send(checkout.sessionId, [{ type: 'challenge.closed' }])
    : checkout;
};

/** The payment of an order, and the conditions on the checkout when it is placed. */
interface Placement {
  readonly payment: { readonly instruments: readonly Instrument[] };
  /** Why the current checkout differs from the one that the person agreed to; undefined if it does not. */
  readonly objectionTo: (checkout: AgentCheckout) => Promise<MandateFault | undefined>;
}

/**
 * Places the order of a checkout with a platform's instrument: only the contents and the total that were sent to the
 * platform, and never twice.
 */
export const placeOrder = async (
  context: UcpContext,
  cart: AgentCart,
  hosted: HostedCheckout,
  open: string,
  { payment, objectionTo }: Placement,
): Promise<Placed | Refusal> => {
  const current = await hosted.send(open, []);
  if (isRefusal(current)) return current;
  if (isPlaced(current)) return { checkout: current, messages: [] };
  const instrument = instrumentOf(withoutGiftCards(payment));
  const carded = await hosted.send(open, [
    { type: 'errors.dismissed' },
    ...billingEvents(instrument ?? payment.instruments[0], cart.ref.site, selectIsVirtual(current.snapshot)),
    ...giftCardEvents(payment, current.snapshot),
  ]);
  if (isRefusal(carded)) return carded;
  const unpaid = giftCardMessages(payment, carded.snapshot);
  if (unpaid.length > 0) return { checkout: carded, messages: unpaid };
  const isBlocked = blockersOf(carded.snapshot).length > 0;
  const unbilled = isBlocked ? [] : billingMessages(carded.snapshot);
  if (unbilled.length > 0) return { checkout: carded, messages: unbilled };
  const isCard = instrument && takesCards(context, cart.ref.site, instrument.handler_id);
  const card = isCard ? cardEvent(instrument) : undefined;
  const isPaid = instrument === undefined && selectIsPaidInFull(carded.snapshot);
  if (!card && !isPaid && !isBlocked) {
    const content = 'The instrument is of no handler that the checkout offers, has no token, or does not pay the whole';
    return { checkout: carded, messages: [messageOf({ code: 'payment_method_unavailable', content })] };
  }
  const entered = await hosted.send(open, [
    { type: 'step.goTo', step: 'payment' },
    ...(card ? [card] : []),
    { type: 'step.continue' },
  ]);
  if (isRefusal(entered)) return entered;
  if (blockersOf(entered.snapshot).length > 0) return { checkout: entered, messages: [] };
  if (cart.toldTotal !== totalOf(entered.snapshot)) {
    const content = 'The total has changed since the checkout was last told: look at it again';
    return { checkout: entered, messages: [messageOf({ code: 'prices_not_current', content })] };
  }
  const objection = await objectionTo(entered);
  if (objection) return { checkout: entered, messages: [messageOf(objection)] };
  const placed = await hosted.send(open, [{ type: 'order.place' }], entered.version);
  if (isRefusal(placed)) return placed;
  const rested = await withoutChallenge(hosted, placed);
  return isRefusal(rested) ? rested : { checkout: rested, messages: [] };
};
