import { DeleteAccountForm, PageHeading } from '@ironcart/react-ui';
import { deleteAccountPath } from '../../account/personal-data-paths.ts';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import type { action, loader } from './route.server.ts';

export const Component = () => {
  const { email, passwordMaxLength, orderCareDays } = useRouteData<typeof loader>();
  const errors = useFormAnswer<typeof action>()?.errors;
  return (
    <>
      <PageHeading title="Delete my account" />
      <DeleteAccountForm
        target={{ action: deleteAccountPath }}
        email={email}
        passwordMaxLength={passwordMaxLength}
        orderCareDays={orderCareDays}
        cancelUrl="/account/settings"
        errors={errors}
        isBusy={usePendingForm() !== undefined}
      />
    </>
  );
};
