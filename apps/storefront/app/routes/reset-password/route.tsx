import { NewPasswordForm, Page } from '@ironcart/react-ui';
import { useLocation, useNavigation } from 'react-router';
import { forgotPasswordPath } from '../../account/password-pages.ts';
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
        isBusy={useNavigation().formAction !== undefined}
      />
    </Page>
  );
};
