import type { GalleryImage, Money } from '@ironcart/core';
import type { ReactNode } from 'react';
import { Amount } from '../price/Amount.tsx';
import { classNames } from '../primitives/class-names.ts';
import { Icon } from '../primitives/Icon.tsx';
import { NoPicture } from '../primitives/NoPicture.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './CartLine.module.css';
import { type EarnedLineView, EarnedNote } from './EarnedNote.tsx';

/** A line of a list as it is shown: priced, with what was chosen in words. */
export interface CartLineView {
  readonly listItemId: string;
  readonly name: string;
  /** Left out: the product has no page (any more). */
  readonly url?: string | undefined;
  readonly picture?: GalleryImage | undefined;
  readonly qty: number;
  readonly minQty?: number | undefined;
  readonly maxQty?: number | undefined;
  /** As in 'Colour', 'Red'. */
  readonly options: readonly { readonly label: string; readonly value: string }[];
  /** What a bundle holds. */
  readonly children?: readonly { readonly name: string; readonly qty: number }[] | undefined;
  readonly unitPrice: Money;
  readonly total: Money;
  /** What the line costs without its reduction. */
  readonly listTotal?: Money | undefined;
  /** What the line redeems of what the shopper earned, or could redeem. */
  readonly earned?: EarnedLineView | undefined;
  /** What is wrong with the line, or has changed. */
  readonly issue?: string | undefined;
  /** How many can be bought, where the line holds more; 0: none. */
  readonly availableQty?: number | undefined;
}

export interface LineFrameProps {
  readonly line: CartLineView;
  readonly isBusy?: boolean | undefined;
  /** `compact` for the side cart and summaries. */
  readonly variant?: 'full' | 'compact' | undefined;
  /** Below the line's text: its quantity, and what can be done with it. */
  readonly children: ReactNode;
}

/** A line as it is read: its picture, what was chosen, and what it costs. */
export const LineFrame = ({ line, isBusy, variant = 'full', children }: LineFrameProps) => {
  const { Link } = useUi();
  return (
    <article className={styles.frame} aria-busy={isBusy || undefined}>
      <div className={classNames(styles.line, styles[variant])}>
        <div className={styles.picture}>
          {line.picture ? (
            <Picture
              master={line.picture.link}
              alt=""
              width={line.picture.width}
              height={line.picture.height}
              blurred={line.picture.blurred}
              widths={[83, 166, 308]}
              sizes={variant === 'full' ? '(min-width: 768px) 144px, 96px' : '80px'}
            />
          ) : (
            <NoPicture name={line.name} />
          )}
        </div>
        <div className={styles.text}>
          <p className={styles.name}>{line.url === undefined ? line.name : <Link href={line.url}>{line.name}</Link>}</p>
          {line.options.length > 0 && (
            <dl className={styles.options}>
              {line.options.map((option) => (
                <div key={option.label}>
                  <dt>{option.label}</dt>
                  <dd>{option.value}</dd>
                </div>
              ))}
            </dl>
          )}
          {line.children && line.children.length > 0 && (
            <ul className={styles.children}>
              {line.children.map((child) => (
                <li key={child.name}>
                  {child.qty} × {child.name}
                </li>
              ))}
            </ul>
          )}
          {line.earned && line.earned.state !== 'offered' && <EarnedNote earned={line.earned} />}
          {line.issue && (
            <p className={styles.issue}>
              <Icon name="alert" size={16} />
              {line.issue}
            </p>
          )}
        </div>
        <div className={styles.price}>
          {line.listTotal !== undefined && line.listTotal > line.total && (
            <s className={styles.was}>
              <VisuallyHidden>Was </VisuallyHidden>
              <Amount amount={line.listTotal} />
            </s>
          )}
          <span className={styles.total}>
            <Amount amount={line.total} />
          </span>
          {isBusy ? (
            <span className={styles.unit}>Updating</span>
          ) : (
            line.qty > 1 && (
              <span className={styles.unit}>
                <Amount amount={line.unitPrice} /> each
              </span>
            )
          )}
        </div>
        <div className={styles.controls}>{children}</div>
      </div>
    </article>
  );
};

/** The quantity of a line that is only shown. */
export const LineCount = ({ qty }: Pick<CartLineView, 'qty'>) => <span className={styles.count}>Quantity {qty}</span>;
