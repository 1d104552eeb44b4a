import { firstMessages, forgotPasswordFields, validateFields } from '@ironcart/core/forms';
import { captchaFieldName } from '../../captcha/captcha-page.ts';
import { formRefusal } from '../../data/form-refusal.ts';
import type { PageHead } from '../../head/page-head.ts';
import { captchaFor } from '../../request-context/captcha-for.server.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Forgot your password?', isPrivate: true };

export const loader = async ({ context }: RouteArgs) => ({ head, captcha: await captchaFor(context) });

/** The result of requesting a mail, with the typed address. */
export interface ForgotPasswordAnswer {
  readonly email: string;
  readonly sent?: string;
  readonly errors?: Readonly<Partial<Record<'email' | 'form', string>>>;
}

/** Requests the mail. The response is the same for an unknown address (SECURITY 7). */
export const action = async ({ request, context }: RouteArgs): Promise<ForgotPasswordAnswer> => {
  const form = await request.formData();
  const email = String(form.get('email') ?? '').trim();
  const errors = firstMessages(validateFields(forgotPasswordFields, { email }));
  if (Object.keys(errors).length > 0) return { email, errors };
  context.takeCaptcha(String(form.get(captchaFieldName) ?? ''));
  try {
    await context.api.customer.forgotPassword({ email });
  } catch (thrown) {
    return { email, errors: { form: formRefusal<'customer.forgotPassword'>(thrown, {}).message } };
  }
  return { email, sent: `If ${email} has an account, a mail with a link is on its way. The link works for an hour.` };
};
