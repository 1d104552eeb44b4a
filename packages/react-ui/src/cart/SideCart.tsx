import { type Money, zero } from '@ironcart/core/money';
import { Amount } from '../price/Amount.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Drawer } from '../primitives/Drawer.tsx';
import type { FormTarget } from '../primitives/IntentForm.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { CartLineList } from './CartLineList.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import type { CartLineView } from './LineFrame.tsx';
import styles from './SideCart.module.css';
import type { TotalsLineView } from './totals-lines.ts';

export interface SideCartProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly lines: readonly CartLineView[];
  readonly subtotal: Money;
  /** The discounts of the cart, created by `discountLines`. */
  readonly discounts?: readonly TotalsLineView[] | undefined;
  /** The VAT of the goods on sites that show prices with it, and the total including it. */
  readonly vat?: { readonly amount: Money; readonly total: Money } | undefined;
  /** Whether the amounts exclude VAT, which is then stated. */
  readonly isWithoutVat?: boolean | undefined;
  /** Sum of the quantities. */
  readonly count: number;
  readonly cartUrl: string;
  readonly checkoutUrl: string;
  readonly shopUrl: string;
  readonly updateTarget?: FormTarget | undefined;
  readonly removeTarget?: FormTarget | undefined;
  readonly busyItemIds?: readonly string[] | undefined;
  /** Messages of the cart, as in 'Quantity changed to 4, that is all we have'. */
  readonly messages?: readonly string[] | undefined;
}

/** Lines that cannot be bought are included until they are changed, and the subtotal's label says so. */
const subtotalLabel = (lines: readonly CartLineView[], isWithoutVat: boolean): string => {
  const hasLinesToChange = lines.some(({ issue }) => issue !== undefined);
  return `Subtotal${hasLinesToChange ? ' with items to change' : ''}${isWithoutVat ? ', excl. VAT' : ''}`;
};

/** The cart in a drawer: lines, totals and a link to checkout. */
export const SideCart = (props: SideCartProps) => {
  const { isOpen, onClose, lines, subtotal, count, cartUrl, checkoutUrl, shopUrl } = props;
  const { updateTarget, removeTarget, busyItemIds, messages = [], isWithoutVat = false, discounts = [], vat } = props;
  const footer = (
    <div className={styles.footer}>
      <p className={vat ? styles.part : styles.sum}>
        <span>{subtotalLabel(lines, isWithoutVat)}</span>
        <Amount amount={subtotal} />
      </p>
      {discounts.map(({ label, amount = zero }) => (
        <p key={label} className={styles.part}>
          <span>{label}</span>
          <Amount amount={amount} sign="−" />
        </p>
      ))}
      {vat && (
        <>
          <p className={styles.part}>
            <span>VAT</span>
            <Amount amount={vat.amount} />
          </p>
          <p className={styles.sum}>
            <span>Total so far</span>
            <Amount amount={vat.total} />
          </p>
        </>
      )}
      <p className={styles.note}>
        {vat ? 'Shipping comes at checkout.' : `Shipping and ${isWithoutVat ? 'VAT' : 'tax'} come at checkout.`}
      </p>
      <ButtonLink variant="primary" size="large" isWide href={checkoutUrl}>
        Check out
      </ButtonLink>
      <ButtonLink variant="quiet" isWide href={cartUrl}>
        View cart
      </ButtonLink>
    </div>
  );
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={`Your cart (${count})`}
      footer={lines.length > 0 ? footer : undefined}
    >
      {messages.map((message) => (
        <Notice key={message} tone="warning">
          {message}
        </Notice>
      ))}
      {lines.length === 0 ? (
        <EmptyCart shopUrl={shopUrl} />
      ) : (
        <CartLineList
          lines={lines}
          variant="compact"
          updateTarget={updateTarget}
          removeTarget={removeTarget}
          busyItemIds={busyItemIds}
        />
      )}
    </Drawer>
  );
};
