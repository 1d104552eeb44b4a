import { ORDER_CARE_DAYS, PASSWORD_LENGTH } from '@ironcart/api/contract';
import { deleteAccountFields, firstMessages, validateFields } from '@ironcart/core/forms';
import { redirect } from 'react-router';
import { afterDeletion } from '../../account/personal-data-paths.ts';
import { requireCustomer } from '../../account/require-customer.ts';
import { formRefusal } from '../../data/form-refusal.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Delete my account', isPrivate: true };

export const loader = async ({ context }: RouteArgs) => {
  const { email } = await requireCustomer(context);
  return { head, email, passwordMaxLength: PASSWORD_LENGTH.max, orderCareDays: ORDER_CARE_DAYS };
};

/** Errors of the password, or of the deletion. */
export interface DeleteAccountAnswer {
  readonly errors: Readonly<Partial<Record<'password' | 'form', string>>>;
}

/** Deletes the account after verifying its password. @throws a redirect to the log-in page, which confirms the deletion */
export const action = async ({ request, context }: RouteArgs): Promise<DeleteAccountAnswer> => {
  await requireCustomer(context);
  const password = String((await request.formData()).get('password') ?? '');
  const errors = firstMessages(validateFields(deleteAccountFields, { password }));
  if (Object.keys(errors).length > 0) return { errors };
  try {
    await context.api.customer.deleteAccount(password);
  } catch (thrown) {
    const { code, message } = formRefusal<'customer.deleteAccount'>(thrown, {
      wrong_password: 'This is not your password.',
    });
    return { errors: { [code === 'wrong_password' ? 'password' : 'form']: message } };
  }
  throw redirect(afterDeletion);
};
