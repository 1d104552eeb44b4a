import styles from './offer-whole-store.module.css';

const offerId = 'whole-store';

/** Whether a user agent is an app's web view: Android marks it, and on iOS it lacks Safari's name. */
export const isWebView = (userAgent: string): boolean =>
  /; wv\)/.test(userAgent) || (/iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent));

/**
 * Offers to leave app mode at the end of a page outside the app: a link shared from the app opens it in an ordinary
 * browser, without header and footer (READINGS A46).
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
