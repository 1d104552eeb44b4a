import type { ReactNode } from 'react';
import type { NamedBlockProps } from './further-block-props.ts';
import styles from './NamedBlock.module.css';
import { RichText } from './RichText.tsx';

export interface NamedBlockViewProps extends Omit<NamedBlockProps, 'block'> {
  /** Sanitised already; undefined where the block is inactive or missing. */
  readonly html?: string | undefined;
  readonly children?: ReactNode;
}

/** A block that is kept by its name and stands on many pages, and whatever blocks stand in it; nothing when both are empty. */
export const NamedBlock = ({ html, tone = 'plain', children }: NamedBlockViewProps) =>
  html || children ? (
    <div className={styles[tone]}>
      {html && <RichText html={html} />}
      {children}
    </div>
  ) : null;
