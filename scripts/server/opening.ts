import type { Handler } from './compose.ts';

/** How long until whoever asked should ask again, in seconds. */
const againAfterS = 2;

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${againAfterS}">
<title>The store is opening</title>
<p>The store is opening. This page comes back by itself.</p>
`;

const status = { status: 503, headers: { 'Retry-After': String(againAfterS), 'Cache-Control': 'no-store' } };

/**
 * Answers while there is no store yet: the process lives, as whoever watches over it asks, shoppers wait on a page that
 * asks again, and calls get the contract's own shape of an error.
 */
export const opening: Handler = async ({ url, headers }) => {
  if (new URL(url).pathname === '/healthz') return Response.json({ status: 'alive' });
  if (!headers.get('accept')?.includes('text/html'))
    return Response.json({ error: { type: 'internal_error', message: 'The store is opening' } }, status);
  return new Response(page, { ...status, headers: { ...status.headers, 'Content-Type': 'text/html; charset=utf-8' } });
};
