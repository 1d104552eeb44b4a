import { type CallName, type CommonErrorType, isApiError, type RefusalOf } from '@ironcart/api/client';

/** The sentence above a form that is not filled in rightly. */
export const tryAgain = 'Check what you entered and try again.';

/** A sentence for each code that the calls of these names may be refused with. */
export type RefusalMessages<Name extends CallName> = Readonly<Record<RefusalOf<Name>, string>>;

const commonMessages: Readonly<Partial<Record<CommonErrorType, string>>> = {
  captcha_failed: 'We could not tell that you are a person. Try again.',
  too_many_requests: 'Too many attempts. Wait a minute and try again.',
};

/**
 * What the backend refused a form with: its code, and the sentence for the shopper. Name the form's calls as its type
 * argument: without it, `messages` must have the codes of every call.
 * @throws what was thrown, where it is a fault and no refusal
 */
export const formRefusal = <Name extends CallName>(
  thrown: unknown,
  messages: RefusalMessages<Name>,
): { readonly code: string; readonly message: string } => {
  if (!isApiError(thrown) || (thrown.status ?? 500) >= 500) throw thrown;
  const words: Readonly<Partial<Record<string, string>>> = { ...commonMessages, ...messages };
  return { code: thrown.code, message: words[thrown.code] ?? tryAgain };
};
