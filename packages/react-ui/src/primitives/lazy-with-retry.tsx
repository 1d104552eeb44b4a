import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

/**
 * Thrown if the script or the styles of a part could not be loaded; the part's place shows a message. For parts
 * rendered by the server, or beside one that is still loading, React reports it as the cause of a recovered error:
 * `onRecoverableError` can ignore it.
 */
export class PartNotLoadedError extends Error {
  override readonly name = 'PartNotLoadedError';
}

interface BoundaryProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Error boundary for failed loads only: errors of a loaded part are passed on. */
class LoadBoundary extends Component<BoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof PartNotLoadedError) return this.props.instead;
    throw error;
  }
}

/**
 * Reloads the page as a document if the server responds; otherwise the browser would show its own error page instead.
 */
const openAsDocument = (): Promise<void> =>
  fetch(window.location.href, { method: 'HEAD' }).then(
    () => window.location.reload(),
    () => undefined,
  );

/**
 * A component whose code loads on its first rendering, within the surrounding Suspense boundary. If the load fails, a
 * message with a retry button is displayed in its place. Browsers may request a failed script only once, regardless of
 * further imports, so a second failure reloads the page.
 * @param load rejects if the code cannot be loaded; called again by each retry
 */
export const lazyWithRetry = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const attempt = (failed?: () => Promise<void>) =>
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
        async (cause: unknown) => {
          await failed?.();
          throw new PartNotLoadedError('A part of the page did not load', { cause });
        },
      ),
    );
  // Loaded code is kept for later uses, like an import.
  let latest = attempt();
  return (props) => {
    const [Part, setPart] = useState(() => latest);
    const [tries, setTries] = useState(0);
    const retry = () => {
      latest = attempt(openAsDocument);
      setPart(() => latest);
      setTries(tries + 1);
    };
    const instead = (
      <Notice tone="error" action={<Button onClick={retry}>Try again</Button>}>
        <span role="alert">This part of the page did not load.</span>
      </Notice>
    );
    return (
      <LoadBoundary key={tries} instead={instead}>
        <Part {...props} />
      </LoadBoundary>
    );
  };
};
