import styles from './rate-limit-overlay.module.css';

const overlayId = 'rate-limit';

/** Shows a closable overlay about rate-limited requests, once for any number of them. */
export const showRateLimit = (page: Document): void => {
  if (page.getElementById(overlayId)) return;
  const overlay = page.createElement('div');
  overlay.id = overlayId;
  overlay.className = styles.overlay ?? '';
  overlay.role = 'alert';
  const text = page.createElement('p');
  text.textContent = 'Too many requests: the network in front of the store refused one (429). Wait a minute.';
  const close = page.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.addEventListener('click', () => overlay.remove());
  overlay.append(text, close);
  page.body.append(overlay);
};
