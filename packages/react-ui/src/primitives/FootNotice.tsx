import { type ReactNode, useEffect, useRef } from 'react';
import styles from './FootNotice.module.css';

export interface FootNoticeProps {
  readonly label: string;
  /** Whether it receives the focus, because the shopper asked for it. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/**
 * A question at the bottom of the window that leaves the page usable. Sets `--foot-room` on the document to its height,
 * so that other elements there, such as a phone's buy bar, can move up and nothing stays covered. A server's page that
 * has `data-foot-notice` on its root keeps the room free while the notice is still on its way.
 */
export const FootNotice = ({ label, takesFocus = false, children }: FootNoticeProps) => {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    const { current } = notice;
    if (current === null) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--foot-room', `${current.offsetHeight}px`);
    measure();
    // The page's own mark ends with the notice, which is measured from now on.
    delete document.documentElement.dataset.footNotice;
    const measuring = new AbortController();
    window.addEventListener('resize', measure, { signal: measuring.signal });
    // A disclosure within it: the event does not bubble.
    current.addEventListener('toggle', measure, { capture: true, signal: measuring.signal });
    return () => {
      measuring.abort();
      style.removeProperty('--foot-room');
    };
  }, []);
  return (
    <section ref={notice} className={styles.notice} aria-label={label} tabIndex={-1}>
      {children}
    </section>
  );
};
