import { NewPasswordForm, Page } from '@ironcart/react-ui';
import { useLocation, useNavigation } from 'react-router';
import { forgotPasswordPath } from '../../account/password-pages.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import type { action, loader } from './route.server.ts';

/** The page of a mail's reset link (S2-account-22). */
export const Component = () => {
  const { pathname } = useLocation();
  const { length } = useRouteData<typeof loader>();
  const errors = useFormAnswer<typeof action>()?.errors;
  return (
    <Page>
      <NewPasswordForm
        target={{ action: pathname }}
        length={length}
        errors={errors}
        forgotUrl={forgotPasswordPath}
        isBusy={useNavigation().formAction !== undefined}
      />
    </Page>
  );
};
