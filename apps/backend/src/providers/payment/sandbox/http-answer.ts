/** The largest body that the sandbox reads, in bytes: a token is the longest thing in it. */
export const maxBytes = 50_000;

/** JSON that nobody keeps. */
export const answer = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

/** @param field the form's field that is wrong, where one is */
export const problem = (status: number, code: string, message: string, field?: string): Response =>
  answer({ error: { code, message, ...(field === undefined ? {} : { field }) } }, status);
