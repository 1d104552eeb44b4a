import { ErrorState, latePart, Page } from '@ironcart/react-ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { comeBackAfterSeconds } from './come-back-after.ts';

/** Few pages are missing, and it brings the search form; what is not reachable must be said without a download. */
const MissingPage = latePart(async () => (await import('./MissingPage.tsx')).MissingPage);

const detailOf = (error: unknown, name: 'code' | 'needsNewDocument'): unknown =>
  isRouteErrorResponse(error) && typeof error.data === 'object' && error.data !== null ? error.data[name] : undefined;

/** Opens the page as a document, once the store answers: the browser's own error page would take this one's place. */
const openAnew = async (): Promise<void> => {
  const answer = await fetch(window.location.href, { method: 'HEAD' }).catch(() => undefined);
  if (answer) window.location.reload();
};

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
  const needsNewDocument = detailOf(error, 'needsNewDocument') === true;
  const retry = needsNewDocument ? openAnew : revalidate;
  useEffect(() => {
    if (!needsNewDocument) return;
    void openAnew();
    window.addEventListener('online', openAnew);
    return () => window.removeEventListener('online', openAnew);
  }, [needsNewDocument]);
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Page>
        <MissingPage />
      </Page>
    );
  }
  const isOffline = detailOf(error, 'code') === 'browser_offline';
  if (isRouteErrorResponse(error) && error.status === 503 && !isOffline) {
    return (
      <Page>
        <ComesBack retry={retry} />
      </Page>
    );
  }
  return (
    <Page>
      <ErrorState
        headingLevel={1}
        isOffline={isOffline}
        onRetry={() => {
          void retry();
        }}
      />
    </Page>
  );
};
