import { firstMessages, profileFields, validateFields } from '@ironcart/core/forms';
import { redirect } from 'react-router';
import { formRefusal } from '../../data/form-refusal.ts';
import type { RouteArgs } from '../route-args.ts';
import { afterSaving } from './settings-forms.ts';

/** Errors of a name or telephone, with the typed values. */
export interface ProfileAnswer {
  readonly form: 'profile';
  readonly values: Readonly<Record<keyof typeof profileFields, string>>;
  readonly errors: Readonly<Partial<Record<keyof typeof profileFields | 'form', string>>>;
}

/** Saves the customer's name and telephone. @throws a redirect after the change */
export const changeProfile = async (context: RouteArgs['context'], fields: FormData): Promise<ProfileAnswer> => {
  const text = (name: keyof typeof profileFields) => String(fields.get(name) ?? '').trim();
  const values = { firstname: text('firstname'), lastname: text('lastname'), telephone: text('telephone') };
  const form = 'profile';
  const errors = firstMessages(validateFields(profileFields, values));
  if (Object.keys(errors).length > 0) return { form, values, errors };
  try {
    await context.api.customer.update(values);
  } catch (thrown) {
    return { form, values, errors: { form: formRefusal<'customer.updateCustomer'>(thrown, {}).message } };
  }
  throw redirect(afterSaving(form));
};
