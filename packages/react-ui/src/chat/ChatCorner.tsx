import type { ReactNode, Ref } from 'react';
import styles from './ChatWindow.module.css';

export interface ChatCornerProps {
  readonly ref?: Ref<HTMLElement> | undefined;
  readonly children: ReactNode;
}

/** The fixed corner of the page that holds the live chat's button or window. */
export const ChatCorner = ({ ref, children }: ChatCornerProps) => (
  <aside ref={ref} className={styles.corner} aria-label="Help">
    {children}
  </aside>
);
