import { returnToWire, type StoredOrder } from '@ironcart/api/codec';
import { type Shipment, shipmentStatus } from '@ironcart/core/order';
import { type PickedItem, type ReturnAuthorization, returnableLine } from '@ironcart/core/return';
import { answerPhoto, samplePhoto } from './fake-photos.ts';

interface AfterOrderCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

const notFound = (): Response => Response.json({ error: { type: 'not_found', message: 'not_found' } }, { status: 404 });

const piecesOf = (items: readonly { readonly qty: number }[]): number => items.reduce((sum, { qty }) => sum + qty, 0);

/** The number of the first return that the fake backend issues. */
export const firstRmaNumber = 'R-1';

/** The fake backend's calls after an order: opening it by number and e-mail address, and returns. */
export const createFakeAfterOrder = ({
  orders,
  returns: given,
  shipments,
  returnableUntil,
  isCustomer,
}: {
  readonly orders: readonly StoredOrder[];
  readonly returns: readonly ReturnAuthorization[];
  readonly shipments: readonly Shipment[];
  readonly returnableUntil: string | undefined;
  readonly isCustomer: () => boolean;
}) => {
  const opened = new Set<string>();
  let returns = given;
  let cancelledAt: string | undefined;

  const ownOrder = (orderId: unknown): StoredOrder | undefined =>
    orders.find((order) => order.orderId === orderId && (isCustomer() || opened.has(order.orderId)));
  const linesOf = (order: StoredOrder) =>
    order.items.map((item) => {
      const taken = returns
        .filter(({ orderId }) => orderId === order.orderId)
        .flatMap(({ items }) => items)
        .filter(({ listItemId }) => listItemId === item.listItemId);
      const packed = shipments.flatMap(({ items }) => items).filter(({ listItemId }) => listItemId === item.listItemId);
      return returnableLine(item, { shippedQty: piecesOf(packed), returnedQty: piecesOf(taken) });
    });

  const follow = (order: StoredOrder): StoredOrder => {
    const lines = linesOf(order);
    const delivered = shipments.filter((shipment) => shipmentStatus(shipment) === 'delivered');
    const arrived = returns.filter(({ orderId, receivedAt }) => orderId === order.orderId && receivedAt !== undefined);
    return {
      fulfilment: {
        toShip: piecesOf(order.items),
        shipped: piecesOf(shipments.flatMap(({ items }) => items)),
        delivered: piecesOf(delivered.flatMap(({ items }) => items)),
        returned: piecesOf(arrived.flatMap(({ items }) => items)),
        returnable: piecesOf(lines.map(({ returnableQty }) => ({ qty: returnableQty }))),
        ...(returnableUntil === undefined ? {} : { returnableUntil }),
      },
      ...(cancelledAt === undefined ? {} : { cancelledAt }),
      ...order,
    };
  };

  const open = ({ orderId, email }: { readonly orderId: string; readonly email: string }): Response => {
    const order = orders.find((candidate) => candidate.orderId === orderId && candidate.customer.email === email);
    if (order === undefined) return notFound();
    opened.add(orderId);
    return Response.json({ orderId, storeId: 1 });
  };

  const create = (body: {
    readonly orderId: string;
    readonly items: readonly PickedItem[];
    readonly comments: string;
    readonly photoIds: readonly string[];
  }): Response => {
    const order = ownOrder(body.orderId);
    if (order === undefined) return notFound();
    const lines = linesOf(order);
    const items = body.items.flatMap((item) => {
      const line = lines.find(({ listItemId }) => listItemId === item.listItemId);
      return line ? [{ ...line, ...item, returnableQty: undefined }] : [];
    });
    const authorization: ReturnAuthorization = {
      rmaNumber: returns.length === 0 ? firstRmaNumber : `R-${returns.length + 1}`,
      orderId: body.orderId,
      storeId: 1,
      status: 'issued',
      comments: body.comments,
      photos: body.photoIds.map(() => samplePhoto),
      dateIssued: '2026-11-21T10:00:00.000Z',
      items,
    };
    returns = [authorization, ...returns];
    return Response.json(returnToWire(authorization));
  };

  /** undefined for every other call. */
  const answer = ({ method, path, body }: AfterOrderCall): Response | undefined => {
    const [, called] = /^\/svc_checkout\/order\/([^/]+)\/cancellation$/.exec(path) ?? [];
    if (called !== undefined) {
      if (ownOrder(called) === undefined) return notFound();
      if (shipments.length > 0) {
        return Response.json({ error: { type: 'not_cancellable', message: 'not_cancellable' } }, { status: 409 });
      }
      cancelledAt = '2026-11-21T10:00:00.000Z';
      return Response.json({ orderId: called, cancelledAt });
    }
    if (path === '/svc_checkout/order/open') return open(body as Parameters<typeof open>[0]);
    if (path === '/svc_rma/photo') return answerPhoto(body as Readonly<Record<string, unknown>>);
    if (path === '/svc_rma/rma' && method === 'POST') return create(body as Parameters<typeof create>[0]);
    if (path === '/svc_rma/rma') {
      return Response.json({ returns: returns.map(returnToWire), count: returns.length });
    }
    if (path.startsWith('/svc_rma/rma/')) {
      const one = returns.find(({ rmaNumber }) => path.endsWith(`/${rmaNumber}`));
      return one ? Response.json(returnToWire(one)) : notFound();
    }
    const [, tracked] = /^\/svc_checkout\/order\/([^/]+)\/shipments$/.exec(path) ?? [];
    if (tracked !== undefined) {
      const order = ownOrder(tracked);
      if (order === undefined) return notFound();
      const packed = shipments.flatMap(({ items }) => items.map(({ listItemId }) => listItemId));
      const waiting = order.items.filter(({ listItemId }) => !packed.includes(listItemId));
      const isCancellable = isCustomer() && cancelledAt === undefined && shipments.length === 0;
      const cancelled = cancelledAt === undefined ? {} : { cancelledAt };
      const { grandTotalIncludingTax } = order.totals;
      const refunds =
        cancelledAt === undefined
          ? []
          : [{ amount: grandTotalIncludingTax / 100, to: 'payment', createdAt: cancelledAt }];
      return Response.json({
        orderId: order.orderId,
        placedAt: order.createdAt,
        shipments,
        waiting,
        isCancellable,
        refunds,
        ...cancelled,
      });
    }
    if (path.startsWith('/svc_rma/order/')) {
      const order = ownOrder(path.slice('/svc_rma/order/'.length));
      if (order === undefined) return notFound();
      return Response.json({ orderId: order.orderId, storeId: 1, items: linesOf(order), returnableUntil });
    }
    return undefined;
  };
  return { answer, follow };
};
