import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Session } from '../session/session-store.ts';

/** The owner of a list: a customer, or the guest session that created it. */
export type ListOwner = { readonly customerId: string } | { readonly sessionId: string };

export const ownerOf = ({ customerId, sessionId }: Session): ListOwner =>
  customerId === undefined ? { sessionId } : { customerId };

/** Condition that a list belongs to an owner. Other lists appear not to exist (SECURITY 9). */
export const belongsTo = (owner: ListOwner) => (where: ExpressionBuilder<Tables, 'lists'>) =>
  'customerId' in owner
    ? where('lists.customer_id', '=', owner.customerId)
    : where.and([where('lists.session_id', '=', owner.sessionId), where('lists.customer_id', 'is', null)]);

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids of lists and items are UUIDs; other texts must not reach the database, which would report an error. */
export const isUuid = (text: string): boolean => uuid.test(text);
