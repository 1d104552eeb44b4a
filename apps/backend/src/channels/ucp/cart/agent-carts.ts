import { createListTransactor, type ListRef } from '../../../services/list/list.transactor.ts';
import { isUuid } from '../../../services/list/list-owner.ts';
import { createSessionStore } from '../../../services/session/session-store.ts';
import type { AgentCall } from '../operation.ts';
import type { UcpContext } from '../ucp-context.ts';

/** How long a cart is kept after its last change, in milliseconds. */
const lifetimeMs = 7 * 24 * 60 * 60_000;

/** A cart of an agent: the id that its platform knows, and the list that it is. */
export interface AgentCart {
  readonly cartId: string;
  /** Names it in the link for a person. */
  readonly continueId: string;
  readonly expiresAt: Date;
  readonly ref: ListRef;
  /** The session whose list it is. */
  readonly sessionId: string;
  /** Whether it can still be changed; false once it was ordered. */
  readonly isActive: boolean;
  /** The total of its checkout that the platform was last told, in minor units; undefined: none. */
  readonly toldTotal: number | undefined;
}

/** What a cart's id leads to: its list, and the cart itself unless a person has taken it over. */
export interface FoundCart {
  readonly listId: string;
  readonly continueId: string;
  readonly cart: AgentCart | undefined;
}

/**
 * A cart that exists and belongs to the platform, ordered or not; undefined otherwise. What a platform has signed, it has to
 * sign again.
 */
export const findCartOfPlatform = async (
  { db, now }: UcpContext,
  { site, platform, isSigned }: AgentCall,
  cartId: string,
): Promise<FoundCart | undefined> => {
  if (!isUuid(cartId)) return undefined;
  const row = await db
    .selectFrom('agent_carts')
    .innerJoin('lists', 'lists.list_id', 'agent_carts.list_id')
    .select([
      'agent_carts.list_id',
      'is_signed',
      'expires_at',
      'session_id',
      'is_active',
      'told_total',
      'handed_over_at',
      'continue_id',
    ])
    .where('cart_id', '=', cartId)
    .where('platform', '=', platform)
    .where('expires_at', '>', now())
    .where('site_code', '=', site.code)
    .executeTakeFirst();
  if (!row || (row.is_signed && !isSigned)) return undefined;
  const { list_id: listId, session_id: sessionId, continue_id: continueId } = row;
  if (sessionId === null || row.handed_over_at !== null) return { listId, continueId, cart: undefined };
  const ref = { listId, owner: { sessionId }, site };
  const cart = {
    ...{ cartId: cartId.toLowerCase(), continueId, expiresAt: row.expires_at, ref, sessionId },
    ...{ isActive: row.is_active, toldTotal: row.told_total ?? undefined },
  };
  return { listId, continueId, cart };
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

/** Creates an empty cart in a session of its own, whose token nobody gets. */
export const createAgentCart = async (context: UcpContext, call: AgentCall): Promise<AgentCart> => {
  const { db, now, randomId } = context;
  const { session } = await createSessionStore(db, { now, randomId }).create();
  const owner = { sessionId: session.sessionId };
  const listId = await createListTransactor(context).create(owner, call.site, 'cart', {});
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
    })
    .execute();
  const ref = { listId, owner, site: call.site };
  return { cartId, continueId, expiresAt, ref, ...owner, isActive: true, toldTotal: undefined };
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
