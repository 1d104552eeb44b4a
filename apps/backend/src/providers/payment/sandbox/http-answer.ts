/** Maximum body size in bytes: tokens are the longest content. */
export const maxBytes = 50_000;

/** A JSON response that is not cached. */
export const answer = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

/**
 * @param field the invalid field of the form, if any
 */
export const problem = (status: number, code: string, message: string, field?: string): Response =>
  answer({ error: { code, message, ...(field === undefined ? {} : { field }) } }, status);
