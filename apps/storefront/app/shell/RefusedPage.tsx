import { tryAgainIn } from '@ironcart/core/forms';
import { ErrorState, NotFound } from '@ironcart/react-ui';
import { useLocation } from 'react-router';
import { waitSecondsOf } from '../data/wait-seconds.ts';

export interface RefusedPageProps {
  readonly error: { readonly status: number };
}

/** Replaces a page that is missing (404) or was requested too often (429). */
export const RefusedPage = ({ error }: RefusedPageProps) => {
  const { pathname, search } = useLocation();
  if (error.status === 404) return <NotFound homeUrl="/" searchUrl="/search" />;
  return (
    <ErrorState
      headingLevel={1}
      title="That was too much at once"
      text={`More came from your network than we answer in so short a time. ${tryAgainIn(waitSecondsOf(error))}`}
      retryUrl={pathname + search}
    />
  );
};
