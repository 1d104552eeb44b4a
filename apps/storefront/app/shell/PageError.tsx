import { ErrorState, latePart, Page } from '@ironcart/react-ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { comeBackAfterSeconds } from './come-back-after.ts';

/** Few pages are missing, and it brings the search form; what is not reachable must be said without a download. */
const MissingPage = latePart(async () => (await import('./MissingPage.tsx')).MissingPage);

const codeOf = (error: unknown): unknown =>
  isRouteErrorResponse(error) && typeof error.data === 'object' && error.data !== null ? error.data.code : undefined;

/** The store is away for a moment: the page tries again by itself, as its document does where no script runs. */
const ComesBack = ({ retry }: { readonly retry: () => Promise<void> }) => {
  useEffect(() => {
    const timer = setInterval(() => void retry(), comeBackAfterSeconds * 1_000);
    return () => clearInterval(timer);
  }, [retry]);
  return (
    <ErrorState
      headingLevel={1}
      title="We will be back in a moment"
      text="The store cannot be reached right now. This page tries again by itself every few seconds; your cart is kept."
      onRetry={() => void retry()}
    />
  );
};

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
  const isOffline = codeOf(error) === 'browser_offline';
  if (isRouteErrorResponse(error) && error.status === 503 && !isOffline) {
    return (
      <Page>
        <ComesBack retry={revalidate} />
      </Page>
    );
  }
  return (
    <Page>
      <ErrorState
        headingLevel={1}
        isOffline={isOffline}
        onRetry={() => {
          void revalidate();
        }}
      />
    </Page>
  );
};
