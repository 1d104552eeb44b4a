import { changeEmailFields, firstMessages, validateFields } from '@ironcart/core/forms';
import { formRefusal } from '../../data/form-refusal.ts';
import type { RouteArgs } from '../route-args.ts';

/** The result of requesting a change of e-mail address, with the typed value. */
export interface ChangeEmailAnswer {
  readonly form: 'email';
  readonly wanted: string;
  readonly sent?: string;
  readonly errors?: Readonly<Partial<Record<'email' | 'password' | 'form', string>>>;
}

/** Requests the mail to a new address. The response is the same for another customer's address. */
export const changeEmail = async (context: RouteArgs['context'], fields: FormData): Promise<ChangeEmailAnswer> => {
  const email = String(fields.get('email') ?? '').trim();
  const password = String(fields.get('password') ?? '');
  const form = 'email';
  const errors = firstMessages(validateFields(changeEmailFields, { email, password }));
  if (Object.keys(errors).length > 0) return { form, wanted: email, errors };
  try {
    await context.api.customer.changeEmail({ email, password });
  } catch (thrown) {
    const { code, message } = formRefusal<'customer.changeEmail'>(thrown, {
      wrong_password: 'This is not your password.',
    });
    return { form, wanted: email, errors: { [code === 'wrong_password' ? 'password' : 'form']: message } };
  }
  const sent = `If ${email} can be used, a link is on its way to it. Open it within the hour: until then nothing changes.`;
  return { form, wanted: email, sent };
};
