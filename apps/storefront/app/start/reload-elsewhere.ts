/**
 * Reloads the document if Back or Forward changes its URL before a router handles it: after a reload, history entries
 * of an earlier router are still there. A change of the hash alone is left to the browser.
 * @param isShownBy whether a router handles changes of the URL by now
 */
export const reloadElsewhere = (isShownBy: () => boolean): void => {
  const { pathname, search } = window.location;
  window.addEventListener('popstate', () => {
    if (isShownBy()) return;
    if (window.location.pathname !== pathname || window.location.search !== search) window.location.reload();
  });
};
