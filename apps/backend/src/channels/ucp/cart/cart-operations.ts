import * as v from 'valibot';
import { readList } from '../../../services/list/list.reader.ts';
import { messageOf } from '../messages/error-messages.ts';
import type { Message } from '../messages/message.ts';
import { defineOperation, type Outcome } from '../operation.ts';
import type { UcpContext } from '../ucp-context.ts';
import { type AgentCart, createAgentCart, endAgentCart, findAgentCart, renewAgentCart } from './agent-carts.ts';
import { cartDocument } from './cart-document.ts';
import { type CartRequest, cartRequest } from './cart-request.ts';
import { type CheckedLines, checkCartLines } from './check-cart-lines.ts';
import { codeMessages } from './discounts-document.ts';
import { allRefused, toldOf, writeCartLines } from './write-cart-lines.ts';

const capability = 'dev.ucp.shopping.cart';

const notFound: Outcome = {
  isDone: false,
  messages: [messageOf({ code: 'cart_not_found', content: 'Cart not found or has expired' })],
};

const answerWith = async (
  context: UcpContext,
  cart: AgentCart,
  told: readonly Message[] = [],
  codes?: readonly string[],
): Promise<Outcome> => {
  const { ref } = cart;
  const setting = { siteCode: ref.site.code, now: context.now() };
  const list = await readList(context.db, ref.listId, ref.owner, setting);
  if (!list) return notFound;
  const { body, messages } = await cartDocument(context, cart, { list: list.wire, codes });
  return { isDone: true, body, messages: [...told, ...codeMessages(codes), ...messages] };
};

/** Writes the lines of a request to a cart. */
const writeLines = async (
  context: UcpContext,
  cart: AgentCart,
  checked: CheckedLines,
  { discounts }: CartRequest,
): Promise<Outcome> =>
  (await writeCartLines(context, cart, checked)) ?? answerWith(context, cart, toldOf(checked), discounts?.codes);

export const createCart = defineOperation({
  name: 'create_cart',
  capability,
  description: 'Create a cart with items of the catalogue.',
  payload: 'cart',
  input: cartRequest,
  hasId: false,
  isChange: true,
  run: async (context, call, { input }) => {
    const checked = await checkCartLines(context, call.site, input);
    const outcome =
      allRefused(checked) ?? (await writeLines(context, await createAgentCart(context, call), checked, input));
    return outcome.isDone ? { ...outcome, isCreated: true } : outcome;
  },
});

export const getCart = defineOperation({
  name: 'get_cart',
  capability,
  description: 'Get a cart with its current prices.',
  payload: undefined,
  input: v.unknown(),
  hasId: true,
  isChange: false,
  run: async (context, call, { id }) => {
    const cart = await findAgentCart(context, call, id);
    return cart ? answerWith(context, cart) : notFound;
  },
});

export const updateCart = defineOperation({
  name: 'update_cart',
  capability,
  description: 'Replace the items of a cart.',
  payload: 'cart',
  input: cartRequest,
  hasId: true,
  isChange: true,
  run: async (context, call, { id, input }) => {
    const cart = await findAgentCart(context, call, id);
    if (!cart) return notFound;
    const checked = await checkCartLines(context, call.site, input);
    return allRefused(checked) ?? writeLines(context, await renewAgentCart(context, cart), checked, input);
  },
});

export const cancelCart = defineOperation({
  name: 'cancel_cart',
  capability,
  description: 'Cancel a cart; it exists no more afterwards.',
  payload: undefined,
  input: v.unknown(),
  hasId: true,
  isChange: true,
  run: async (context, call, { id }) => {
    const cart = await findAgentCart(context, call, id);
    if (!cart) return notFound;
    const last = await answerWith(context, cart);
    await endAgentCart(context, cart);
    if (!last.isDone) return last;
    const { continue_url: _dead, expires_at: _ended, ...body } = last.body;
    return { ...last, body };
  },
});
