import { createHash } from 'node:crypto';
import type { Site } from '@ironcart/core/site';
import { violates } from '../../../db/transaction.ts';
import { isRefusal } from '../../../http/refusal.ts';
import type { RequestSession } from '../../../http/request-session.ts';
import { readList } from '../../../services/list/list.reader.ts';
import { createListTransactor, type ListRef } from '../../../services/list/list.transactor.ts';
import { isUuid, ownerOf } from '../../../services/list/list-owner.ts';
import { findOpenCheckout, handOver } from '../checkout/hand-over.ts';
import type { UcpContext } from '../ucp-context.ts';
import { urlOn } from '../ucp-context.ts';

/** The id of the list that a browser gets of a cart: the same each time, so that a second visit makes no second cart. */
const copyIdOf = (cartId: string, owner: string): string => {
  const hex = createHash('sha256').update(`agent cart ${cartId} for ${owner}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const readLines = async ({ db, now }: UcpContext, site: Site, cartId: string) => {
  if (!isUuid(cartId)) return undefined;
  const row = await db
    .selectFrom('agent_carts')
    .innerJoin('lists', 'lists.list_id', 'agent_carts.list_id')
    .select(['agent_carts.list_id', 'session_id'])
    .where('cart_id', '=', cartId)
    .where('expires_at', '>', now())
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!row?.session_id) return undefined;
  const setting = { siteCode: site.code, now: now() };
  return (await readList(db, row.list_id, { sessionId: row.session_id }, setting))?.wire.items;
};

/** Creates the browser's list; false if a request at the same time has done so. */
const createCopy = async (context: UcpContext, { listId, owner, site }: ListRef): Promise<boolean> => {
  try {
    await createListTransactor({ ...context, randomId: () => listId }).create(owner, site, 'cart', {});
    return true;
  } catch (error) {
    if (violates(error, 'lists_pkey')) return false;
    throw error;
  }
};

/** Copies an agent's cart into the browser that opens its link, as the cart in use. */
const copyCart = async (
  context: UcpContext,
  site: Site,
  { cartId, session }: { readonly cartId: string; readonly session: RequestSession },
): Promise<void> => {
  const { db, now, randomId } = context;
  const lines = await readLines(context, site, cartId);
  if (lines) {
    const owner = ownerOf(await session.ensure());
    const ref = { listId: copyIdOf(cartId, JSON.stringify(owner)), owner, site };
    const known = await readList(db, ref.listId, owner, { siteCode: site.code, now: now() });
    const isOpen = known ? known.wire.metadata.isActive : await createCopy(context, ref);
    if (isOpen) {
      const transactor = createListTransactor(context);
      const own = lines.map((line) => ({ ...line, listItemId: randomId() }));
      const written = await transactor.replaceItems(ref, own);
      if (!isRefusal(written)) await transactor.setMetadata(ref, { activeCartTs: now().getTime() });
    }
  }
};

/** Gives the checkout of a link to the browser that opens it. @returns false if the link names none, or another has it */
const takeCheckout = async (context: UcpContext, cartId: string, session: RequestSession): Promise<boolean> => {
  const open = isUuid(cartId) ? await findOpenCheckout(context, cartId) : undefined;
  if (!open) return false;
  const to = ownerOf(await session.ensure());
  return handOver(context, open, to);
};

/**
 * Goes on in the browser that opens an agent's link: a checkout is the browser's from then on, of a cart it gets a copy. The
 * browser's other carts stay as they are. A link that is no more, or whose cart the browser has ordered or deleted, only leads
 * to the cart.
 */
export const continueInBrowser = async (
  context: UcpContext,
  site: Site,
  given: { readonly cartId: string; readonly session: RequestSession },
): Promise<Response> => {
  const isCheckout = await takeCheckout(context, given.cartId, given.session);
  if (!isCheckout) await copyCart(context, site, given);
  const location = urlOn(context, site, isCheckout ? '/checkout' : '/cart');
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' });
  const cookie = given.session.setCookie();
  if (cookie) headers.append('Set-Cookie', cookie);
  return new Response(undefined, { status: 303, headers });
};
