import { newslettersNotSavedMessage } from '@ironcart/core/customer';
import { ButtonLink, Page, PageHeading } from '@ironcart/react-ui';
import { newsletterPath } from '../../newsletter/newsletter-target.ts';

/** Shown when a sign-up without scripts could not be saved. */
export const Component = () => (
  <Page>
    <PageHeading
      title="You are not signed up yet"
      intro={`${newslettersNotSavedMessage} Nothing was sent to anybody.`}
    />
    <ButtonLink href={newsletterPath} variant="primary">
      Try again
    </ButtonLink>
  </Page>
);
