import { ButtonLink, Page, PageHeading } from '@ironcart/react-ui';
import { againQuery, keptPagesAttribute } from '../../offline/offline-header.ts';

/** Works without the application's scripts: the service worker fills in the retry link and the list of stored pages. */
export const Component = () => (
  <Page width="text">
    <PageHeading
      title="You are offline"
      intro={
        <p>
          This page needs a connection. Your cart, checkout and account are never stored on this device; they are there
          again as soon as you are online.
        </p>
      }
    />
    <p>
      <ButtonLink href={`/${againQuery}`} variant="primary">
        Try again
      </ButtonLink>
    </p>
    <div {...{ [keptPagesAttribute]: '' }} />
  </Page>
);
