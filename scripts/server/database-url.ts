/**
 * Whether the driver would parse user, password, host and name correctly. A `#`, `/` or `?` in a password that is not
 * percent-encoded ends the host too early: the URL is then invalid, or the rest, including its `@`, is parsed as a
 * name, a query or a fragment.
 */
export const isReadableDatabaseUrl = (text: string): boolean => {
  // Without a host, the query contains the socket's folder, as libpq allows.
  const url = URL.parse(text.replace('@/', '@localhost/'));
  return url !== null && url.hash === '' && !url.pathname.includes('@') && !/^\?[^=]*@/.test(url.search);
};
