import { randomUUID } from 'node:crypto';
import type { Database } from '@ironcart/backend';
import { type MoveIssue, moveReturn, type ReturnMove } from '@ironcart/backend/orders';
import { parseMoney, toDecimalText } from '@ironcart/core/money';
import { type CodeTexts, textOfCode } from '@ironcart/core/result';

const readMove = ([to, amountText, ...rest]: readonly string[]): ReturnMove | string | undefined => {
  if (to === undefined || rest.length > 0) return undefined;
  if (to === 'received') return amountText === undefined ? { to } : undefined;
  if (to !== 'refunded') return `"${to}" is neither received nor refunded.`;
  if (amountText === undefined) return undefined;
  const amount = parseMoney(amountText);
  return amount.ok && amount.value > 0 ? { to, amount: amount.value } : `"${amountText}" is no AMOUNT as in 12.50.`;
};

const textsOf = (rmaNumber: string): CodeTexts<MoveIssue> => ({
  no_return: `There is no return ${rmaNumber}.`,
  moved_before: ({ status }) => `The return ${rmaNumber} is ${status} already.`,
  too_much: ({ left }) => `Of its order only ${toDecimalText(left)} is left to be refunded.`,
});

/** The command `return`; undefined if arguments are missing, or a string with the reason why one is invalid. */
export const moveReturnBy = (given: readonly string[]): ((db: Database) => Promise<number>) | string | undefined => {
  const [rmaNumber, ...rest] = given;
  const move = readMove(rest);
  if (rmaNumber === undefined || move === undefined) return undefined;
  if (typeof move === 'string') return move;
  return async (db) => {
    const moved = await moveReturn(db, { rmaNumber, move, now: new Date(), randomId: randomUUID });
    if (moved.ok) {
      console.log(`  The return ${rmaNumber} of ${moved.value.orderId} is ${move.to}.`);
      return 0;
    }
    const [issue] = moved.issues;
    console.error(`  ${textOfCode(issue, textsOf(rmaNumber))}`);
    return issue.code === 'no_return' ? 2 : 3;
  };
};
