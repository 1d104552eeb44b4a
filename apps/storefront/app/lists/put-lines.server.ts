import type { NewLineItem } from '@ironcart/api/codec';
import { orRefusal } from '../cart/cart-answer.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import { listOfType } from './list-of-type.ts';

/** Maximum number of lines per call. */
const linesPerCall = 100;

const reasonText = (message: string): string =>
  `${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.$/, '')}`;

/**
 * Adds lines to the cart. Lines that the cart refuses, for example for lack of stock, are retried individually to get
 * each one's reason.
 * @returns the lines that were not added, with the reasons
 * @throws ApiError if the store fails, not if it refuses a line
 */
export const putLines = async <Line>(
  context: RequestContext,
  wanted: readonly Line[],
  toItem: (line: Line) => NewLineItem,
): Promise<readonly { readonly line: Line; readonly reason: string }[]> => {
  if (wanted.length === 0) return [];
  const cart = await listOfType(context, 'cart');
  const put = (lines: readonly Line[]) =>
    orRefusal(async () => {
      await context.api.lists.addItems(cart, lines.map(toItem));
      return { ok: true, added: true };
    });
  const refused: { readonly line: Line; readonly reason: string }[] = [];
  for (let from = 0; from < wanted.length; from += linesPerCall) {
    const lines = wanted.slice(from, from + linesPerCall);
    if ((await put(lines)).ok) continue;
    for (const line of lines) {
      const answer = await put([line]);
      if (!answer.ok) refused.push({ line, reason: reasonText(answer.message) });
    }
  }
  return refused;
};
