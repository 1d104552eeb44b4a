import styles from './list-messages.module.css';

/** Warns at the foot of the page that cookies are blocked, until it is closed. */
export const warnOfBlockedCookies = (page: Document): void => {
  const box = page.createElement('div');
  box.className = styles.message ?? '';
  // Inserted before its text: a live region that is inserted with its text is not announced.
  box.role = 'alert';
  box.popover = 'manual';
  page.body.append(box);
  box.showPopover();
  // A dialog opens in front of everything before it, as the side cart does after an addition, which is empty then.
  const dialogs = new MutationObserver(() => {
    box.hidePopover();
    box.showPopover();
  });
  dialogs.observe(page.body, { subtree: true, attributeFilter: ['open'] });
  const text = page.createElement('p');
  text.textContent =
    'Your browser blocks cookies. The cart and your account need them: allow cookies for this site, then load the page again.';
  const close = page.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.addEventListener('click', () => {
    dialogs.disconnect();
    box.remove();
  });
  box.append(text, close);
};
