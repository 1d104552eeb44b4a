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
 * so that other elements there, such as a phone's buy bar, can move up and nothing stays covered. A server-rendered
 * page with `data-foot-notice` on its root reserves the space until the notice is loaded.
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
    // Removes the server's placeholder; from now on the notice is measured.
    delete document.documentElement.dataset.footNotice;
    const measuring = new AbortController();
    window.addEventListener('resize', measure, { signal: measuring.signal });
    // For a disclosure inside it; the event does not bubble.
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
