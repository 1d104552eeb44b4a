import { ForgotPasswordForm, Page } from '@ironcart/react-ui';
import { useNavigation } from 'react-router';
import { forgotPasswordPath } from '../../account/password-pages.ts';

/** Explains that the old password has expired, and offers to send a reset link (S2-routes-12). */
export const Component = () => (
  <Page>
    <ForgotPasswordForm
      title="Your password has expired"
      target={{ action: forgotPasswordPath }}
      intro="It is time for a new one: tell us your email, and we send you a link to choose it."
      loginUrl="/login"
      isBusy={useNavigation().formAction !== undefined}
    />
  </Page>
);
