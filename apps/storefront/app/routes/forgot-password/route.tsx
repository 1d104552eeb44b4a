import { ForgotPasswordForm, Page } from '@ironcart/react-ui';
import { forgotPasswordPath } from '../../account/password-pages.ts';
import { captchaFields } from '../../captcha/captcha-page.ts';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import type { action, loader } from './route.server.ts';

/** The form to request a password reset link. */
export const Component = () => {
  const { captcha } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const isBusy = usePendingForm() !== undefined;
  return (
    <Page>
      <ForgotPasswordForm
        target={{ action: forgotPasswordPath, fields: captchaFields(captcha, 'forgotpassword') }}
        intro="Tell us your email, and we send you a link to choose a new one."
        loginUrl="/login"
        isBusy={isBusy}
        {...answer}
      />
    </Page>
  );
};
