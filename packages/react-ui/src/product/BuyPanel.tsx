import type { LayeredImage } from '@ironcart/core/product-look';
import type { FormEvent, ReactNode } from 'react';
import { Price, type PriceView } from '../price/Price.tsx';
import { Button } from '../primitives/Button.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { QuantityField } from '../primitives/QuantityField.tsx';
import { Unbroken } from '../primitives/Unbroken.tsx';
import styles from './BuyPanel.module.css';
import { measureBar } from './measure-bar.ts';
import { RatingSummary } from './RatingSummary.tsx';
import { StockLine, type StockView } from './StockLine.tsx';

export interface BuyPanelProps {
  readonly name: string;
  readonly sku?: string | undefined;
  readonly rating?: { readonly average: number; readonly count: number } | undefined;
  readonly ratingHref?: string | undefined;
  readonly price: PriceView;
  /** Description of a deal, for example '12 left at this price'. */
  readonly deal?: string | undefined;
  readonly stock?: StockView | undefined;
  /** The delivery promise, as in 'Leaves our dock Tuesday'. */
  readonly promise?: string | undefined;
  /** Plain text. */
  readonly summary?: string | undefined;
  /** The form's target, with the fields that identify the product. */
  readonly target: FormTarget;
  readonly minQty?: number | undefined;
  readonly maxQty?: number | undefined;
  /** False for grouped products, whose children have their own quantities. */
  readonly hasQuantity?: boolean | undefined;
  readonly addLabel?: string | undefined;
  /** The id of the button, or of its replacement, for a link to it. */
  readonly buttonId?: string | undefined;
  readonly isBusy?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Why the product could not be added. */
  readonly issue?: string | undefined;
  /** The product's options, inside the form. */
  readonly children?: ReactNode;
  /** Replaces quantity and button if the product cannot be bought. */
  readonly instead?: ReactNode;
  /** Picture and name of a configured set, which stay in view with its price and button. */
  readonly set?: { readonly label: string; readonly picture?: LayeredImage | undefined } | undefined;
  /** Other ways to submit the form, below its button. */
  readonly also?: ReactNode;
  /** Below everything else: delivery, returns, warranty. */
  readonly footer?: ReactNode;
  readonly onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
}

/** The panel for buying a product: a form that works before hydration. */
export const BuyPanel = (props: BuyPanelProps) => {
  const { name, sku, rating, ratingHref, price, deal, stock, promise, summary, target, minQty, maxQty } = props;
  const { hasQuantity = true, addLabel = 'Add to cart', buttonId, isBusy, isDisabled, issue, children } = props;
  const { set, instead, also, footer, onSubmit } = props;
  // A 'from' price is less precise than the button's total of the chosen pieces.
  const isSumOnButton = price.isFrom === true && props.addLabel !== undefined;
  return (
    <div className={styles.panel}>
      <header className={styles.header}>
        <h1 className={styles.name}>{name}</h1>
        {(rating || sku) && (
          <div className={styles.meta}>
            {rating && <RatingSummary rating={rating} href={ratingHref} />}
            {sku && (
              <span className={styles.sku}>
                <Unbroken>{sku}</Unbroken>
              </span>
            )}
          </div>
        )}
        <Price price={price} size="large" />
        {deal && <p className={styles.deal}>{deal}</p>}
        {stock && <StockLine stock={stock} promise={promise} />}
        {summary && <p className={styles.summary}>{summary}</p>}
      </header>
      <IntentForm className={styles.form} target={target} onSubmit={onSubmit}>
        {children}
        {instead && issue && (
          <Notice tone="error" isAnnounced>
            {issue}
          </Notice>
        )}
        {!instead && (
          <div ref={measureBar} className={styles.buy} data-buy-bar data-set={set && ''} data-issue={issue && ''}>
            {issue && (
              <Notice tone="error" isAnnounced className={styles.issue}>
                {issue}
              </Notice>
            )}
            {!isSumOnButton && (
              <p className={styles.sum} aria-hidden={set === undefined || undefined}>
                {set?.picture && (
                  <span className={styles.picture}>
                    <Picture
                      master={set.picture.link}
                      alt=""
                      width={set.picture.width}
                      height={set.picture.height}
                      widths={[83, 166]}
                      sizes="48px"
                      layers={set.picture.layers}
                    />
                  </span>
                )}
                {set && <span>{set.label}</span>}
                <Price
                  // The bar has no room for a trial's length; the price above states it.
                  price={{ amount: price.amount, isFrom: price.isFrom, per: price.renewal ? undefined : price.per }}
                  size="small"
                />
              </p>
            )}
            {hasQuantity && (
              <div className={styles.quantity}>
                <QuantityField label={`Quantity of ${name}`} min={minQty} max={maxQty} isDisabled={isDisabled} />
              </div>
            )}
            <Button
              id={buttonId}
              type="submit"
              variant="primary"
              size="large"
              isWide
              isBusy={isBusy}
              busyLabel="Adding to cart"
              disabled={isDisabled}
            >
              {addLabel}
            </Button>
          </div>
        )}
        {also && <div className={styles.also}>{also}</div>}
      </IntentForm>
      {instead && (
        <div id={buttonId} tabIndex={-1}>
          {instead}
        </div>
      )}
      {footer}
    </div>
  );
};
