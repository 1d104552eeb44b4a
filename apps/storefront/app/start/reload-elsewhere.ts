/**
 * Reloads the document where Back or Forward changes its address and nothing changes what it shows: after a reload the
 * entries that an earlier router made still belong to it. A change of the hash alone is the browser's to show.
 * @param isShownBy whether a router shows changes of the address by now
 */
export const reloadElsewhere = (isShownBy: () => boolean): void => {
  const { pathname, search } = window.location;
  window.addEventListener('popstate', () => {
    if (isShownBy()) return;
    if (window.location.pathname !== pathname || window.location.search !== search) window.location.reload();
  });
};
