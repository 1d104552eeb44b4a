const pageOf = (sentence: string, seconds: number): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${seconds}">
<title>${sentence}</title>
<style>
body { max-width: 36rem; margin: 0 auto; padding: 4rem 1rem; font: 1.125rem / 1.5 system-ui, sans-serif; }
</style>
<h1>${sentence}</h1>
<p>This page comes back by itself.</p>
`;

/**
 * Responds that the store is temporarily unavailable: a page that reloads itself for shoppers, the contract's error
 * shape for calls.
 * @param sentence the reason, without its full stop
 * @param seconds until the client should retry
 */
export const comeBackLater = ({ headers }: Request, sentence: string, seconds: number): Response => {
  const status = { status: 503, headers: { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' } };
  if (!headers.get('accept')?.includes('text/html'))
    return Response.json({ error: { type: 'internal_error', message: sentence } }, status);
  return new Response(pageOf(sentence, seconds), {
    ...status,
    headers: { ...status.headers, 'Content-Type': 'text/html; charset=utf-8' },
  });
};
