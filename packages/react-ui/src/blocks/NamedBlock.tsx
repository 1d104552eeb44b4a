import type { ReactNode } from 'react';
import type { NamedBlockProps } from './further-block-props.ts';
import styles from './NamedBlock.module.css';
import { RichText } from './RichText.tsx';

export interface NamedBlockViewProps extends Omit<NamedBlockProps, 'block'> {
  /** Sanitised HTML; undefined if the block is inactive or missing. */
  readonly html?: string | undefined;
  readonly children?: ReactNode;
}

/** A named, reusable HTML block with an optional slot; nothing if both are empty. */
export const NamedBlock = ({ html, tone = 'plain', children }: NamedBlockViewProps) =>
  html || children ? (
    <div className={styles[tone]}>
      {html && <RichText html={html} />}
      {children}
    </div>
  ) : null;
