import { type CommonErrorType, isApiError, type RefusalOf } from '@ironcart/api/client';
import type { CallName } from '@ironcart/api/contract';

/** Message above an invalid form. */
export const tryAgain = 'Check what you entered and try again.';

/** A message for each refusal code of these calls. */
export type RefusalMessages<Name extends CallName> = Readonly<Record<RefusalOf<Name>, string>>;

const commonMessages: Readonly<Partial<Record<CommonErrorType, string>>> = {
  captcha_failed: 'We could not tell that you are a person. Try again.',
  too_many_requests: 'Too many attempts. Wait a minute and try again.',
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
  if (!isApiError(thrown) || (thrown.status ?? 500) >= 500) throw thrown;
  const words: Readonly<Partial<Record<string, string>>> = { ...commonMessages, ...messages };
  return { code: thrown.code, message: words[thrown.code] ?? tryAgain };
};
