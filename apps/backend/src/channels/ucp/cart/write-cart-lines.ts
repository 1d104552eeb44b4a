import { lineItemFromWire } from '@ironcart/api/codec';
import { isRefusal } from '../../../http/refusal.ts';
import { createListTransactor } from '../../../services/list/list.transactor.ts';
import { messageOf } from '../messages/error-messages.ts';
import type { Message } from '../messages/message.ts';
import type { Outcome } from '../operation.ts';
import type { UcpContext } from '../ucp-context.ts';
import type { AgentCart } from './agent-carts.ts';
import type { CheckedLines } from './check-cart-lines.ts';
import { itemIdOf } from './item-of-line.ts';
import { redeemEarned } from './redeem-earned.ts';

/** The result of a request in which no item can be sold; undefined for other requests. */
export const allRefused = ({ accepted, refused: [first, ...others] }: CheckedLines): Outcome | undefined =>
  first && accepted.length === 0 ? { isDone: false, messages: [first, ...others] } : undefined;

/** Messages about the lines: omitted ones, and changed quantities. */
export const toldOf = ({ accepted, refused }: CheckedLines): readonly Message[] => [
  ...refused,
  ...accepted.flatMap(({ item, change }): readonly Message[] =>
    change === undefined
      ? []
      : [{ type: 'warning', code: 'quantity_adjusted', content: `${itemIdOf(lineItemFromWire(item))}: ${change}` }],
  ),
];

/** Replaces the lines of a cart. @returns the error; undefined on success */
export const writeCartLines = async (
  context: UcpContext,
  { ref }: AgentCart,
  { accepted }: CheckedLines,
): Promise<Outcome | undefined> => {
  const written = await createListTransactor(context).replaceItems(
    ref,
    await redeemEarned(
      context,
      ref,
      accepted.map(({ item }) => item),
    ),
  );
  return isRefusal(written)
    ? { isDone: false, messages: [messageOf({ code: written.type, content: written.message })] }
    : undefined;
};
