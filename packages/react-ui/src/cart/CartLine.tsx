import type { GalleryImage, Money } from '@ironcart/core';
import type { ReactNode } from 'react';
import { Amount } from '../price/Amount.tsx';
import { Button } from '../primitives/Button.tsx';
import { classNames } from '../primitives/class-names.ts';
import { Icon } from '../primitives/Icon.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { QuantityField } from '../primitives/QuantityField.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './CartLine.module.css';

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
  /** What is wrong with the line, or has changed. */
  readonly issue?: string | undefined;
}

export interface CartLineProps {
  readonly line: CartLineView;
  /** Left out: the quantity is only shown. Both targets get the field `listItemId`. */
  readonly updateTarget?: FormTarget | undefined;
  readonly removeTarget?: FormTarget | undefined;
  readonly isBusy?: boolean | undefined;
  /** `compact` for the side cart and summaries. */
  readonly variant?: 'full' | 'compact' | undefined;
  /** Further actions, as in 'Save for later'. */
  readonly actions?: ReactNode;
}

const withItem = (target: FormTarget, line: CartLineView): FormTarget => ({
  ...target,
  fields: { ...target.fields, listItemId: line.listItemId },
});

/** A line of the cart; its quantity and its removal are forms of their own. */
export const CartLine = ({ line, updateTarget, removeTarget, isBusy, variant = 'full', actions }: CartLineProps) => {
  const { Link } = useUi();
  return (
    <article className={classNames(styles.line, styles[variant])} aria-busy={isBusy || undefined}>
      <div className={styles.picture}>
        {line.picture && (
          <Picture
            master={line.picture.link}
            alt=""
            width={line.picture.width}
            height={line.picture.height}
            blurred={line.picture.blurred}
            widths={[83, 166, 308]}
            sizes={variant === 'full' ? '(min-width: 820px) 144px, 96px' : '80px'}
          />
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
      <div className={styles.controls}>
        {updateTarget ? (
          <IntentForm className={styles.quantity} target={withItem(updateTarget, line)}>
            <QuantityField
              label={`Quantity of ${line.name}`}
              defaultValue={line.qty}
              min={line.minQty}
              max={line.maxQty}
              submitsOnChange
            />
            <noscript>
              <Button type="submit" size="small">
                Update
              </Button>
            </noscript>
          </IntentForm>
        ) : (
          <span className={styles.count}>Quantity {line.qty}</span>
        )}
        {removeTarget && (
          <IntentForm target={withItem(removeTarget, line)}>
            <button type="submit" className={styles.remove}>
              Remove <VisuallyHidden>{line.name}</VisuallyHidden>
            </button>
          </IntentForm>
        )}
        {actions}
      </div>
    </article>
  );
};
