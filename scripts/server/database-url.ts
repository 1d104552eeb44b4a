/**
 * Whether the driver finds user, password, host and name where they belong. A `#`, `/` or `?` of a password that is not
 * percent-encoded ends the host too early: the address cannot be read then, or what follows, with its `@`, is read as a
 * name, a query or a fragment.
 */
export const isReadableDatabaseUrl = (text: string): boolean => {
  // Without a host a socket's folder follows in the query, as libpq allows.
  const url = URL.parse(text.replace('@/', '@localhost/'));
  return url !== null && url.hash === '' && !url.pathname.includes('@') && !/^\?[^=]*@/.test(url.search);
};
