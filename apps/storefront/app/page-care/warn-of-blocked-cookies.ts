import styles from './list-messages.module.css';

/** Warns at the foot of the page that cookies are blocked, until it is closed. */
export const warnOfBlockedCookies = (page: Document): void => {
  const box = page.createElement('div');
  box.className = styles.message ?? '';
  // Inserted before its text: a live region that is inserted with its text is not announced.
  box.role = 'alert';
  page.body.append(box);
  const text = page.createElement('p');
  text.textContent =
    'Your browser blocks cookies. The cart and your account need them: allow cookies for this site, then load the page again.';
  const close = page.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.addEventListener('click', () => box.remove());
  box.append(text, close);
};
