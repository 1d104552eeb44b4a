import { classNames } from '../primitives/class-names.ts';
import type { RichTextProps } from './block-props.ts';
import styles from './RichText.module.css';

/** Running text from content, at a readable measure. The html must be sanitised already. */
export const RichText = ({ html, isLead }: RichTextProps) => (
  <div
    className={classNames(styles.text, isLead && styles.lead)}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: content arrives sanitised, see RichTextProps.
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
