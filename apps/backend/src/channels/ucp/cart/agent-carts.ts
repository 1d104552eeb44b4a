import { unseenCartTs } from '../../../services/list/list.reader.ts';
import { createListTransactor, type ListRef } from '../../../services/list/list.transactor.ts';
import { isUuid } from '../../../services/list/list-owner.ts';
import { createSessionStore } from '../../../services/session/session-store.ts';
import type { BuyerConsent } from '../checkout/checkout-request.ts';
import type { AgentCall } from '../operation.ts';
import type { UcpContext } from '../ucp-context.ts';
import { adoptCart } from './adopt-cart.ts';

/** How long a cart is kept after its last change, in milliseconds. */
const lifetimeMs = 7 * 24 * 60 * 60_000;

/** A cart of an agent: the id that its platform knows, and the list that it is. */
export interface AgentCart {
  readonly cartId: string;
  /** Names it in the link for a person. */
  readonly continueId: string;
  readonly expiresAt: Date;
  readonly ref: ListRef;
  /** The session in which it is checked out: its list's, or one beside a list of the customer. */
  readonly sessionId: string;
  /** Whether it can still be changed; false once it was ordered. */
  readonly isActive: boolean;
  /** The total of its checkout that the platform was last told, in minor units; undefined: none. */
  readonly toldTotal: number | undefined;
  /** What its buyer consents to; undefined where the platform says nothing. */
  readonly consent: BuyerConsent | undefined;
  /** Whether its checkout is placed with a mandate only, because its platform has once offered them. */
  readonly needsMandate: boolean;
}

/** What a cart's id leads to: its list, and the cart itself unless a person has taken it over. */
export interface FoundCart {
  readonly listId: string;
  readonly continueId: string;
  readonly cart: AgentCart | undefined;
  /** Whether the call just made it the customer's: a checkout of it begins again, at their prices. */
  readonly isNewToCustomer: boolean;
}

/**
 * A cart that exists and belongs to the platform, ordered or not; undefined otherwise. What a platform has signed, it has to
 * sign again; what is a customer's is found with that customer's token only. A guest's cart becomes the customer's whose token comes
 * with the call.
 */
export const findCartOfPlatform = async (
  context: UcpContext,
  { site, platform, isSigned, customer }: AgentCall,
  cartId: string,
): Promise<FoundCart | undefined> => {
  const { db, now } = context;
  if (!isUuid(cartId)) return undefined;
  const row = await db
    .selectFrom('agent_carts')
    .innerJoin('lists', 'lists.list_id', 'agent_carts.list_id')
    .select([
      'agent_carts.list_id',
      'is_signed',
      'expires_at',
      'lists.session_id as guest_session_id',
      'lists.customer_id as owner_id',
      'agent_carts.customer_id',
      'agent_carts.session_id',
      'is_active',
      'told_total',
      'consent',
      'needs_mandate',
      'handed_over_at',
      'continue_id',
    ])
    .where('cart_id', '=', cartId)
    .where('platform', '=', platform)
    .where('expires_at', '>', now())
    .where('site_code', '=', site.code)
    .executeTakeFirst();
  if (!row || (row.is_signed && !isSigned)) return undefined;
  if (row.customer_id !== null && row.customer_id !== customer?.customerId) return undefined;
  const { list_id: listId, guest_session_id: guestSessionId, continue_id: continueId } = row;
  const withPerson: FoundCart = { listId, continueId, cart: undefined, isNewToCustomer: false };
  if (row.handed_over_at !== null || (row.customer_id === null ? guestSessionId === null : row.owner_id === null)) {
    return withPerson;
  }
  const isNewToCustomer =
    customer !== undefined && row.customer_id === null && guestSessionId !== null && row.is_active
      ? await adoptCart(
          context,
          { customerId: customer.customerId, site },
          { cartId, listId, sessionId: guestSessionId },
        )
      : false;
  const sessionId = guestSessionId ?? row.session_id;
  if (sessionId === null) return withPerson;
  const customerId = isNewToCustomer ? customer?.customerId : (row.customer_id ?? undefined);
  const ref = { listId, owner: customerId === undefined ? { sessionId } : { customerId }, site };
  const cart = {
    cartId: cartId.toLowerCase(),
    continueId,
    expiresAt: row.expires_at,
    ref,
    sessionId,
    isActive: row.is_active,
    toldTotal: isNewToCustomer ? undefined : (row.told_total ?? undefined),
    consent: row.consent ?? undefined,
    needsMandate: row.needs_mandate,
  };
  return { listId, continueId, cart, isNewToCustomer };
};

/** A cart that can be changed. */
export const findAgentCart = async (
  context: UcpContext,
  call: AgentCall,
  cartId: string,
): Promise<AgentCart | undefined> => {
  const found = await findCartOfPlatform(context, call, cartId);
  return found?.cart?.isActive ? found.cart : undefined;
};

/**
 * Creates an empty cart in a session of its own, whose token nobody gets. One for a customer is a list of theirs that their
 * browser gets with the cart's link.
 */
export const createAgentCart = async (context: UcpContext, call: AgentCall): Promise<AgentCart> => {
  const { db, now, randomId } = context;
  const { session } = await createSessionStore(db, { now, randomId }).create();
  const { sessionId } = session;
  const { customer } = call;
  const owner = customer ? { customerId: customer.customerId } : { sessionId };
  const metadata = customer ? { activeCartTs: unseenCartTs } : {};
  const listId = await createListTransactor(context).create(owner, call.site, 'cart', metadata);
  const cartId = randomId();
  const continueId = randomId();
  const expiresAt = new Date(now().getTime() + lifetimeMs);
  await db
    .insertInto('agent_carts')
    .values({
      cart_id: cartId,
      continue_id: continueId,
      list_id: listId,
      platform: call.platform,
      is_signed: call.isSigned,
      expires_at: expiresAt,
      customer_id: customer?.customerId ?? null,
      session_id: sessionId,
    })
    .execute();
  const ref = { listId, owner, site: call.site };
  return {
    cartId,
    continueId,
    expiresAt,
    ref,
    sessionId,
    isActive: true,
    toldTotal: undefined,
    consent: undefined,
    needsMandate: false,
  };
};

/** Keeps a cart for its whole time again. */
export const renewAgentCart = async ({ db, now }: UcpContext, cart: AgentCart): Promise<AgentCart> => {
  const expiresAt = new Date(now().getTime() + lifetimeMs);
  await db.updateTable('agent_carts').set({ expires_at: expiresAt }).where('cart_id', '=', cart.cartId).execute();
  return { ...cart, expiresAt };
};

/** Ends a cart: its list is deleted as a shopper's is. */
export const endAgentCart = async (context: UcpContext, { cartId, ref }: AgentCart): Promise<void> => {
  await createListTransactor(context).setMetadata(ref, { isActive: false });
  await context.db.deleteFrom('agent_carts').where('cart_id', '=', cartId).execute();
};

/** Notes the total that the platform is told. */
export const noteToldTotal = async ({ db }: UcpContext, { cartId }: AgentCart, total: number): Promise<void> => {
  await db.updateTable('agent_carts').set({ told_total: total }).where('cart_id', '=', cartId).execute();
};

/** Notes that a checkout is placed with a mandate only, from now on. */
export const noteNeedOfMandate = async ({ db }: UcpContext, { cartId }: AgentCart): Promise<void> => {
  await db.updateTable('agent_carts').set({ needs_mandate: true }).where('cart_id', '=', cartId).execute();
};

/** Keeps what the buyer consents to; what a later request leaves out stays as it was said. */
export const noteConsent = async ({ db }: UcpContext, cart: AgentCart, said: BuyerConsent): Promise<AgentCart> => {
  const consent = { ...cart.consent, ...said };
  const values = { consent: JSON.stringify(consent) };
  await db.updateTable('agent_carts').set(values).where('cart_id', '=', cart.cartId).execute();
  return { ...cart, consent };
};
