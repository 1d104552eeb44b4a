import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

/**
 * The script or the styles of a part did not arrive, which its place says. React reports it as the cause of an error that
 * it recovered from where the part was rendered by the server or beside one that still loads: `onRecoverableError` can
 * leave it out.
 */
export class PartNotLoadedError extends Error {
  override readonly name = 'PartNotLoadedError';
}

interface BoundaryProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Catches what did not load, and nothing else: a fault inside a part that arrived is the page's to report. */
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

/** Opens the page again as a document, if the server answers: an error page of the browser would take its place. */
const openAsDocument = (): Promise<void> =>
  fetch(window.location.href, { method: 'HEAD' }).then(
    () => window.location.reload(),
    () => undefined,
  );

/**
 * A component whose code is loaded when it is first rendered, inside a Suspense boundary of its user. Where the code
 * does not arrive a message with a retry stands in the part's own place, and the rest of the page stays.
 * Browsers may ask for a script once only, however often it is imported: a retry that fails too opens the page anew.
 * @param load rejects when the code cannot be had; it is called again with each retry
 */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
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
  // What was loaded is kept for every later place, as an import is.
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
