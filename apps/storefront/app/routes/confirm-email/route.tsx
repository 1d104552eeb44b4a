import { ConfirmEmailForm, Page } from '@ironcart/react-ui';
import { useLocation } from 'react-router';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer } from '../../data/use-route-data.ts';
import type { action } from './route.server.ts';

/** The page of the link sent to a new e-mail address. */
export const Component = () => {
  const { pathname } = useLocation();
  const answer = useFormAnswer<typeof action>();
  return (
    <Page>
      <ConfirmEmailForm
        target={{ action: pathname }}
        isConfirmed={answer?.isConfirmed}
        error={answer?.error}
        isLinkOver={answer?.isLinkOver}
        loginUrl="/login"
        settingsUrl="/account/settings"
        isBusy={usePendingForm() !== undefined}
      />
    </Page>
  );
};
