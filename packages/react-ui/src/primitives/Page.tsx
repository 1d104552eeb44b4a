import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Page.module.css';

export interface PageProps {
  readonly children: ReactNode;
  /** `text` keeps a readable measure, `form` a single column of fields. */
  readonly width?: 'full' | 'text' | 'form' | undefined;
}

/** The margins of a page. Header, footer and BlockList bring their own. */
export const Page = ({ children, width = 'full' }: PageProps) => (
  <div className={classNames(styles.page, styles[width])}>{children}</div>
);
