/*
 * Runs before each test file: the files of one worker share a document, so this resets the URL, the cookies, the
 * storage, and routers that still listen to the history.
 */

const historyListeners = Symbol.for('ironcart: history listeners');

/** Removes the history listeners of earlier files' routers, and records this file's. */
const forgetRouters = (): void => {
  const shared = window as typeof window & { [historyListeners]?: Set<EventListenerOrEventListenerObject> };
  for (const listener of shared[historyListeners] ?? []) window.removeEventListener('popstate', listener);
  if (shared[historyListeners] === undefined) {
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
      if (type === 'popstate') shared[historyListeners]?.add(listener);
      listen(type, listener, options as AddEventListenerOptions);
    };
  }
  shared[historyListeners] = new Set();
};

if (typeof document !== 'undefined') {
  forgetRouters();
  document.body.replaceChildren();
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the tests' own document has no cookie store.
    document.cookie = `${pair.split('=', 1)[0]}=; Max-Age=0; Path=/`;
  }
  localStorage.clear();
  sessionStorage.clear();
  if (window.location.protocol.startsWith('http')) window.history.replaceState(null, '', '/');
}
