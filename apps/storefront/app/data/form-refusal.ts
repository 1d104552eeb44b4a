import { type ApiError, type CommonErrorType, isApiError, type RefusalOf } from '@ironcart/api/client';
import type { CallName } from '@ironcart/api/contract';
import { cardNumberMessage, tryAgainIn } from '@ironcart/core/forms';
import { type CodeTexts, hasText, textOfCode } from '@ironcart/core/result';

/** Message above an invalid form. */
export const tryAgain = 'Check what you entered and try again.';

/** An error whose code is one of the refusals of these calls; its message names the item or list. */
interface Refused<Name extends CallName> {
  readonly code: RefusalOf<Name>;
  readonly message: string;
}

/** A message for each refusal of these calls, and optionally for the errors of every call. */
export type RefusalMessages<Name extends CallName> = CodeTexts<Refused<Name>> &
  Partial<Readonly<Record<CommonErrorType, string>>>;

const commonMessages = {
  captcha_failed: 'We could not tell that you are a person. Try again.',
  too_many_requests: 'Too many attempts.',
};

/** Whether a call failed because of its request, not because of the store or the connection. */
export const isRefused = (thrown: unknown): thrown is ApiError => isApiError(thrown) && (thrown.status ?? 500) < 500;

/** The fields that a refusal names. */
export const refusedFields = (thrown: unknown): readonly string[] => {
  const details: unknown = isApiError(thrown) ? thrown.details : undefined;
  const paths = typeof details === 'object' && details !== null && 'paths' in details ? details.paths : undefined;
  return Array.isArray(paths) ? paths.filter((path): path is string => typeof path === 'string') : [];
};

/**
 * The errors of a form with a text that looks like a card number, by the fields of the refusal; undefined for every
 * other error.
 */
export const cardNumberErrors = <Field extends string>(
  thrown: unknown,
  fields: readonly Field[],
): Partial<Readonly<Record<Field, string>>> | undefined => {
  if (!isApiError(thrown, 'card_number_refused')) return undefined;
  const parts = new Set(refusedFields(thrown).flatMap((path) => path.split('.')));
  const named = fields.filter((field) => parts.has(field));
  const errors: Partial<Record<Field, string>> = {};
  for (const field of named) errors[field] = cardNumberMessage;
  return errors;
};

/** The message for a refusal, or for a rate limit with the time to wait; undefined if there is none for this error. */
export const refusalText = <Name extends CallName>(
  thrown: unknown,
  messages: RefusalMessages<Name>,
): string | undefined => {
  if (!isApiError(thrown)) return undefined;
  if (thrown.code === 'card_number_refused') return messages.card_number_refused ?? `${cardNumberMessage}.`;
  if (!hasText<Refused<Name>>(thrown, messages)) return undefined;
  const text = textOfCode(thrown, messages);
  return isApiError(thrown, 'too_many_requests') ? `${text} ${tryAgainIn(thrown.retryAfterSeconds)}` : text;
};

/**
 * The refusal of a form by the backend: its code and a message for the shopper. Pass the form's calls as type argument;
 * without it, `messages` must contain the codes of every call.
 * @throws the error itself if it is not a refusal
 */
export const formRefusal = <Name extends CallName>(
  thrown: unknown,
  messages: RefusalMessages<Name>,
): { readonly code: string; readonly message: string } => {
  if (!isRefused(thrown)) throw thrown;
  return { code: thrown.code, message: refusalText<Name>(thrown, { ...commonMessages, ...messages }) ?? tryAgain };
};
