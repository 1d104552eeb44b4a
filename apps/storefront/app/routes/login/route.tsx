import { LoginForm, Notice, Page, RegisterForm } from '@ironcart/react-ui';
import { useLocation } from 'react-router';
import { forgotPasswordPath } from '../../account/password-pages.ts';
import { captchaFields } from '../../captcha/captcha-page.ts';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import styles from './login.module.css';
import type { action, loader } from './route.server.ts';

/** Log-in and registration side by side, as plain forms that post to this page's URL. */
export const Component = () => {
  const { search } = useLocation();
  const { hasChangedPassword, hasDeletedAccount, areCookiesBlocked, passwordLength, captcha } =
    useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const posted = usePendingForm()?.get('intent');
  const target = (intent: 'login' | 'register') => ({
    action: `/login${search}`,
    fields: { intent, ...captchaFields(captcha, intent) },
  });
  const failed = (form: 'login' | 'register') => (answer?.form === form ? answer : undefined);
  const login = failed('login');
  const register = failed('register');
  return (
    <Page>
      {areCookiesBlocked && (
        <Notice tone="error" title="Your browser blocks cookies.">
          Your account needs them: allow cookies for this site, then log in again.
        </Notice>
      )}
      {hasChangedPassword && <Notice tone="success">Your password is changed. Log in with the new one.</Notice>}
      {hasDeletedAccount && (
        <Notice tone="success" title="Your account is deleted.">
          You are logged out everywhere, and a mail says what is kept of your orders.
        </Notice>
      )}
      <div className={styles.forms}>
        <LoginForm
          target={target('login')}
          email={login?.email}
          errors={login && { ...login.errors, form: login.message }}
          isBusy={posted === 'login'}
          forgotUrl={forgotPasswordPath}
        />
        <RegisterForm
          headingLevel={2}
          target={target('register')}
          values={register && { email: register.email, firstname: register.firstname, lastname: register.lastname }}
          errors={register && { ...register.errors, form: register.message }}
          isBusy={posted === 'register'}
          passwordHint={`At least ${passwordLength.min} characters.`}
          passwordMaxLength={passwordLength.max}
        />
      </div>
    </Page>
  );
};
