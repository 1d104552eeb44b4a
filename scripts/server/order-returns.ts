import { randomUUID } from 'node:crypto';
import type { Database } from '@ironcart/backend';
import { type MoveOutcome, moveReturn, type ReturnMove } from '@ironcart/backend/orders';
import { parseMoney, toDecimalText } from '@ironcart/core/money';

const readMove = ([to, amountText, ...rest]: readonly string[]): ReturnMove | undefined => {
  if (rest.length > 0) return undefined;
  if (to === 'received' && amountText === undefined) return { to };
  if (to !== 'refunded' || amountText === undefined) return undefined;
  const amount = parseMoney(amountText);
  return amount.ok && amount.value > 0 ? { to, amount: amount.value } : undefined;
};

const report = (rmaNumber: string, { to }: ReturnMove, outcome: MoveOutcome): number => {
  switch (outcome.kind) {
    case 'moved':
      console.log(`  The return ${rmaNumber} of ${outcome.orderId} is ${to}.`);
      return 0;
    case 'no_return':
      console.error(`  There is no return ${rmaNumber}.`);
      return 2;
    case 'moved_before':
      console.error(`  The return ${rmaNumber} is ${outcome.status} already.`);
      return 3;
    case 'too_much':
      console.error(`  Of its order only ${toDecimalText(outcome.left)} is left to be refunded.`);
      return 3;
  }
};

/** The command `return`; undefined for invalid arguments. */
export const moveReturnBy = (given: readonly string[]): ((db: Database) => Promise<number>) | undefined => {
  const [rmaNumber, ...rest] = given;
  const move = readMove(rest);
  if (rmaNumber === undefined || move === undefined) return undefined;
  return async (db) =>
    report(rmaNumber, move, await moveReturn(db, { rmaNumber, move, now: new Date(), randomId: randomUUID }));
};
