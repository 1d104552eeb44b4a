/**
 * Whether a form post comes from the shop's own pages. Browsers send Origin with every post; if it is missing or
 * "null", only Fetch Metadata can prove the origin, and without that the post is refused.
 */
export const isSameOriginPost = (request: Request, publicUrl: string): boolean => {
  const origin = request.headers.get('Origin');
  if (origin === null || origin === 'null') return request.headers.get('Sec-Fetch-Site') === 'same-origin';
  return origin === new URL(publicUrl).origin || origin === new URL(request.url).origin;
};
