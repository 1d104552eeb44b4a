import { NewPasswordForm, Page } from '@ironcart/react-ui';
import { useLocation } from 'react-router';
import { forgotPasswordPath } from '../../account/password-pages.ts';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import type { action, loader } from './route.server.ts';

/** The page of a mail's reset link (S2-account-22). */
export const Component = () => {
  const { pathname } = useLocation();
  const { length } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  return (
    <Page>
      <NewPasswordForm
        target={{ action: pathname }}
        length={length}
        errors={answer?.errors}
        isLinkOver={answer?.isLinkOver}
        forgotUrl={forgotPasswordPath}
        isBusy={usePendingForm() !== undefined}
      />
    </Page>
  );
};
