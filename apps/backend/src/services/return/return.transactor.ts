import type { ReturnReason, ReturnTerms } from '@ironcart/core/return';
import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { isRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import { refusingUnknownPhotos, requirePhotos, type UnknownPhotoRefusal } from '../photo/photo.transactor.ts';
import { type OrderLine, readReturnable } from './return.reader.ts';

/** A return to authorize. */
export interface NewReturn {
  readonly rmaNumber: string;
  readonly orderId: string;
  readonly items: readonly { readonly listItemId: string; readonly qty: number; readonly reason: ReturnReason }[];
  readonly comments: string;
  /** Ids of uploaded photos, and their owner. */
  readonly photoIds: readonly string[];
  readonly owner: string;
  /** The terms of the order's site, at this time. */
  readonly site: ReturnTerms;
  readonly now: Date;
}

type LineRefusal = Refusal<'not_returnable' | 'not_shipped'>;
type ReturnRefusal = LineRefusal | Refusal<'return_period_over'> | UnknownPhotoRefusal;

/**
 * Why a line's quantity cannot be returned: some pieces are not shipped yet, or the others are in returns or never
 * ship.
 */
const refuseLine = (listItemId: string, line: OrderLine | undefined): LineRefusal => {
  const details = { listItemId, returnableQty: line?.returnableQty ?? 0 };
  if (line === undefined) return refuse('not_returnable', 'The order has no such line', details);
  const { name, returnableQty, waitingQty } = line;
  const left = returnableQty === 0 ? 'nothing' : `only ${returnableQty}`;
  return waitingQty > 0
    ? refuse('not_shipped', `Of ${name} ${left} can go back: the rest was not shipped yet`, details)
    : refuse('not_returnable', `Of ${name} ${left} can go back`, details);
};

interface TakenLine {
  readonly position: number;
  readonly qty: number;
  readonly reason: ReturnReason;
}

/** The requested lines with their positions, or the first one whose returnable quantity is exceeded. */
const findLines = ({ items }: NewReturn, lines: readonly OrderLine[]): readonly TakenLine[] | LineRefusal => {
  const found: TakenLine[] = [];
  for (const { listItemId, qty, reason } of items) {
    const line = lines.find((candidate) => candidate.listItemId === listItemId);
    if (line === undefined || line.returnableQty < qty) return refuseLine(listItemId, line);
    found.push({ position: line.position, qty, reason });
  }
  return found;
};

const write = async (
  transaction: Transaction,
  request: NewReturn,
): Promise<Exclude<ReturnRefusal, UnknownPhotoRefusal> | undefined> => {
  const { rmaNumber, orderId, comments, now } = request;
  // Serialises returns of one order: returnable quantities are read under the lock.
  await sql`select from orders where order_id = ${orderId} for update`.execute(transaction);
  const { lines, isOver, until } = await readReturnable(transaction, orderId, request);
  if (isOver) return refuse('return_period_over', 'The time to return the order is over', { returnableUntil: until });
  const found = findLines(request, lines);
  if (isRefusal(found)) return found;
  await transaction
    .insertInto('return_authorizations')
    .values({ rma_number: rmaNumber, order_id: orderId, comments, issued_at: now })
    .execute();
  for (const { position, qty, reason } of found) {
    await transaction
      .updateTable('order_items')
      .set((update) => ({ returned_qty: update('returned_qty', '+', qty) }))
      .where('order_id', '=', orderId)
      .where('position', '=', position)
      .execute();
    await transaction
      .insertInto('return_items')
      .values({ rma_number: rmaNumber, order_id: orderId, position, qty, reason })
      .execute();
  }
  await requirePhotos(transaction, request.photoIds, { owner: request.owner, rma_number: rmaNumber });
  return undefined;
};

/** Authorizes a return entirely or not at all; all returns together never exceed the shipped quantity. */
export const createReturn = (db: Database, request: NewReturn): Promise<ReturnRefusal | undefined> =>
  refusingUnknownPhotos(() => inTransaction(db, (transaction) => write(transaction, request)));
