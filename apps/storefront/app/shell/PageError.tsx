import { ErrorState, latePart, Page } from '@ironcart/react-ui';

import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';

/** Few pages are missing, and it brings the search form; what is not reachable must be said without a download. */
const MissingPage = latePart(async () => (await import('./MissingPage.tsx')).MissingPage);

const codeOf = (error: unknown): unknown =>
  isRouteErrorResponse(error) && typeof error.data === 'object' && error.data !== null ? error.data.code : undefined;

/** Stands where a page could not be shown: not there, not reachable, or our fault. The shell around it stays. */
export const PageError = () => {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Page>
        <MissingPage />
      </Page>
    );
  }
  return (
    <Page>
      <ErrorState
        headingLevel={1}
        isOffline={codeOf(error) === 'browser_offline'}
        onRetry={() => {
          void revalidate();
        }}
      />
    </Page>
  );
};
