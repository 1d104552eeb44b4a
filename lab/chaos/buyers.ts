import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AnswerOf, Call, WireList, WireNewLineItem, WireNewOrder } from '@ironcart/api/contract';
import { createBrowser } from '../../apps/backend/src/testing/browser.ts';
import { type ComposeOptions, composeOrder, fillCart } from '../../apps/backend/src/testing/checkout-steps.ts';
import type { Caller } from '../../apps/backend/src/testing/shopper.ts';
import type { ChaosStore } from './chaos-store.ts';

/** A shopper who is about to place an order. */
export interface Buyer {
  readonly cookie: string;
  readonly sessionId: string;
  readonly order: WireNewOrder;
}

/** A filled cart and an order composed once, to be copied for any number of buyers. */
export interface Template {
  readonly list: WireList;
  readonly order: WireNewOrder;
}

const createCaller = (store: ChaosStore): Caller => {
  const { request, send } = createBrowser(store.backends[0], 'USA');
  return {
    request,
    call: async (call, input = {}) => {
      const response = await send(call as Call, input);
      const body: unknown = await response.json();
      if (!response.ok) throw new Error(`${call.name} was refused: ${JSON.stringify(body)}`);
      return body as AnswerOf<typeof call>;
    },
  };
};

/** Fills a cart and composes an order, as a browser does. */
export const makeTemplate = async (
  store: ChaosStore,
  items: readonly WireNewLineItem[],
  options: Omit<ComposeOptions, 'nowMs'> = {},
): Promise<Template> => {
  const caller = createCaller(store);
  const list = await fillCart(caller, items);
  return { list, order: await composeOrder(caller, list, { ...options, nowMs: store.now().getTime() }) };
};

/** Adapts a template's order to one buyer. */
export type Personal = (order: WireNewOrder) => WireNewOrder;

/** Creates buyers with their own sessions and copies of the template's cart, in three statements for any number. */
export const makeBuyers = async (
  store: ChaosStore,
  { list, order }: Template,
  count: number,
  { customerId, personal = (own) => own }: { readonly customerId?: string; readonly personal?: Personal } = {},
): Promise<readonly Buyer[]> => {
  const { db } = store;
  const now = store.now();
  const made = Array.from({ length: count }, () => ({
    token: randomBytes(32).toString('base64url'),
    sessionId: randomUUID(),
    listId: randomUUID(),
    itemIds: list.items.map(() => randomUUID()),
  }));
  await db
    .insertInto('sessions')
    .values(
      made.map(({ token, sessionId }) => ({
        session_id: sessionId,
        token_hash: createHash('sha256').update(token).digest(),
        customer_id: customerId ?? null,
        created_at: now,
        expires_at: new Date(now.getTime() + 86_400_000),
        ended_at: null,
      })),
    )
    .execute();
  await db
    .insertInto('lists')
    .values(
      made.map(({ listId, sessionId }) => ({
        list_id: listId,
        site_code: 'USA' as const,
        type: 'cart' as const,
        session_id: customerId === undefined ? sessionId : null,
        customer_id: customerId ?? null,
        active_cart_ts: null,
        email: null,
        created_at: now,
      })),
    )
    .execute();
  await db
    .insertInto('list_items')
    .values(
      made.flatMap(({ listId, itemIds }) =>
        list.items.map((item, index) => ({
          list_item_id: itemIds[index] ?? '',
          list_id: listId,
          product_id: item.productId,
          qty: item.qty,
          options: JSON.stringify(item.options),
          metadata: JSON.stringify(item.metadata),
          children: JSON.stringify(item.children),
        })),
      ),
    )
    .execute();
  const quotes = order.shipping.map(({ transactionId }) => transactionId);
  if (quotes.length > 0) {
    await db.updateTable('rate_quotes').set({ created_at: now }).where('transaction_id', 'in', quotes).execute();
  }
  return made.map(({ token, sessionId, listId, itemIds }) => ({
    cookie: `__Host-ironcart=${token}`,
    sessionId,
    order: personal({
      ...order,
      listId,
      items: order.items.map((item, index) => ({ ...item, listItemId: itemIds[index] ?? '' })),
    }),
  }));
};

/** The backend's response. */
export interface Answer {
  readonly status: number;
  readonly type: string | undefined;
  readonly orderId: string | undefined;
}

/** Places an order with one of the store's processes. */
export const placeAt = async (
  store: ChaosStore,
  processIndex: 0 | 1,
  { cookie, order }: Buyer,
  key?: string,
): Promise<Answer> => {
  const response = await createBrowser(store.backends[processIndex], 'USA', cookie).request('/svc_checkout/order', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key === undefined ? {} : { 'Idempotency-Key': key }) },
    body: JSON.stringify(order),
  });
  const body = (await response.json()) as { readonly orderId?: string; readonly error?: { readonly type: string } };
  return { status: response.status, type: body.error?.type, orderId: body.orderId };
};
