import { checkoutClientOver } from '@ironcart/api/client';
import { addressToWire } from '@ironcart/api/codec';
import { customerCalls } from '@ironcart/api/contract';
import type { CartContents } from '@ironcart/checkout-machines';
import { type CheckoutHost, createCheckoutHost } from '@ironcart/checkout-machines/host';
import { createCheckoutPorts } from '@ironcart/checkout-machines/wire-api';
import type { LineItem } from '@ironcart/core/list';
import { createPromotions } from '@ironcart/pricing';
import type { RequestContext } from '../../http/request-context.ts';
import { callsInProcess } from './calls-in-process.ts';
import { type SessionList, sessionRows } from './session-rows.ts';
import type { SessionsContext } from './sessions-context.ts';

/** Whether a line has a quoted price, which expires without a change of the list. */
const isQuoted = ({ metadata }: LineItem): boolean => metadata.fluidPrice !== undefined;

/** Storage "on the device" belongs to the session. */
const noStorage = { get: () => null, set: () => undefined, remove: () => undefined };

export interface RequestHost {
  readonly host: CheckoutHost;
  /** Reads the list and its products, as checkout does. @throws ApiError */
  readonly contents: () => Promise<CartContents>;
}

/** A checkout host for a list, with ports that call this process's handlers on behalf of a request. */
export const hostOfRequest = async (
  { db, now, logger, promotions, countAttempt, handlers, facts, seal, release }: SessionsContext,
  request: RequestContext,
  list: SessionList,
): Promise<RequestHost> => {
  const { listId } = list;
  const send = callsInProcess(handlers, request, countAttempt);
  const client = checkoutClientOver(send, request.site);
  const isCustomer = (await request.session.find())?.customerId !== undefined;
  const ports = createCheckoutPorts(client, {
    listId,
    isCustomer,
    storage: noStorage,
    now: () => now().getTime(),
    log: (message, details) => logger.warn(details, message),
    ...(isCustomer && {
      saveAddress: ({ _id, ...address }) => send(customerCalls.addAddress, { body: addressToWire(address) }),
    }),
  });
  const rows = sessionRows(db, seal, list);
  const host = createCheckoutHost({
    store: rows,
    ports: { ...ports, promotions: createPromotions(promotions, request.site) },
    facts: await facts(request.site),
    clock: { now: () => now().getTime(), setTimeout, clearTimeout },
    serverEvents: async (snapshot) => {
      if (!snapshot.matches('editing')) return [];
      const known = snapshot.context.cart.list.items;
      if (!rows.isListNews() && !known.some(isQuoted)) return [];
      const { items } = await client.lists.get(listId);
      if (JSON.stringify(items) === JSON.stringify(known)) return [];
      return [{ type: 'cart.changed', ...(await ports.reloadCart()) }];
    },
    release,
  });
  return { host, contents: ports.reloadCart };
};
