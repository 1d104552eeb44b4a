import type { Money } from '@ironcart/core/money';
import type { LayeredImage } from '@ironcart/core/product-look';
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

/** The amounts of a line, in minor units. */
export interface LineAmounts {
  readonly unitPrice: Money;
  readonly total: Money;
  /** The line's total at list prices. */
  readonly listTotal?: Money | undefined;
}

/** Whether the amounts of a line include VAT; if they do, also the amounts without it. */
export type LineVat = { readonly kind: 'included'; readonly without: LineAmounts } | { readonly kind: 'excluded' };

/** The view data of a list's line: prices, and the shopper's choices as text. */
export interface CartLineView extends LineAmounts {
  readonly listItemId: string;
  readonly name: string;
  /** Undefined if the product has no page (any more). */
  readonly url?: string | undefined;
  readonly picture?: LayeredImage | undefined;
  readonly qty: number;
  readonly minQty?: number | undefined;
  readonly maxQty?: number | undefined;
  /** The chosen options, as in 'Colour' and 'Red'. */
  readonly options: readonly { readonly label: string; readonly value: string }[];
  /** The contents of a bundle. */
  readonly children?: readonly { readonly name: string; readonly qty: number }[] | undefined;
  /** On sites that show prices with VAT first (S9-vat-01): whether this line's amounts include it. */
  readonly vat?: LineVat | undefined;
  /** The earned discount that the line redeems or could redeem. */
  readonly earned?: EarnedLineView | undefined;
  /** A problem of the line, or a change. */
  readonly issue?: string | undefined;
  /** The available quantity, if the line's is higher; 0: none. */
  readonly availableQty?: number | undefined;
}

export interface LineFrameProps {
  readonly line: CartLineView;
  readonly isBusy?: boolean | undefined;
  /** `compact` for the side cart and summaries. */
  readonly variant?: 'full' | 'compact' | undefined;
  /** The line's controls: quantity and actions. */
  readonly children: ReactNode;
}

/** The layout of a line: picture, choices and price. */
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
              layers={line.picture.layers}
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
          {line.earned && line.earned.code !== 'offered' && <EarnedNote earned={line.earned} />}
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
          {line.vat && (
            <span className={styles.unit}>
              {line.vat.kind === 'included' && (
                <>
                  <Amount amount={line.vat.without.total} />{' '}
                </>
              )}
              excl. VAT
            </span>
          )}
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

/** A quantity that cannot be changed. */
export const LineCount = ({ qty }: Pick<CartLineView, 'qty'>) => <span className={styles.count}>Quantity {qty}</span>;
