import { ApiError } from '@ironcart/api/client';
import { describe, expect, it } from 'vitest';
import { formRefusal, tryAgain } from './form-refusal.ts';

const refused = (code: string, status?: number) =>
  new ApiError({ code, message: 'not for the shopper', call: 'session.login', status });

describe('message for a rejected form', () => {
  it.each([
    ['too_many_requests', 'Too many attempts. Try again in a moment.'],
    ['captcha_failed', 'We could not tell that you are a person. Try again.'],
    ['unheard_of', tryAgain],
  ])('depends on its code: %s', (code, message) => {
    expect(formRefusal<never>(refused(code, 422), {})).toEqual({ code, message });
  });

  it('of a rate limit states when to try again', () => {
    const thrown = new ApiError({
      code: 'too_many_requests',
      message: '',
      call: 'session.login',
      status: 429,
      retryAfterSeconds: 240,
    });
    expect(formRefusal<never>(thrown, {}).message).toBe('Too many attempts. Try again in 4 minutes.');
  });

  it('is the message of the form before the common one', () => {
    const own = {
      captcha_failed: 'Solve it again.',
      email_taken: 'Log in instead.',
      guessable_password: 'Choose another.',
    };
    expect(formRefusal<'customer.register'>(refused('captcha_failed', 403), own).message).toBe('Solve it again.');
    expect(formRefusal<'customer.register'>(refused('email_taken', 409), own).message).toBe('Log in instead.');
  });

  it.each([
    ['an internal error', refused('internal_error', 500)],
    ['a missing response', refused('no_response')],
    ['an error that is not a response', new TypeError('undefined is not a function')],
  ])('is undefined for %s, which the error page explains', (_what, thrown) => {
    expect(() => formRefusal<never>(thrown, {})).toThrow(thrown);
  });

  it('is shown for every status of a client error', () => {
    expect(formRefusal<never>(refused('odd', 499), {}).code).toBe('odd');
  });
});
