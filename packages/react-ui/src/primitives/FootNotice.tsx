import { type ReactNode, useEffect, useRef } from 'react';
import styles from './FootNotice.module.css';

export interface FootNoticeProps {
  readonly label: string;
  /** Whether it receives the focus, because the shopper asked for it. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/**
 * A question at the foot of the window that leaves the page usable. `--foot-room` on the document is its height, for what
 * else stands there, as a phone's buy bar: nothing of the page is covered for good.
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
