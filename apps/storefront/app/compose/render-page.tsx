import { PassThrough, Readable } from 'node:stream';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
  UNSAFE_ErrorResponseImpl,
} from 'react-router';
import type { PageError } from '../data/page-state.ts';

/** What the browser may know of an error: its status and, for an expected one, its data. */
const toPageError = (error: unknown, reportError: (error: unknown) => void): PageError => {
  if (isRouteErrorResponse(error)) return { status: error.status, statusText: error.statusText, data: error.data };
  reportError(error);
  return { status: 500, statusText: '', data: { code: 'server_error' } };
};

/** Replaces every error of a rendered page by what may be shown of it; answers those, by route. */
export const redactErrors = (
  context: StaticHandlerContext,
  reportError: (error: unknown) => void,
): Readonly<Record<string, PageError>> | null => {
  if (context.errors === null) return null;
  const errors = Object.fromEntries(
    Object.entries(context.errors).map(([routeId, error]) => [routeId, toPageError(error, reportError)]),
  );
  context.errors = Object.fromEntries(
    Object.entries(errors).map(([routeId, { status, statusText, data }]) => [
      routeId,
      new UNSAFE_ErrorResponseImpl(status, statusText, data),
    ]),
  );
  return errors;
};

/**
 * Renders a page into a stream of HTML, between a head and a tail.
 * @throws whatever a view throws before the first byte; a later fault ends the stream
 */
export const renderPage = (
  context: StaticHandlerContext,
  routes: RouteObject[],
  {
    head,
    tail,
    nonce,
    signal,
    reportError,
  }: {
    readonly head: string;
    readonly tail: string;
    readonly nonce: string;
    readonly signal: AbortSignal;
    readonly reportError: (error: unknown) => void;
  },
): Promise<ReadableStream<Uint8Array>> =>
  new Promise((resolve, reject) => {
    const output = new PassThrough();
    const body = new PassThrough();
    const router = createStaticRouter(routes, context);
    const { pipe, abort } = renderToPipeableStream(
      <StrictMode>
        <StaticRouterProvider router={router} context={context} hydrate={false} nonce={nonce} />
      </StrictMode>,
      {
        nonce,
        onShellReady: () => {
          output.write(head);
          body.on('end', () => output.end(tail));
          body.pipe(output, { end: false });
          pipe(body);
          resolve(Readable.toWeb(output) as ReadableStream<Uint8Array>);
        },
        onShellError: reject,
        onError: reportError,
      },
    );
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
