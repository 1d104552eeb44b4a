/**
 * Answers 404 for a built file that this release does not have, without rendering a page: during an update, a page of
 * the other release may reference it, and a proxy then tries the other process. Undefined for any other path.
 */
export const missingAsset = (request: Request): Response | undefined =>
  new URL(request.url).pathname.startsWith('/assets/')
    ? new Response(request.method === 'HEAD' ? null : 'This release has no such file.', {
        status: 404,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
      })
    : undefined;
