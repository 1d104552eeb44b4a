import { newslettersNotSavedMessage } from '@ironcart/core';
import { EmptyState, Page, WaysOn } from '@ironcart/react-ui';
import { newsletterPath } from '../../newsletter/newsletter-target.ts';

/** Where a sign-up without scripts leads when it could not be saved. */
export const Component = () => (
  <Page>
    <EmptyState title="You are not signed up yet" text={`${newslettersNotSavedMessage} Nothing was sent to anybody.`}>
      <WaysOn label="What to do" links={[{ label: 'Try again', href: newsletterPath }]} />
    </EmptyState>
  </Page>
);
