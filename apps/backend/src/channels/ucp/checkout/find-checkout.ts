import { isRefusal, type Refusal } from '../../../http/refusal.ts';
import {
  type AgentCart,
  type FoundCart,
  findCartOfPlatform,
  noteNeedOfMandate,
  noteToldTotal,
} from '../cart/agent-carts.ts';
import { codeMessages } from '../cart/discounts-document.ts';
import { isStoreCode, messageOf } from '../messages/error-messages.ts';
import type { Message } from '../messages/message.ts';
import type { AgentCall, Outcome } from '../operation.ts';
import { mandateCapability } from '../protocol.ts';
import { type UcpContext, urlOn } from '../ucp-context.ts';
import { type AgentCheckout, agentCheckoutOf, type HostedCheckout } from './agent-checkout.ts';
import { checkoutDocument, totalOf } from './checkout-document.ts';
import { completedDocument, readOrderOfList } from './completed-document.ts';
import { readPickupRates } from './read-pickup-rates.ts';

export const notFound: Outcome = {
  isDone: false,
  messages: [messageOf({ code: 'list_not_found', content: 'Checkout not found or has expired' })],
};

const withBuyer = (context: UcpContext, { site }: AgentCall, { continueId }: FoundCart): Outcome => ({
  isDone: false,
  messages: [
    messageOf({
      code: 'with_buyer',
      content: 'A person has taken the checkout over: its order is told here once it is placed',
    }),
  ],
  continueUrl: urlOn(context, site, `/ucp/continue/${continueId}`),
});

/** The response with the order of a checkout, regardless of who placed it; undefined until it is placed. */
const tellOrder = async (
  context: UcpContext,
  { site }: AgentCall,
  id: string,
  { listId }: FoundCart,
): Promise<Outcome | undefined> => {
  const order = await readOrderOfList(context, listId);
  const isPlaced = order?.status === 'published' || order?.status === 'payment_complete';
  return order && isPlaced ? { isDone: true, ...completedDocument(context, site, id, order) } : undefined;
};

/** Restarts a checkout that was ended because the customer's prices apply now. */
const reopen = async (hosted: HostedCheckout): Promise<string | undefined> => {
  const opened = await hosted.open();
  return isRefusal(opened) ? undefined : opened.sessionId;
};

/** The checkout with an id that the agent may continue, or the response to send instead. */
export const findCheckout = async (
  context: UcpContext,
  call: AgentCall,
  id: string,
): Promise<{ readonly cart: AgentCart; readonly hosted: HostedCheckout; readonly open: string } | Outcome> => {
  const found = await findCartOfPlatform(context, call, id);
  if (!found) return notFound;
  const ordered = await tellOrder(context, call, id, found);
  if (ordered) return ordered;
  const { cart, isNewToCustomer } = found;
  if (!cart) return withBuyer(context, call, found);
  const hosted = agentCheckoutOf(context, call, cart);
  const open = isNewToCustomer ? await reopen(hosted) : await hosted.openId();
  return open === undefined ? notFound : { cart, hosted, open };
};

export const refused = ({ type, message }: Refusal): Outcome => ({
  isDone: false,
  messages: [messageOf({ code: isStoreCode(type) ? type : 'unexpected', content: message })],
});

/** The results of a request besides the checkout: messages, and the codes in it. */
interface Told {
  readonly messages: readonly Message[];
  readonly codes?: readonly string[] | undefined;
}

/** A checkout in the protocol's format, for a platform. */
export const documentOf = async (
  context: UcpContext,
  { call: { showsPackages }, cart }: { readonly call: AgentCall; readonly cart: AgentCart },
  { snapshot }: AgentCheckout,
  codes?: readonly string[],
) => {
  const pickupRates = await readPickupRates(context, snapshot);
  return checkoutDocument(context, cart, { snapshot, codes, pickupRates, showsPackages });
};

/** Responds with a checkout, and stores the total that was sent to the platform. */
export const answerWith = async (
  context: UcpContext,
  { call, cart }: { readonly call: AgentCall; readonly cart: AgentCart },
  checkout: AgentCheckout | Refusal,
  { messages: told, codes }: Told = { messages: [] },
): Promise<Outcome> => {
  if (isRefusal(checkout)) return refused(checkout);
  const { body, messages, paymentHandlers } = await documentOf(context, { call, cart }, checkout, codes);
  const total = totalOf(checkout.snapshot);
  if (cart.toldTotal !== total) await noteToldTotal(context, cart, total);
  if (call.active.has(mandateCapability) && !cart.needsMandate) await noteNeedOfMandate(context, cart);
  return { isDone: true, body, messages: [...told, ...codeMessages(codes), ...messages], paymentHandlers };
};
