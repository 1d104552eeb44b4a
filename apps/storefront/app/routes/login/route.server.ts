import { PASSWORD_LENGTH } from '@ironcart/api/contract';
import { firstMessages, loginFields, registerFields, validateFields } from '@ironcart/core/forms';
import { redirect } from 'react-router';
import { guessablePassword } from '../../account/new-password.ts';
import { hasChangedPassword } from '../../account/password-pages.ts';
import { hasDeletedAccount } from '../../account/personal-data-paths.ts';
import { captchaFieldName } from '../../captcha/captcha-page.ts';
import { formRefusal, type RefusalMessages, tryAgain } from '../../data/form-refusal.ts';
import type { PageHead } from '../../head/page-head.ts';
import { safeRedirect } from '../../navigation/safe-redirect.ts';
import { areCookiesBlocked, withFreshSession } from '../../request-context/blocked-cookies.ts';
import { captchaFor } from '../../request-context/captcha-for.server.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Log in', isPrivate: true };

/** Default destination after log-in. */
const afterLogin = '/account/dashboard';

const wantedPath = (context: RequestContext): string =>
  safeRedirect(context.url.searchParams.get('redirect'), afterLogin);

/** The log-in page; redirects a logged-in customer to the destination. */
export const loader = async ({ context }: RouteArgs) => {
  if ((await context.customer()) !== undefined) throw redirect(wantedPath(context));
  return {
    head,
    hasChangedPassword: hasChangedPassword(context.url),
    hasDeletedAccount: hasDeletedAccount(context.url),
    areCookiesBlocked: areCookiesBlocked(context),
    passwordLength: PASSWORD_LENGTH,
    captcha: await captchaFor(context),
  };
};

const messages: RefusalMessages<'session.login' | 'customer.register'> = {
  invalid_credentials: 'That email and password do not belong together.',
  guessable_password: tryAgain,
  email_taken: 'There is an account with this email. Log in instead.',
};

/** Errors of a form, with the typed values (never the password). */
export interface LoginAnswer {
  readonly form: 'login' | 'register';
  readonly code: string;
  readonly message: string;
  /** Errors by field. */
  readonly errors: Readonly<Partial<Record<keyof typeof registerFields, string>>>;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** Logs in or registers, by the form's `intent`, and redirects to the destination. */
export const action = async ({ request, context }: RouteArgs): Promise<LoginAnswer> => {
  const form = await request.formData();
  const text = (name: string): string => String(form.get(name) ?? '').trim();
  const password = String(form.get('password') ?? '');
  const [email, firstname, lastname] = [text('email').toLowerCase(), text('firstname'), text('lastname')];
  const kind = text('intent') === 'register' ? 'register' : 'login';
  const typed = { email, firstname, lastname };
  const values = { ...typed, password };
  const errors = firstMessages(
    kind === 'register' ? validateFields(registerFields, values) : validateFields(loginFields, values),
  );
  if (Object.keys(errors).length > 0)
    return { form: kind, code: 'invalid_fields', message: tryAgain, errors, ...typed };
  context.takeCaptcha(text(captchaFieldName));
  try {
    if (kind === 'register') await context.api.customer.register({ email, password, firstname, lastname });
    else await context.api.session.login({ email, password });
  } catch (thrown) {
    const refusal = formRefusal<'session.login' | 'customer.register'>(thrown, messages);
    const isGuessable = refusal.code === 'guessable_password';
    return { form: kind, ...refusal, errors: isGuessable ? { password: guessablePassword } : {}, ...typed };
  }
  const wanted = wantedPath(context);
  if (context.hasSession || context.isDataRequest) throw redirect(wanted);
  // The log-in page leads on to the destination if the session cookie arrives.
  throw redirect(withFreshSession(`/login?redirect=${encodeURIComponent(wanted)}`));
};
