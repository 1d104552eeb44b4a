import { isApiError } from '@ironcart/api/client';

/** The sentence above a form that is not filled in rightly. */
export const tryAgain = 'Check what you entered and try again.';

const commonMessages: Readonly<Record<string, string>> = {
  rate_limited: 'Too many attempts. Wait a minute and try again.',
  captcha_failed: 'We could not tell that you are a person. Try again.',
  too_many_requests: 'Too many attempts. Wait a minute and try again.',
};

/**
 * What the backend refused a form with: its code, and the sentence for the shopper.
 * @param messages the form's own sentences, by the refusal's code
 * @throws what was thrown, where it is a fault and no refusal
 */
export const formRefusal = (
  thrown: unknown,
  messages: Readonly<Record<string, string>> = {},
): { readonly code: string; readonly message: string } => {
  if (!isApiError(thrown) || (thrown.status ?? 500) >= 500) throw thrown;
  return { code: thrown.code, message: messages[thrown.code] ?? commonMessages[thrown.code] ?? tryAgain };
};
