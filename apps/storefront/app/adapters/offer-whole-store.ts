import styles from './offer-whole-store.module.css';

const offerId = 'whole-store';

/** Whether a browser says of itself that it is an app's web view: Android's marks itself, that of iOS lacks Safari's name. */
export const isWebView = (userAgent: string): boolean =>
  /; wv\)/.test(userAgent) || (/iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent));

/**
 * Leads out of the app's mode at the end of a page that no app is around: a link that was shared from the app brings an
 * ordinary browser into it, where the header and the footer are missing (READINGS A46).
 */
export const offerWholeStore = (page: Document): void => {
  if (page.getElementById(offerId)) return;
  const { pathname } = page.location;
  const aside = page.createElement('aside');
  aside.id = offerId;
  aside.className = styles.offer ?? '';
  const link = page.createElement('a');
  link.href = `${pathname}?isMobileApp=0`;
  link.textContent = 'Show the whole store';
  aside.append('This page is shown as in the app, without menu and footer. ', link);
  page.body.append(aside);
};
