import { createHash } from 'node:crypto';
import type { WireList } from '@ironcart/api/contract';
import type { Site } from '@ironcart/core/site';
import { violates } from '../../../db/transaction.ts';
import { isRefusal } from '../../../http/refusal.ts';
import type { RequestSession } from '../../../http/request-session.ts';
import { readList } from '../../../services/list/list.reader.ts';
import { createListTransactor, type ListRef } from '../../../services/list/list.transactor.ts';
import { isUuid, type ListOwner, ownerOf } from '../../../services/list/list-owner.ts';
import { findOpenCheckout, handOver } from '../checkout/hand-over.ts';
import type { UcpContext } from '../ucp-context.ts';
import { urlOn } from '../ucp-context.ts';

/** A deterministic id of the browser's copy of a cart, so that a second visit does not create another copy. */
const copyIdOf = (cartId: string, owner: string): string => {
  const hex = createHash('sha256').update(`agent cart ${cartId} for ${owner}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** A guest's cart with its lines. */
interface GuestsCart {
  readonly kind: 'guests';
  readonly cartId: string;
  readonly lines: WireList['items'];
}

/** A list that an agent filled for a customer. */
interface CustomersCart {
  readonly kind: 'customers';
  readonly customerId: string;
  readonly listId: string;
}

/** Reads the target of a link: the lines of a guest's cart, or the list that an agent filled for a customer. */
const readNamed = async (
  { db, now }: UcpContext,
  site: Site,
  continueId: string,
): Promise<GuestsCart | CustomersCart | undefined> => {
  if (!isUuid(continueId)) return undefined;
  const row = await db
    .selectFrom('agent_carts')
    .innerJoin('lists', 'lists.list_id', 'agent_carts.list_id')
    .select([
      'agent_carts.list_id',
      'lists.session_id',
      'lists.customer_id as owner_id',
      'agent_carts.customer_id',
      'cart_id',
    ])
    .where('continue_id', '=', continueId)
    .where('expires_at', '>', now())
    .where('is_active', '=', true)
    .executeTakeFirst();
  const { customer_id: customerId } = row ?? {};
  if (row && customerId && row.owner_id === customerId) return { kind: 'customers', customerId, listId: row.list_id };
  if (!row?.session_id) return undefined;
  const setting = { siteCode: site.code, now: now() };
  const list = await readList(db, row.list_id, { sessionId: row.session_id }, setting);
  return list && { kind: 'guests', cartId: row.cart_id, lines: list.wire.items };
};

/** Creates the browser's list; false if a concurrent request has done so. */
const createCopy = async (context: UcpContext, { listId, owner, site }: ListRef): Promise<boolean> => {
  try {
    await createListTransactor({ ...context, randomId: () => listId }).create(owner, site, 'cart', {});
    return true;
  } catch (error) {
    if (violates(error, 'lists_pkey')) return false;
    throw error;
  }
};

/** The browser that opens a link, and the link's target. */
interface Opened {
  readonly continueId: string;
  readonly session: RequestSession;
  readonly remoteAddress: string;
}

/** Copies the lines of a guest's cart into a cart of the browser. */
const copyCart = async (context: UcpContext, site: Site, owner: ListOwner, named: GuestsCart): Promise<void> => {
  const { db, now, randomId } = context;
  const ref = { listId: copyIdOf(named.cartId, JSON.stringify(owner)), owner, site };
  const known = await readList(db, ref.listId, owner, { siteCode: site.code, now: now() });
  const isOpen = known ? known.wire.metadata.isActive : await createCopy(context, ref);
  if (!isOpen) return;
  const transactor = createListTransactor(context);
  const own = named.lines.map((line) => ({ ...line, listItemId: randomId() }));
  const written = await transactor.replaceItems(ref, own);
  if (!isRefusal(written)) await transactor.setMetadata(ref, { activeCartTs: now().getTime() });
};

/**
 * Makes an agent's cart the current cart of the browser that opens its link: a guest's as a copy, a customer's itself,
 * but only if the customer is logged in.
 * @returns whether a customer must log in first
 */
const bringCart = async (context: UcpContext, site: Site, opened: Opened): Promise<boolean> => {
  const named = await readNamed(context, site, opened.continueId);
  if (!named) return false;
  const owner = ownerOf(await opened.session.ensure());
  if (named.kind === 'guests') {
    await copyCart(context, site, owner, named);
    return false;
  }
  if (!('customerId' in owner)) return true;
  if (owner.customerId === named.customerId) {
    const ref = { listId: named.listId, owner, site };
    await createListTransactor(context).setMetadata(ref, { activeCartTs: context.now().getTime() });
  }
  return false;
};

/**
 * Transfers the checkout of a link to the browser that opens it. @returns undefined if the link has no checkout, or
 * another browser has it
 */
const takeCheckout = async (
  context: UcpContext,
  site: Site,
  { continueId, session, remoteAddress }: Opened,
): Promise<{ readonly session: string | undefined } | undefined> => {
  const open = isUuid(continueId) ? await findOpenCheckout(context, continueId) : undefined;
  if (!open) return undefined;
  return handOver(context, open, { site, remoteAddress, owner: ownerOf(await session.ensure()) });
};

/**
 * Continues an agent's link in the browser that opens it: a checkout is transferred to the browser and opens where the
 * agent left it; a guest's cart is copied; a customer's cart requires the customer's log-in, which redirects back to
 * the link. The browser's other carts stay unchanged. An expired or used link, or one whose cart the browser has
 * ordered or deleted, redirects to the cart page.
 */
export const continueInBrowser = async (context: UcpContext, site: Site, opened: Opened): Promise<Response> => {
  const taken = await takeCheckout(context, site, opened);
  const mustLogIn = taken ? false : await bringCart(context, site, opened);
  const linkPath = `/ucp/continue/${opened.continueId}`;
  const cartPath = mustLogIn ? `/login?redirect=${encodeURIComponent(linkPath)}` : '/cart';
  const path = taken?.session === undefined ? '/checkout' : `/checkout?continue=${taken.session}`;
  const headers = new Headers({
    Location: urlOn(context, site, taken ? path : cartPath),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  });
  const cookie = opened.session.setCookie();
  if (cookie) headers.append('Set-Cookie', cookie);
  return new Response(undefined, { status: 303, headers });
};
