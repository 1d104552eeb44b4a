import styles from './show-network.module.css';

/** The same element as on a kept page, whose copy says since when it is one. */
const noticeId = 'offline-notice';

/** Says at the foot of a page that there is no connection, for as long as there is none (S4-session-06). */
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
