import { LinkAccountForm, Notice, Page, PageHeading } from '@ironcart/react-ui';
import { useLocation } from 'react-router';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import type { action, loader } from './route.server.ts';

/** The page on which a customer allows a shopping assistant to act for them. */
export const Component = () => {
  const { search } = useLocation();
  const { page } = useRouteData<typeof loader>();
  const form = useFormAnswer<typeof action>()?.error;
  const isBusy = usePendingForm() !== undefined;
  if (page.state === 'asked') {
    return (
      <Page>
        <LinkAccountForm {...page} target={{ action: `/link-account${search}` }} errors={{ form }} isBusy={isBusy} />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeading title="Your account is not linked" />
      <Notice tone="error">{page.message}</Notice>
      {page.state === 'faulty' && (
        <p>
          <a href={page.returnUrl}>Back to {page.returnHost}</a>
        </p>
      )}
    </Page>
  );
};
