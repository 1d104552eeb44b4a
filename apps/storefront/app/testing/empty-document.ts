/*
 * Runs before each test file: files of one worker share a document, and none finds the address, the cookies or the
 * stored values of another.
 */
if (typeof document !== 'undefined') {
  document.body.replaceChildren();
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the tests' own document has no cookie store.
    document.cookie = `${pair.split('=', 1)[0]}=; Max-Age=0; Path=/`;
  }
  localStorage.clear();
  sessionStorage.clear();
  if (window.location.protocol.startsWith('http')) window.history.replaceState(null, '', '/');
}
