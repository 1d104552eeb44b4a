import * as v from 'valibot';
import { isRefusal } from '../../../http/refusal.ts';
import { type AgentCart, createAgentCart, endAgentCart, findAgentCart, noteConsent } from '../cart/agent-carts.ts';
import { type CheckedLines, checkCartLines } from '../cart/check-cart-lines.ts';
import { allRefused, toldOf, writeCartLines } from '../cart/write-cart-lines.ts';
import { messageOf } from '../messages/error-messages.ts';
import type { Message } from '../messages/message.ts';
import { type AgentCall, defineOperation, type Outcome } from '../operation.ts';
import { consentCapability } from '../protocol.ts';
import type { UcpContext } from '../ucp-context.ts';
import { type AgentCheckout, agentCheckoutOf, type HostedCheckout } from './agent-checkout.ts';
import { readAgreement } from './checkout-agreement.ts';
import { choiceForAll, detailEvents } from './checkout-events.ts';
import {
  type CheckoutDetails,
  completeCheckoutRequest,
  createCheckoutRequest,
  updateCheckoutRequest,
  wantedMethod,
} from './checkout-request.ts';
import { methodRefusals, restOfCollection } from './collection.ts';
import { answerWith, findCheckout, notFound, refused } from './find-checkout.ts';
import { giftCardEvents, giftCardMessages } from './gift-card-instruments.ts';
import { placeOrder } from './place-order.ts';
import { subscribeBuyer } from './subscribe-buyer.ts';

const capability = 'dev.ucp.shopping.checkout';

/** Sends an agent's details to a checkout. */
const enter = async (
  context: UcpContext,
  { call, cart, hosted }: { readonly call: AgentCall; readonly cart: AgentCart; readonly hosted: HostedCheckout },
  current: AgentCheckout,
  details: CheckoutDetails,
  told: readonly Message[],
): Promise<Outcome> => {
  const { payment, discounts, buyer } = details;
  const { snapshot, sessionId } = current;
  const refusals = methodRefusals(snapshot, details);
  const method = refusals.length === 0 ? wantedMethod(details) : undefined;
  const events = [...detailEvents(details, snapshot, method), ...giftCardEvents(payment, snapshot)];
  const chosen = events.length === 0 ? current : await hosted.send(sessionId, events);
  if (isRefusal(chosen)) return refused(chosen);
  const rest = [...restOfCollection(chosen.snapshot), ...choiceForAll(method, chosen.snapshot)];
  const entered = rest.length === 0 ? chosen : await hosted.send(sessionId, rest);
  if (isRefusal(entered)) return refused(entered);
  const messages = [...told, ...refusals, ...giftCardMessages(payment, entered.snapshot)];
  const consenting =
    call.active.has(consentCapability) && buyer.consent ? await noteConsent(context, cart, buyer.consent) : cart;
  return answerWith(context, { call, cart: consenting }, entered, { messages, codes: discounts?.codes });
};

/** Opens the checkout of a cart and sends it the agent's details. */
const beginWith = async (
  context: UcpContext,
  call: AgentCall,
  cart: AgentCart,
  details: CheckoutDetails,
  told: readonly Message[] = [],
): Promise<Outcome> => {
  const hosted = agentCheckoutOf(context, call, cart);
  const opened = await hosted.open();
  if (isRefusal(opened)) return refused(opened);
  return enter(context, { call, cart, hosted }, opened, details, told);
};

const created = (outcome: Outcome): Outcome => (outcome.isDone ? { ...outcome, isCreated: true } : outcome);

export const createCheckout = defineOperation({
  name: 'create_checkout',
  capability,
  description: 'Begin the checkout of items, or of a cart.',
  payload: 'checkout',
  input: createCheckoutRequest,
  hasId: false,
  isChange: true,
  run: async (context, call, { input }) => {
    if (input.cart_id !== undefined) {
      const cart = await findAgentCart(context, call, input.cart_id);
      return cart ? created(await beginWith(context, call, cart, input)) : notFound;
    }
    if (input.line_items.length === 0) {
      return { isDone: false, messages: [messageOf({ code: 'list_empty', content: 'There is nothing to check out' })] };
    }
    const checked = await checkCartLines(context, call.site, input);
    const none = allRefused(checked);
    if (none) return none;
    const cart = await createAgentCart(context, call);
    const failed = await writeCartLines(context, cart, checked);
    return failed ?? created(await beginWith(context, call, cart, input, toldOf(checked)));
  },
});

export const getCheckout = defineOperation({
  name: 'get_checkout',
  capability,
  description: 'Get a checkout with its current totals and what is missing.',
  payload: undefined,
  input: v.unknown(),
  hasId: true,
  isChange: false,
  run: async (context, call, { id }) => {
    const found = await findCheckout(context, call, id);
    if ('isDone' in found) return found;
    const { cart, hosted, open } = found;
    return answerWith(context, { call, cart }, await hosted.read(open));
  },
});

/** Writes the lines of an update; undefined if they are equal to the cart's. */
const updateLines = async (context: UcpContext, cart: AgentCart, checked: CheckedLines): Promise<Outcome | undefined> =>
  allRefused(checked) ?? (await writeCartLines(context, cart, checked));

export const updateCheckout = defineOperation({
  name: 'update_checkout',
  capability,
  description: 'Replace the items, the buyer, the destination or the shipping options of a checkout.',
  payload: 'checkout',
  input: updateCheckoutRequest,
  hasId: true,
  isChange: true,
  run: async (context, call, { id, input }) => {
    const found = await findCheckout(context, call, id);
    if ('isDone' in found) return found;
    const { cart, hosted, open } = found;
    const checked = await checkCartLines(context, call.site, input);
    const failed = await updateLines(context, cart, checked);
    if (failed) return failed;
    const current = await hosted.send(open, [{ type: 'errors.dismissed' }]);
    if (isRefusal(current)) return refused(current);
    return enter(context, { call, cart, hosted }, current, input, toldOf(checked));
  },
});

export const completeCheckout = defineOperation({
  name: 'complete_checkout',
  capability,
  description: 'Pay and place the order of a checkout that is ready.',
  payload: 'checkout',
  input: completeCheckoutRequest,
  hasId: true,
  isChange: true,
  needsKey: true,
  run: async (context, call, { id, input }) => {
    const found = await findCheckout(context, call, id);
    if ('isDone' in found) return found;
    const { cart, hosted, open } = found;
    const agreement = await readAgreement(context, { call, cart }, input.ap2.checkout_mandate);
    if ('code' in agreement) {
      return answerWith(context, { call, cart }, await hosted.read(open), { messages: [messageOf(agreement)] });
    }
    const { payment } = input;
    const placed = await placeOrder(context, cart, hosted, open, { payment, objectionTo: agreement.objectionTo });
    if (isRefusal(placed)) return refused(placed);
    await agreement.keepFor(placed.checkout);
    await subscribeBuyer(context, cart, placed.checkout.snapshot);
    return answerWith(context, { call, cart }, placed.checkout, placed);
  },
});

export const cancelCheckout = defineOperation({
  name: 'cancel_checkout',
  capability,
  description: 'Cancel a checkout that is not completed.',
  payload: undefined,
  input: v.unknown(),
  hasId: true,
  isChange: true,
  needsKey: true,
  run: async (context, call, { id }) => {
    const found = await findCheckout(context, call, id);
    if ('isDone' in found) return found;
    const { cart, hosted, open } = found;
    const last = await answerWith(context, { call, cart }, await hosted.read(open));
    if (!last.isDone || last.body.status === 'completed' || last.body.status === 'complete_in_progress') return last;
    await hosted.close(open);
    await endAgentCart(context, cart);
    const { continue_url: _dead, expires_at: _ended, ...body } = last.body;
    return { ...last, messages: [], body: { ...body, status: 'canceled' } };
  },
});
