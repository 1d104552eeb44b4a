import { STATUS_CODES } from 'node:http';
import { Writable } from 'node:stream';
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

/** The parts of an error that the browser may see: its status and, for an expected error, its data. */
const toPageError = (error: unknown, reportError: (error: unknown) => void): PageError => {
  // The router uses the status text of 500 for every expected error.
  const ofStatus = (status: number) => ({ status, statusText: STATUS_CODES[status] ?? '' });
  if (isRouteErrorResponse(error)) return { ...ofStatus(error.status), data: error.data };
  reportError(error);
  return { ...ofStatus(500), data: { code: 'server_error' } };
};

/** Replaces every error of a rendered page with its public part; returns those by route. */
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
 * Renders a page's views to HTML. All data is loaded beforehand, so streaming would have no advantage.
 * @throws errors of views outside a Suspense boundary, and the signal's reason if the shopper has left
 */
export const renderPage = (
  context: StaticHandlerContext,
  routes: RouteObject[],
  {
    nonce,
    signal,
    reportError,
  }: { readonly nonce: string; readonly signal: AbortSignal; readonly reportError: (error: unknown) => void },
): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const output = new Writable({
      write: (chunk: Uint8Array, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const router = createStaticRouter(routes, context);
    const { pipe, abort } = renderToPipeableStream(
      <StrictMode>
        <StaticRouterProvider router={router} context={context} hydrate={false} nonce={nonce} />
      </StrictMode>,
      {
        nonce,
        // Renders everything in place: React would otherwise move late parts with a script, which some shoppers do not
        // have.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(output),
        onShellError: reject,
        onError: reportError,
      },
    );
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
