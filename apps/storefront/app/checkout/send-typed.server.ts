import { isApiError } from '@ironcart/api/client';
import type { CheckoutEvent } from '@ironcart/checkout-machines';
import { refusedFields } from '../data/form-refusal.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import { type ServerSession, sendTo } from './checkout-session.server.ts';

/** A copy of a value with an empty text at a path, as in `['0', 'comments']`. */
const withoutTextAt = (value: unknown, [key, ...rest]: readonly string[]): unknown => {
  if (key === undefined) return '';
  if (Array.isArray(value))
    return value.map((part, index) => (String(index) === key ? withoutTextAt(part, rest) : part));
  if (typeof value !== 'object' || value === null) return value;
  return { ...value, [key]: withoutTextAt(Reflect.get(value, key), rest) };
};

/** Maximum number of texts in a form. */
const mostTexts = 30;

/**
 * Sends the input of a page without scripts, omitting texts that look like card numbers: the store never accepts those,
 * and the rest of the input must not be lost.
 */
export const sendTyped = async (
  context: Pick<RequestContext, 'api'>,
  session: ServerSession,
  typed: readonly CheckoutEvent[],
): Promise<{ readonly session: ServerSession; readonly hadCardNumber: boolean }> => {
  if (typed.length === 0) return { session, hadCardNumber: false };
  let events = typed;
  for (let dropped = 0; ; dropped += 1) {
    try {
      return { session: await sendTo(context, session, events), hadCardNumber: dropped > 0 };
    } catch (thrown) {
      const [, ...path] = refusedFields(thrown)[0]?.split('.') ?? [];
      if (!isApiError(thrown, 'card_number_refused') || path.length === 0 || dropped === mostTexts) throw thrown;
      // Only the value of one text has changed, so the type is the same.
      events = withoutTextAt(events, path) as readonly CheckoutEvent[];
    }
  }
};
