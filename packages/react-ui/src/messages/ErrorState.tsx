import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface ErrorStateProps {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly headingLevel?: 1 | 2 | undefined;
  /** Retries in place; without scripts, `retryUrl` reloads the page. */
  readonly onRetry?: (() => void) | undefined;
  readonly retryUrl?: string | undefined;
  readonly isOffline?: boolean | undefined;
}

/** An error message with a retry button. */
export const ErrorState = ({ title, text, headingLevel, onRetry, retryUrl, isOffline = false }: ErrorStateProps) => (
  <EmptyState
    headingLevel={headingLevel}
    title={title ?? (isOffline ? 'You are offline' : 'This did not load')}
    text={
      text ??
      (isOffline
        ? 'We will try again as soon as the connection is back.'
        : 'The fault is on our side. Nothing you entered is lost.')
    }
    action={
      onRetry ? (
        <Button onClick={onRetry}>Try again</Button>
      ) : retryUrl ? (
        <ButtonLink href={retryUrl}>Try again</ButtonLink>
      ) : undefined
    }
  />
);
