import { Icon } from '../primitives/Icon.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './FunnelHeader.module.css';
import { Wordmark } from './Wordmark.tsx';

export interface FunnelHeaderProps {
  readonly homeUrl: string;
  readonly cartUrl: string;
  readonly label?: string | undefined;
}

/** The header of checkout, whose only link out is the cart (S2-checkout-06, 07). */
export const FunnelHeader = ({ homeUrl, cartUrl, label = 'Checkout' }: FunnelHeaderProps) => {
  const { Link } = useUi();
  return (
    <header className={styles.header}>
      <Wordmark href={homeUrl} />
      <p className={styles.label}>
        <Icon name="lock" size={18} />
        {label}
      </p>
      <Link className={styles.cart} href={cartUrl}>
        Cart
      </Link>
    </header>
  );
};
