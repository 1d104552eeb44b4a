import { ErrorState, lazyWithRetry, Page } from '@ironcart/react-ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { comeBackAfterSeconds } from './come-back-after.ts';

/**
 * Loaded on demand, because missing pages and rate limits are rare, and the former include the search form; an offline message must not need a
 * download.
 */
const RefusedPage = lazyWithRetry(async () => (await import('./RefusedPage.tsx')).RefusedPage);

const codeOf = (error: unknown): unknown =>
  isRouteErrorResponse(error) && typeof error.data === 'object' && error.data !== null ? error.data.code : undefined;

/** The store is temporarily unavailable: the page retries automatically, like its document without scripts. */
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

/** Replaces a page that could not be shown: missing, unreachable, or failed. The layout around it stays. */
export const PageError = () => {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 429)) {
    return (
      <Page>
        <RefusedPage error={error} />
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
