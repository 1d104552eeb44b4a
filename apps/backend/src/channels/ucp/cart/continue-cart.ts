import { createHash } from 'node:crypto';
import type { Site } from '@ironcart/core/site';
import { violates } from '../../../db/transaction.ts';
import { isRefusal } from '../../../http/refusal.ts';
import type { RequestSession } from '../../../http/request-session.ts';
import { readList } from '../../../services/list/list.reader.ts';
import { createListTransactor, type ListRef } from '../../../services/list/list.transactor.ts';
import { isUuid, ownerOf } from '../../../services/list/list-owner.ts';
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

/**
 * Puts an agent's cart into the browser that opens its link, as the cart in use, and leads to it. The browser's other carts
 * stay as they are, and so does the agent's. A link that is no more, or whose cart the browser has ordered or deleted, only
 * leads to the cart.
 */
export const continueCart = async (
  context: UcpContext,
  site: Site,
  { cartId, session }: { readonly cartId: string; readonly session: RequestSession },
): Promise<Response> => {
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
  const headers = new Headers({ Location: urlOn(context, site, '/cart'), 'Cache-Control': 'no-store' });
  const cookie = session.setCookie();
  if (cookie) headers.append('Set-Cookie', cookie);
  return new Response(undefined, { status: 303, headers });
};
