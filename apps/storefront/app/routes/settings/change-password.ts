import { changePasswordFields, firstMessages, validateFields } from '@ironcart/core/forms';
import { redirect } from 'react-router';
import { guessablePassword, newPasswordField } from '../../account/new-password.ts';
import { formRefusal } from '../../data/form-refusal.ts';
import type { RouteArgs } from '../route-args.ts';
import { afterSaving } from './settings-forms.ts';

/** Errors of a change of password; contains neither password. */
export interface ChangePasswordAnswer {
  readonly form: 'password';
  readonly errors: Readonly<Partial<Record<keyof typeof changePasswordFields | 'form', string>>>;
}

const fieldsOf = { password: changePasswordFields.password, newPassword: newPasswordField } as const;

/** The form field for each refusal. */
const fieldOf: Readonly<Partial<Record<string, keyof typeof fieldsOf>>> = {
  wrong_password: 'password',
  guessable_password: 'newPassword',
};

/** Changes the password after checking the current one. @throws a redirect after the change */
export const changePassword = async (
  context: RouteArgs['context'],
  fields: FormData,
): Promise<ChangePasswordAnswer> => {
  const password = String(fields.get('password') ?? '');
  const newPassword = String(fields.get('newPassword') ?? '');
  const form = 'password';
  const errors = firstMessages(validateFields(fieldsOf, { password, newPassword }));
  if (Object.keys(errors).length > 0) return { form, errors };
  try {
    await context.api.customer.changePassword({ password, newPassword });
  } catch (thrown) {
    const { code, message } = formRefusal<'customer.changePassword'>(thrown, {
      wrong_password: 'This is not your password.',
      guessable_password: guessablePassword,
    });
    return { form, errors: { [fieldOf[code] ?? 'form']: message } };
  }
  throw redirect(afterSaving(form));
};
