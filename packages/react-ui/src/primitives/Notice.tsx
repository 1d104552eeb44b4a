import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

export interface NoticeProps {
  readonly tone?: NoticeTone | undefined;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  /** The action that resolves it. */
  readonly action?: ReactNode;
  /**
   * Whether screen readers announce it when it appears: for responses to a press, unless a LiveRegion announces them.
   */
  readonly isAnnounced?: boolean | undefined;
  readonly className?: string | undefined;
}

const icons: Readonly<Record<NoticeTone, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
};

/** A message next to its subject. */
export const Notice = ({ tone = 'info', title, children, action, isAnnounced, className }: NoticeProps) => (
  <div
    className={classNames(styles.notice, styles[tone], className)}
    data-notice=""
    role={isAnnounced ? 'alert' : undefined}
  >
    <Icon name={icons[tone]} />
    <div className={styles.text}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  </div>
);
