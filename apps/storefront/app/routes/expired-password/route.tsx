import { ForgotPasswordForm, Page } from '@ironcart/react-ui';
import { forgotPasswordPath } from '../../account/password-pages.ts';
import { usePendingForm } from '../../data/use-pending-form.ts';

/** Explains that the old password has expired, and offers to send a reset link (S2-routes-12). */
export const Component = () => (
  <Page>
    <ForgotPasswordForm
      title="Your password has expired"
      target={{ action: forgotPasswordPath }}
      intro="It is time for a new one: tell us your email, and we send you a link to choose it."
      loginUrl="/login"
      isBusy={usePendingForm() !== undefined}
    />
  </Page>
);
