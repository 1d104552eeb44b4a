import type { LayeredImage } from '@ironcart/core/product-look';
import type { ReactNode } from 'react';
import { NoPicture } from '../primitives/NoPicture.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './AccountRows.module.css';

/** One of a customer's items in a list: its title and details. */
export interface AccountRowView {
  readonly id: string;
  readonly title: string;
  /** Undefined if it has no page (any more). */
  readonly href?: string | undefined;
  /** The product's picture; null: a placeholder is shown. */
  readonly picture?: LayeredImage | null | undefined;
  /** Short badges beside the title, as in 'Default'. */
  readonly marks?: readonly { readonly text: string; readonly isProblem?: boolean | undefined }[] | undefined;
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Actions for the item. */
  readonly action?: ReactNode;
}

export interface AccountRowsProps {
  readonly rows: readonly AccountRowView[];
  /** The heading level of a row's title; 2 by default. */
  readonly headingLevel?: 2 | 3 | undefined;
}

/** A list of a customer's items, one per row. */
export const AccountRows = ({ rows, headingLevel = 2 }: AccountRowsProps) => {
  const Title = `h${headingLevel}` as const;
  const { Link } = useUi();
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, title, href, picture, marks = [], facts, action }) => (
        <li key={id} className={styles.row} data-picture={picture === undefined ? undefined : ''}>
          {picture !== undefined && (
            <div className={styles.picture}>
              {picture ? (
                <Picture
                  master={picture.link}
                  alt=""
                  width={picture.width}
                  height={picture.height}
                  blurred={picture.blurred}
                  layers={picture.layers}
                  widths={[83, 166, 308]}
                  sizes="80px"
                />
              ) : (
                <NoPicture name={title} />
              )}
            </div>
          )}
          <div className={styles.head}>
            <Title className={styles.title}>{href === undefined ? title : <Link href={href}>{title}</Link>}</Title>
            {marks.map(({ text, isProblem }) => (
              <span key={text} className={styles.mark} data-problem={isProblem || undefined}>
                {text}
              </span>
            ))}
          </div>
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {action && <div className={styles.action}>{action}</div>}
        </li>
      ))}
    </ul>
  );
};
