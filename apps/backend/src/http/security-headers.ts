/** Headers of every response (SECURITY 22); a page sets its own content security policy. */
export const securityHeaders = (publicUrl: string): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
});

/** The policy of data responses: they cannot execute or be framed. */
export const dataContentPolicy = "default-src 'none'; frame-ancestors 'none'";
