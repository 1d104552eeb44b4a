import { PASSWORD_LENGTH } from '@ironcart/api/contract';
import { firstMessages, validateFields } from '@ironcart/core/forms';
import { redirect } from 'react-router';
import { guessablePassword, newPasswordField } from '../../account/new-password.ts';
import { afterPasswordChange } from '../../account/password-pages.ts';
import { formRefusal, type RefusalMessages } from '../../data/form-refusal.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Choose a new password', isPrivate: true };

/** The token is only checked when the password is changed. */
export const loader = async () => ({ head, length: PASSWORD_LENGTH });

const messages: RefusalMessages<'customer.resetPassword'> = {
  guessable_password: guessablePassword,
  invalid_reset_token: 'This link has been used already, or is older than an hour.',
};

/** Errors of a new password, or of the link. */
export interface ResetPasswordAnswer {
  readonly errors: Readonly<Partial<Record<'password' | 'form', string>>>;
  readonly isLinkOver?: boolean;
}

/** Changes the password with the token in the URL, and redirects to the log-in page. */
export const action = async ({ request, params, context }: RouteArgs): Promise<ResetPasswordAnswer> => {
  const password = String((await request.formData()).get('password') ?? '');
  const errors = firstMessages(validateFields({ password: newPasswordField }, { password }));
  if (Object.keys(errors).length > 0) return { errors };
  try {
    await context.api.customer.resetPassword({ token: params.token ?? '', password });
  } catch (thrown) {
    const { code, message } = formRefusal<'customer.resetPassword'>(thrown, messages);
    return {
      errors: { [code === 'guessable_password' ? 'password' : 'form']: message },
      isLinkOver: code === 'invalid_reset_token',
    };
  }
  throw redirect(afterPasswordChange);
};
