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

/** The most texts of a form. */
const mostTexts = 30;

/**
 * Sends what was typed on a page without scripts, but for the texts with what looks like a card number: the store never takes
 * them, and the rest of what was typed is to stay.
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
      // Only a text became another one.
      events = withoutTextAt(events, path) as readonly CheckoutEvent[];
    }
  }
};
