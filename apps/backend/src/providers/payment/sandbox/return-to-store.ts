/** A path on the store's own origin; undefined for other texts. */
export const storePathOf = (text: string): string | undefined => {
  const base = 'http://store.invalid';
  if (!text.startsWith('/') || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  return url.origin === base ? url.pathname + url.search : undefined;
};

/** Redirects the shopper back to the store, with the result in the query. */
export const returnToStore = (returnTo: string, result: Readonly<Record<string, string | number>>): Response => {
  const query = new URLSearchParams(Object.entries(result).map(([name, value]) => [name, String(value)]));
  const location = `${returnTo}${returnTo.includes('?') ? '&' : '?'}${query}`;
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });
};
