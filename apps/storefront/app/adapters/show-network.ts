import styles from './show-network.module.css';

/** The same element as in a stored page, whose copy shows its age. */
const noticeId = 'offline-notice';

/** Shows an offline notice at the foot of the page while there is no connection (S4-session-06). */
export const showNetwork = (page: Document, isOnline: boolean): void => {
  const shown = page.getElementById(noticeId);
  if (isOnline) shown?.remove();
  if (isOnline || shown !== null) return;
  const notice = page.createElement('p');
  notice.id = noticeId;
  notice.className = styles.notice ?? '';
  notice.role = 'status';
  notice.textContent =
    'You are offline. Pages that you have read can still be opened; prices and stock may have changed.';
  page.body.append(notice);
};
