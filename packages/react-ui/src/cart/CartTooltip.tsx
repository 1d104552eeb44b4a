import { type Money, zero } from '@ironcart/core/money';
import { Amount } from '../price/Amount.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Thumbnail } from '../primitives/Thumbnail.tsx';
import styles from './CartTooltip.module.css';
import type { CartLineView } from './LineFrame.tsx';

/** The label of the total, by the costs that it excludes. */
const totalLabels = {
  shipping: 'Total before shipping',
  vat: 'Total, excl. VAT',
  tax: 'Total before tax',
} as const;

export interface CartTooltipProps {
  /** Hidden during the closing transition. */
  readonly isVisible: boolean;
  readonly lines: readonly CartLineView[];
  /** Total of the goods. */
  readonly total: Money;
  /** The costs that the total excludes. */
  readonly lacks: keyof typeof totalLabels;
  /** Gift cards entered in checkout, by the last characters of their codes. */
  readonly giftCards: readonly { readonly ending: string; readonly amount: Money }[];
  readonly cartUrl: string;
  readonly checkoutUrl: string;
}

/** Maximum number of lines shown. */
const lineLimit = 3;

/** Summary of the cart below its link in the header, with links to the cart and checkout. */
export const CartTooltip = (props: CartTooltipProps) => {
  const { isVisible, lines, total, lacks, giftCards, cartUrl, checkoutUrl } = props;
  const hidden = lines.length - lineLimit;
  return (
    <section className={styles.tooltip} data-visible={isVisible || undefined} aria-label="In your cart">
      <ul className={styles.lines}>
        {lines.slice(0, lineLimit).map((line) => (
          <li key={line.listItemId} className={styles.line}>
            <Thumbnail className={styles.picture} picture={line.picture} name={line.name} sizes="56px" />
            <span className={styles.name}>
              {line.name}
              {line.qty > 1 && <span className={styles.quantity}> × {line.qty}</span>}
            </span>
            <Amount amount={line.total} />
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={styles.more}>{`and ${hidden} more`}</p>}
      <dl className={styles.totals}>
        {giftCards.map(({ ending, amount }) => (
          <div key={ending}>
            <dt>Gift card ending {ending}</dt>
            <dd>{amount === zero ? 'not needed' : <Amount amount={amount} sign="−" />}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{totalLabels[lacks]}</dt>
          <dd>
            <Amount amount={total} />
          </dd>
        </div>
      </dl>
      <div className={styles.ways}>
        <ButtonLink href={checkoutUrl} variant="primary" isWide>
          Check out
        </ButtonLink>
        <ButtonLink href={cartUrl} variant="quiet" isWide>
          View cart
        </ButtonLink>
      </div>
    </section>
  );
};
