import type { Database } from '@ironcart/backend';
import { findTicket } from '@ironcart/backend/orders';
import { earliestDayAt } from '@ironcart/core/site';
import { plainLines } from './plain-lines.ts';

/** The command `ticket`: 0 for a valid ticket, 2 for an unknown one, 3 for one that is cancelled or whose event is over. */
export const findTicketBy = (given: readonly string[]): ((db: Database) => Promise<number>) | undefined => {
  const [code, ...rest] = given;
  if (code === undefined || rest.length > 0) return undefined;
  return async (db) => {
    const ticket = await findTicket(db, code);
    if (!ticket) {
      console.error(`  There is no ticket ${plainLines(code)}.`);
      return 2;
    }
    const { event, location, startsOn, endsOn, division, holder, email, orderId, registeredAt, cancelledAt } = ticket;
    const isOver = endsOn < earliestDayAt(Date.now());
    const state = cancelledAt ? `cancelled on ${cancelledAt.toISOString()}` : isOver ? 'over' : 'valid';
    console.log(`  ticket    ${plainLines(code)}: ${state}`);
    console.log(`  event     ${event}, ${location}, ${startsOn === endsOn ? startsOn : `${startsOn} to ${endsOn}`}`);
    console.log(`  division  ${division}`);
    console.log(`  holder    ${plainLines(holder)}, ${plainLines(email)}`);
    console.log(`  order     ${orderId ?? 'none'}, registered on ${registeredAt.toISOString()}`);
    return state === 'valid' ? 0 : 3;
  };
};
