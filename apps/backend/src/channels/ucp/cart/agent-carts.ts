import { unseenCartTs } from '../../../services/list/list.reader.ts';
import { createListTransactor, type ListRef } from '../../../services/list/list.transactor.ts';
import { isUuid } from '../../../services/list/list-owner.ts';
import { createSessionStore } from '../../../services/session/session-store.ts';
import type { BuyerConsent } from '../checkout/checkout-request.ts';
import type { AgentCall } from '../operation.ts';
import type { UcpContext } from '../ucp-context.ts';
import { adoptCart } from './adopt-cart.ts';

/** Lifetime of a cart after its last change, in milliseconds. */
const lifetimeMs = 7 * 24 * 60 * 60_000;

/** An agent's cart: the id known to the platform, and its list. */
export interface AgentCart {
  readonly cartId: string;
  /** Identifies the cart in the link for a person. */
  readonly continueId: string;
  readonly expiresAt: Date;
  readonly ref: ListRef;
  /** The session in which it is checked out: the one that owns its list, or a separate one for a customer's list. */
  readonly sessionId: string;
  /** Whether it can be changed; false after it was ordered. */
  readonly isActive: boolean;
  /** The checkout total last sent to the platform, in minor units; undefined: none. */
  readonly toldTotal: number | undefined;
  /** The buyer's consent; undefined if the platform did not state it. */
  readonly consent: BuyerConsent | undefined;
  /** Whether its checkout requires a mandate, because its platform has offered mandates before. */
  readonly needsMandate: boolean;
}

/** The result of looking up a cart's id: its list, and the cart itself unless a person has taken it over. */
export interface FoundCart {
  readonly listId: string;
  readonly continueId: string;
  readonly cart: AgentCart | undefined;
  /** Whether this call transferred it to the customer: its checkout must restart with the customer's prices. */
  readonly isNewToCustomer: boolean;
}

/**
 * Finds a cart of a platform, ordered or not; undefined if there is none. If the platform signed its requests for it,
 * it must sign this one, too; a customer's cart requires that customer's token. A guest's cart is transferred to the
 * customer whose token the call contains.
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

/** Finds a cart that can be changed. */
export const findAgentCart = async (
  context: UcpContext,
  call: AgentCall,
  cartId: string,
): Promise<AgentCart | undefined> => {
  const found = await findCartOfPlatform(context, call, cartId);
  return found?.cart?.isActive ? found.cart : undefined;
};

/**
 * Creates an empty cart in its own session, whose token is never issued. A customer's cart is a list of the customer,
 * which their browser gets through the cart's link.
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

/** Extends a cart's lifetime. */
export const renewAgentCart = async ({ db, now }: UcpContext, cart: AgentCart): Promise<AgentCart> => {
  const expiresAt = new Date(now().getTime() + lifetimeMs);
  await db.updateTable('agent_carts').set({ expires_at: expiresAt }).where('cart_id', '=', cart.cartId).execute();
  return { ...cart, expiresAt };
};

/** Ends a cart: its list is deleted like a shopper's. */
export const endAgentCart = async (context: UcpContext, { cartId, ref }: AgentCart): Promise<void> => {
  await createListTransactor(context).setMetadata(ref, { isActive: false });
  await context.db.deleteFrom('agent_carts').where('cart_id', '=', cartId).execute();
};

/** Stores the total sent to the platform. */
export const noteToldTotal = async ({ db }: UcpContext, { cartId }: AgentCart, total: number): Promise<void> => {
  await db.updateTable('agent_carts').set({ told_total: total }).where('cart_id', '=', cartId).execute();
};

/** Records that the checkout requires a mandate from now on. */
export const noteNeedOfMandate = async ({ db }: UcpContext, { cartId }: AgentCart): Promise<void> => {
  await db.updateTable('agent_carts').set({ needs_mandate: true }).where('cart_id', '=', cartId).execute();
};

/** Stores the buyer's consent; purposes omitted from a later request keep their value. */
export const noteConsent = async ({ db }: UcpContext, cart: AgentCart, said: BuyerConsent): Promise<AgentCart> => {
  const consent = { ...cart.consent, ...said };
  const values = { consent: JSON.stringify(consent) };
  await db.updateTable('agent_carts').set(values).where('cart_id', '=', cart.cartId).execute();
  return { ...cart, consent };
};
